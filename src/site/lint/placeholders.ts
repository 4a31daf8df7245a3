import type { Entry } from '../../parts/message'
import type { Role } from '../../parts/role'
import type { TextRange } from '../text/location'

const MARKS = [
  /\blorem ipsum\b/giu,
  /(?<![\p{L}\p{N}_])(?:TBD|TBC|TBA|FIXME|XXX+)(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}])xxx+(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:(?:your|insert|add|more|some) )?(?:text|title|heading|headline|description|copy|content|caption) (?:goes |comes )?here\.?$/giu,
  /(?<![\p{L}\p{N}])(?:insert|add|put|your) (?:your )?(?:text|title|heading|headline|description|copy|content|caption) here(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:placeholder|dummy|sample|filler) (?:text|copy|content|title)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:asdf\w*|qwerty)(?![\p{L}\p{N}])/giu,
]
/** A quick look: most texts have none of this. */
const PERHAPS = /lorem|tb[dca]|fixme|xxx|here|placeholder|dummy|sample|filler|asdf|qwerty|to.?do/i
const TO_DO = /(?<![\p{L}\p{N}_])(?:TODO|TO-DO|TO DO)(?![\p{L}\p{N}_])/gu
/** In these languages "todo" is a word like any other. */
const TODO_IS_A_WORD = /^(?:es|pt|gl|ca|ast)\b/

/** What is said of one, as advice and before publishing. */
export const unfinishedWords: Omit<Entry<{ text: string }>, 'code'> = {
  title: 'A text left for later',
  message: ({ text }) => `"${text}" looks like a text left for later.`,
  hint: () => 'Write what is meant to stand here.',
  example: {
    wrong: '{ "type": "hero", "title": "TODO: find a headline" }',
    right: '{ "type": "hero", "title": "Loans without surprises" }',
    words: { text: 'TODO' },
  },
}

/** Marks in a text for readers that say that it is still to be written. */
export function placeholdersIn(text: string, role: Role | undefined, lang: string): { text: string; within: TextRange }[] {
  if ((role !== 'text' && role !== 'richText' && role !== 'html') || !PERHAPS.test(text)) return []
  const marks = TODO_IS_A_WORD.test(lang) ? MARKS : [...MARKS, TO_DO]
  const found = marks
    .filter((mark) => text.search(mark) >= 0)
    .flatMap((mark) => Array.from(text.matchAll(mark), ({ 0: word, index }) => ({ text: word, within: { start: index, length: word.length } })))
  // "Insert text here" is one mark, whichever of the patterns finds it.
  const taken = new Set<number>()
  return found.filter(({ within: { start, length } }) => {
    const before = taken.size
    for (let offset = start; offset < start + length; offset++) taken.add(offset)
    return taken.size === before + length
  })
}
