import { plainWords, reader } from '../../authoring/edit/readWords'
import type { Blocks } from '../../blocks/schemas'
import { plainText } from '../../parts/plainText'
import type { Role } from '../../parts/role'
import { schemaOf } from '../../site/schema/composed'
import { schemaWith } from '../../site/schema/itemFields'
import { visitStrings } from '../../site/schema/walk'
import { isObject, valueAt } from '../../site/text/jsonPath'
import type { WordLine } from '../types'

/** Fewer letters stand nearly everywhere. */
const FEWEST = 3
/** Places that are found; nobody reads more. */
const MOST = 30
/** There is little room: what stands more letters behind the beginning is shown from the words on, and so many of them. */
const [BEFORE, LENGTH] = [12, 80]

/** The texts of a file in which words are read, tokens filled in and marks left out, in the order of the file. */
export function wordLines(file: unknown, words: string, blocks: Blocks): WordLine[] {
  const wanted = plainWords(words)
  const found: WordLine[] = []
  if (wanted.length < FEWEST || !isObject(file)) return found
  const [read, mayHold] = [reader(file.site), probe(wanted)]
  const look = (text: string, role: Role | undefined, path: WordLine['path']) => {
    if (found.length < MOST && mayHold(text) && read(text).includes(wanted)) found.push({ path, shown: beginningAt(shownOf(text, role), words.trim()) })
  }
  visitStrings(schemaWith(schemaOf(blocks), valueAt(file, ['collections'])), file, look, ['text', 'richText', 'html'])
  return found
}

/** Whether a text is worth being read: it has the longest of the words, or tokens, whose values may have it. */
function probe(wanted: string): (text: string) => boolean {
  const longest = (wanted.match(/[\p{L}\p{N}]+/gu) ?? []).reduce((best, word) => (word.length > best.length ? word : best), '')
  return (text) => text.includes('{') || text.toLowerCase().includes(longest)
}

function shownOf(text: string, role: Role | undefined): string {
  if (role === 'richText') return plainText(text)
  return role === 'html'
    ? text
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text
}

/** The words with what follows them; what is read otherwise than it is written is shown from its beginning. */
function beginningAt(text: string, words: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()))
  const start = at > BEFORE ? text.lastIndexOf(' ', at) + 1 : 0
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + LENGTH)}`
}
