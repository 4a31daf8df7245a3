/** Every character a Latin page needs besides its letters, so that a changed sentence rarely changes the file. */
export const ALWAYS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?\'"()[]{}/\\-+*=%&@#$<>|_~^`–—‘’“”•·…€£©®™°×½¼¾→'

/** Every other character. To look at each one would take many times as long. */
const OTHERS = new RegExp(`[^${ALWAYS.replace(/[\]\\^-]/g, '\\$&')}]`, 'gu')

/** The characters in a value beyond those that every font has, each once. */
export function otherCharacters(value: unknown): string {
  return [...new Set(JSON.stringify(value)?.match(OTHERS))].join('')
}
