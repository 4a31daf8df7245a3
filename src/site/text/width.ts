/** Letters as wide as two Latin ones: those of Chinese, Japanese and Korean, their punctuation, full-width forms, and pictures. */
const WIDE = new RegExp(
  [
    '[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\u3247\\u3250-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c',
    '\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6b\\uff01-\\uff60\\uffe0-\\uffe6',
    '\\u{16fe0}-\\u{18d08}\\u{1aff0}-\\u{1b2fb}\\u{20000}-\\u{3fffd}]|\\p{Emoji_Presentation}',
  ].join(''),
  'gu',
)

/** How long a text is where it is cut off by its width, and whether wide letters have counted twice. */
export function widthOf(text: string): { length: number; isWide: boolean } {
  const wide = text.match(WIDE)?.length ?? 0
  return { length: Array.from(text).length + wide, isWide: wide > 0 }
}

/** Said where a length is that of the screen. */
export const TWICE = ', wide letters counted twice'
