import type { TextRange } from '../text/location'
import type { Nodes } from 'mdast'
import { BRACKETS_LIMIT, ENTRIES_LIMIT, MARKS_LIMIT, markdownFault, NESTING_LIMIT, OPEN_LIMIT, parseMarkdown, visitMarkdown } from '../../parts/markdown'
import { isVisible } from '../../parts/text'
import { type Message, message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import type { PagesFile, pagesSchema } from '../schema/schema'
import { visitFile } from '../schema/visitFile'

/** Reports running text that would take too long to parse, and running text of which nothing would be seen. */
export function checkText(schema: ReturnType<typeof pagesSchema>, file: PagesFile, report: (finding: Finding) => void): void {
  const look: Parameters<typeof visitFile>[2] = (text, _, path) => {
    const fault = textFault(text)
    if (fault) report(at(path, fault.message, fault.within))
    else if (showsNothing(text)) report(at(path, message('nothingShown', {})))
  }
  visitFile(schema, file, look, ['richText'])
}

const LIMITS = { marks: MARKS_LIMIT, open: OPEN_LIMIT, entries: ENTRIES_LIMIT, brackets: BRACKETS_LIMIT }

/** What makes a text too costly to draw; the same holds when its tokens are filled in. */
export function textFault(text: string): { message: Message; within: TextRange } | undefined {
  // Neither emphasis nor a list, a picture, a heading, a comment or code can be made of anything else.
  if (!/[*_>+=<`-]|!\[|\d[.)]/.test(text)) return undefined
  const fault = markdownFault(text)
  if (!fault) return undefined
  const { name, start, length } = fault
  const why = name === 'nesting' ? message('textTooDeep', { limit: NESTING_LIMIT }) : message('tooManyMarks', { of: name, limit: LIMITS[name] })
  return { message: why, within: { start, length } }
}

/** What can only be the beginning of words, or of a list or emphasis with words: most texts have it, and need no parser. */
const WORDS = /^(?:\s*[\p{L}\p{Sc}{("'“‘„«]|[\s\d*_>+.)-]*\p{L})/u

/** What is read of a node without those inside of it; a link without words is read by its address. */
function wordsOf(node: Nodes): string {
  if (node.type === 'link') return node.url
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  return 'value' in node ? node.value : ''
}

function showsNothing(text: string): boolean {
  if (WORDS.test(text)) return false
  const tree = parseMarkdown(text)
  let shown = ''
  if (tree) {
    visitMarkdown(tree, (node) => {
      shown += wordsOf(node)
    })
  }
  return tree !== undefined && !isVisible(shown)
}
