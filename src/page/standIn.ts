/** What the fonts are called that stand there when the site's own have not come. */
export const STAND_IN = { heading: 'heading-stand-in', text: 'text-stand-in' } as const
