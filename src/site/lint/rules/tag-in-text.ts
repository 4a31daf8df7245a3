import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const tag = advice<{ tag: string }>({
  code: 'PS527', title: 'HTML where text is expected',
  what: ({ tag }) => `${tag} stands in a plain text: visitors see it as it is written.`,
  todo: () => 'Delete it. Where Markdown is read, write **bold**, *italic* and [words](/address).',
  example: {
    wrong: '{ "type": "hero", "title": "Welcome <b>home</b>" }',
    right: '{ "type": "hero", "title": "Welcome home" }',
    words: { tag: '<b>' },
  },
})

const TAG = /<\/?(?:a|b|i|u|p|br|hr|em|strong|span|div|font|small|sup|sub|ul|ol|li|h[1-6]|img|table|tr|td|th|blockquote|center)(?:\s[^<>]*)?\/?>/gi
/** In rich text these are read as Markdown reads them; in plain text they are not. */
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|mdash|ndash|hellip|copy|#\d{2,6}|#x[0-9a-f]{2,5});/gi

/** HTML in a text that is shown as it is written. The first of each text is told. */
export const rule: Rule = {
  meaning: 'HTML stands only where it is read as HTML.',
  messages: [tag],
  checkText: () => (text, role, path) => {
    // Most texts have neither.
    const isSuspect = text.includes('<') || text.includes('&')
    if (!isSuspect || (role !== 'text' && role !== 'richText')) return []
    const [first] = [...text.matchAll(TAG), ...(role === 'text' ? text.matchAll(ENTITY) : [])].sort((a, b) => a.index - b.index)
    return first ? [at(path, message(tag, { tag: first[0] }), { start: first.index, length: first[0].length })] : []
  },
}
