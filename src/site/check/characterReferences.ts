import { forbiddenIn } from '../diagnostics/forbiddenCharacters'
import type { Role } from '../../parts/role'
import { parseHtml } from '../../parts/sanitize'
import { parseMarkdown, visitMarkdown } from '../../parts/markdown'
import { at, type Finding } from '../diagnostics/diagnostic'
import type { Message } from '../diagnostics/catalogue'
import type { PagesFile, pagesSchema } from '../schema/schema'
import { visitFile } from '../schema/visitFile'
import type { TextRange } from '../text/location'

/** A character by its number. Browsers need no sign at its end. */
const IN_HTML = /&#(?:x[0-9a-f]+|\d+);?/gi
/** In Markdown a backslash takes the meaning of what follows. */
const IN_MARKDOWN = /\\[\s\S]|&#(?:x[0-9a-f]{1,6}|\d{1,7});/gi

/** Characters that no text may hold, or that turn letters round, written by their number where that is read. */
export function checkReferences(schema: ReturnType<typeof pagesSchema>, file: PagesFile, report: (finding: Finding) => void): void {
  const look: Parameters<typeof visitFile>[2] = (text, role, path) => {
    const fault = referenceFault(text, role)
    if (fault) report(at(path, fault.message, fault.within))
  }
  visitFile(schema, file, look, ['richText', 'html'])
}

/** The first such character of a text, and where its number stands. */
export function referenceFault(text: string, role: Role | undefined): { message: Message; within: TextRange } | undefined {
  if (!text.includes('&#')) return undefined
  const read = role === 'html' ? text.replaceAll(IN_HTML, (written) => padded(readInHtml(written), written)) : role === 'richText' ? readMarkdown(text) : text
  const [first] = forbiddenIn(read)
  if (!first) return undefined
  const [written = ' '] = /^&#\w+;?/.exec(text.slice(first.start)) ?? []
  return { message: first.message, within: { start: first.start, length: written.length } }
}

/** With room behind it, so that all that follows stays where it was. */
function padded(character: string, written: string): string {
  return character.padEnd(written.length)
}

/** As a browser reads it: for some numbers it takes other characters. */
function readInHtml(written: string): string {
  const [child] = parseHtml(`<p>${written}`).children
  const [text] = child?.type === 'element' ? child.children : []
  return text?.type === 'text' ? text.value : ''
}

/** A text with characters in the place of their numbers; what is shown as it is written is left out. */
function readMarkdown(text: string): string {
  const tree = parseMarkdown(text)
  if (!tree) return ''
  const parts = text.replaceAll(IN_MARKDOWN, (written) => (written.startsWith('&') ? padded(characterOf(written), written) : ' '.repeat(written.length))).split('')
  visitMarkdown(tree, (node) => {
    const { start, end } = node.position ?? {}
    if (node.type === 'inlineCode' || node.type === 'code' || node.type === 'html') parts.fill(' ', start?.offset, end?.offset)
  })
  return parts.join('')
}

function characterOf(written: string): string {
  const number = /x/i.test(written) ? Number.parseInt(written.slice(3), 16) : Number.parseInt(written.slice(2), 10)
  // Of what is no character at all Markdown makes the sign that stands for such.
  return number === 0 || number > 0x10ffff || (number >= 0xd800 && number <= 0xdfff) ? '\ufffd' : String.fromCodePoint(number)
}
