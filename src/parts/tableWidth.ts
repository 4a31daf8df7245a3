/** The least room in which a table is shown with columns, in letters: below that its rows are sheets. Stylesheets have the same number, held by a test. */
export const ROOM = 34
/** A wide letter, and what stands around a cell, as multiples of the size of letters. */
const LETTER = 0.6
const AROUND = 1.25
/** The first column of a table is at least so wide, here as in its stylesheet. */
export const FIRST = 9

/** Where a line may end: at spaces, at the hyphen of a word, and after each sign of a script that knows no spaces. */
const BREAKS = /\s+|(?<=\p{L})-(?=\p{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

/** The least room of a table whose cells are short enough to stand side by side on a phone, and lines of a cell that are not too many. */
export const PHONE = 20
const LINES = 3
/** So much of a phone's room may be filled by letters that are wider than most. */
const NEARLY = 0.9 * PHONE

/** What a table stands in, as classes: one that can be read with its columns on a phone, its cells broken between words, keeps them there. */
export const sheetsOf = (rows: readonly (readonly string[])[]): string => (roomFor(rows, brokenWidth) <= PHONE ? 'sheets few' : 'sheets')

/** Letters of the longest word of a text. */
const longestWord = (text: string): number => text.split(BREAKS).reduce((most, { length }) => Math.max(most, length), 0)

/** Letters of the longest line of a text that is broken between words into no more lines than that. */
export const brokenWidth = (text: string): number => Math.max(longestWord(text), Math.ceil(text.length / LINES))

/** The room that the columns of a table need, in letters, where a cell takes so many and the first column has at least that much. */
function roomFor(rows: readonly (readonly string[])[], lettersOf: (cell: string) => number, first = 0): number {
  const widths: number[] = []
  for (const row of rows) for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? (column === 0 ? first : 0), lettersOf(cell) * LETTER + AROUND)
  return widths.reduce((sum, width) => sum + width, 0)
}

/** Whether the columns of a table may need more room than there is, so that it has to be scrolled. Each row has the words of its cells. */
export function mayOverflow(rows: readonly (readonly string[])[]): boolean {
  const onPhone = roomFor(rows, brokenWidth)
  return roomFor(rows, longestWord, FIRST) > ROOM || (onPhone > NEARLY && onPhone <= PHONE)
}

/** What a table stands in: reached by keyboard where it may have to be scrolled, and no stop on the way where it need not. */
export const scrollable = (name: string, isWide: boolean): { tabIndex?: 0; role?: 'region'; 'aria-label'?: string } =>
  isWide ? { tabIndex: 0, role: 'region', 'aria-label': name } : {}
