/** A text in lines that fit into a box, and the size of its letters, in pixels. */
export type Fitted = { lines: string[]; size: number }

/** Sizes of letters that are tried, in pixels, the largest first. */
const SIZES = [92, 80, 68, 56, 46, 38, 32]
/** Height of a line, as a part of the size of its letters. */
export const LINE = 1.2
/** Scripts whose words are not set apart by spaces: a line may end behind each letter. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD_END = /[\s\-–—/]$/

/** The letters of a text as a reader counts them, with white space made one space. */
export function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.replaceAll(/\s+/g, ' ').trim()), ({ segment }) => segment)
}

/**
 * Sets letters as large as they fit into a box; what is too long even for the smallest ends in "…".
 *
 * @param widthOf a letter, as a part of its size
 */
export function fitText(letters: readonly string[], { width, height }: { width: number; height: number }, widthOf: (letter: string) => number): Fitted {
  const words = wordsIn(letters)
  const isWhole = (size: number) => linesOf(words, width / size, widthOf).length * size * LINE <= height && words.every((word) => widthOfAll(word, widthOf) <= width / size)
  const size = SIZES.find(isWhole) ?? SIZES.at(-1) ?? 0
  const lines = linesOf(words, width / size, widthOf)
  const most = Math.floor(height / (size * LINE))
  return { lines: lines.length > most ? shortened(lines.slice(0, most)) : lines, size }
}

/** Words with what ends them; a word of a script without spaces is one letter. */
function wordsIn(letters: readonly string[]): string[][] {
  const words: string[][] = []
  letters.forEach((letter, index) => {
    const before = letters[index - 1]
    if (before === undefined || WORD_END.test(before) || UNSPACED.test(before) || UNSPACED.test(letter)) words.push([])
    words.at(-1)?.push(letter)
  })
  return words
}

function linesOf(words: readonly string[][], width: number, widthOf: (letter: string) => number): string[] {
  const lines: string[][] = [[]]
  const isRoomFor = (added: readonly string[]) => widthOfAll([...(lines.at(-1) ?? []), ...added], widthOf) <= width
  for (const word of words) {
    if (!isRoomFor(word) && lines.at(-1)?.length) lines.push([])
    // A word that is wider than the box is broken inside.
    for (const letter of word) {
      if (!isRoomFor([letter]) && lines.at(-1)?.length) lines.push([])
      lines.at(-1)?.push(letter)
    }
  }
  return lines.map((line) => line.join('').trim()).filter((line) => line !== '')
}

function widthOfAll(letters: readonly string[], widthOf: (letter: string) => number): number {
  // A space at the end of a line takes no room.
  const shown = letters.at(-1) === ' ' ? letters.slice(0, -1) : letters
  return shown.reduce((sum, letter) => sum + widthOf(letter), 0)
}

function shortened(lines: readonly string[]): string[] {
  const last = lettersOf(lines.at(-1) ?? '')
  return [...lines.slice(0, -1), `${last.slice(0, -2).join('').trimEnd()}…`]
}
