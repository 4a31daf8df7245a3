import { parseMarkdown, visitMarkdown } from '../../../parts/markdown'
import { at, type Finding } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { TextRange } from '../../text/location'
import { markOf } from '../../schema/schemaTree'
import { insteadOf } from '../instead'
import { withoutTags } from '../pastedHtml'
import type { Rule } from '../rule'
import { rangeOf } from '../../text/location'

const tag = advice<{ tag: string }>({
  code: 'PS527',
  title: 'HTML where text is expected',
  message: ({ tag }) => `${tag} stands in a plain text: visitors see it as it is written.`,
  hint: ({ tag }) => insteadOf(/\w+/.exec(tag)?.[0] ?? '') ?? 'Delete it. Where Markdown is read, write **bold**, *italic* and [words](/address).',
  example: {
    wrong: '{ "type": "hero", "title": "Welcome <b>home</b>" }',
    right: '{ "type": "hero", "title": "Welcome home" }',
    words: { tag: '<b>' },
  },
})

const IN_PLAIN_TEXT = [
  'a|b|i|u|p|br|hr|em|strong|span|div|font|small|sup|sub|ul|ol|li|h[1-6]|img|table|tr|td|th|blockquote|center',
  'iframe|embed|object|script|form|input|textarea|button|video|audio|style',
]
const TAG = new RegExp(`</?(?:${IN_PLAIN_TEXT.join('|')})(?:\\s[^<>]*)?/?>`, 'gi')
const TAG_NAMES = [
  'a abbr article aside audio b big blockquote body br button caption center cite code dd del details div dl dt em embed figure figcaption font',
  'footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd li link main mark meta nav object ol p picture pre q s script',
  'section select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead title tr u ul video',
]
/** In running text a comment is shown, too, and so is whatever else looks like HTML; of "<your name>" nobody expects that it is not. */
const TAG_OF_MARKDOWN = new RegExp(`^(?:<!--|</?(?:${TAG_NAMES.join(' ').replaceAll(' ', '|')})(?=[\\s/>]))`, 'i')
/** In rich text these are read as Markdown reads them; in plain text they are not. */
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|mdash|ndash|hellip|copy|#\d{2,6}|#x[0-9a-f]{2,5});/gi

/** HTML in a text that is shown as it is written. The first of each text is told. */
export const rule: Rule = {
  meaning: 'HTML stands only where it is read as HTML.',
  messages: [tag],
  checkText: () => (text, role, path, schema) => {
    // Most texts have neither.
    const isSuspect = text.includes('<') || text.includes('&')
    if (!isSuspect || (role !== 'text' && role !== 'richText')) return []
    const whole = () => withoutTags(text, role === 'text' ? 'plain' : markOf(schema).inline === true ? 'inline' : 'markdown')
    if (role === 'richText') return firstTagOf(text).map(({ written, within }) => mended(at(path, message(tag, { tag: written }), within), whole()))
    const [first] = [...text.matchAll(TAG), ...text.matchAll(ENTITY)].sort((a, b) => a.index - b.index)
    return first ? [mended(at(path, message(tag, { tag: first[0] }), rangeOf(first)), whole())] : []
  },
}

const mended = (finding: Finding, whole: string | undefined): Finding => (whole === undefined ? finding : { ...finding, whole })

/** The first tag that Markdown leaves as it is: none of those in code. */
function firstTagOf(text: string): { written: string; within: TextRange }[] {
  const found: { written: string; within: TextRange }[] = []
  const tree = text.includes('<') ? parseMarkdown(text) : undefined
  if (tree) {
    visitMarkdown(tree, (node) => {
      if (found.length > 0 || node.type !== 'html' || !TAG_OF_MARKDOWN.test(node.value)) return
      const written = /^(?:<!--[\s\S]*?-->|<[^>]*>)/.exec(node.value)?.[0] ?? node.value
      found.push({ written, within: { start: node.position?.start.offset ?? 0, length: written.length } })
    })
  }
  return found
}
