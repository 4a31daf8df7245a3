/** What mends the default file, as it is typed. */
export const FIX = 'npm run check -- --fix'
