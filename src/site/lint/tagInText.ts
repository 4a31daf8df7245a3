import { parseMarkdown, visitMarkdown } from '../../parts/markdown'
import { cause } from '../catalogue'
import { at, type Stretch } from '../problem'
import type { StringRule } from './lint'

const TAG = /<\/?(?:a|b|i|u|p|br|hr|em|strong|span|div|font|small|sup|sub|ul|ol|li|h[1-6]|img|table|tr|td|th|blockquote|center)(?:\s[^<>]*)?\/?>/gi
/** In running text a comment is shown, too, and so is whatever else looks like HTML; of "<your name>" nobody expects that it is not. */
const TAG_OF_MARKDOWN =
  /^(?:<!--|<\/?(?:a|abbr|article|aside|audio|b|big|blockquote|body|br|button|caption|center|cite|code|dd|del|details|div|dl|dt|em|embed|figure|figcaption|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|li|link|main|mark|meta|nav|object|ol|p|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|video)(?=[\s/>]))/i
/** In rich text these are read as Markdown reads them; in plain text they are not. */
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|mdash|ndash|hellip|copy|#\d{2,6}|#x[0-9a-f]{2,5});/gi

/** HTML in a text that is shown as it is written. The first of each text is told. */
export const tagInText: StringRule = () => (text, role, path) => {
  // Most texts have neither.
  const isSuspect = text.includes('<') || text.includes('&')
  if (!isSuspect || (role !== 'text' && role !== 'richText')) return []
  if (role === 'richText') return firstTagOf(text).map(({ tag, within }) => at(path, cause('tagInText', { tag }), within))
  const [first] = [...text.matchAll(TAG), ...text.matchAll(ENTITY)].sort((a, b) => a.index - b.index)
  return first ? [at(path, cause('tagInText', { tag: first[0] }), { start: first.index, length: first[0].length })] : []
}

/** The first tag that Markdown leaves as it is: none of those in code. */
function firstTagOf(text: string): { tag: string; within: Stretch }[] {
  const found: { tag: string; within: Stretch }[] = []
  const tree = text.includes('<') ? parseMarkdown(text) : undefined
  if (tree) {
    visitMarkdown(tree, (node) => {
      if (found.length > 0 || node.type !== 'html' || !TAG_OF_MARKDOWN.test(node.value)) return
      const tag = /^(?:<!--[\s\S]*?-->|<[^>]*>)/.exec(node.value)?.[0] ?? node.value
      found.push({ tag, within: { start: node.position?.start.offset ?? 0, length: tag.length } })
    })
  }
  return found
}
