import { advice } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import type { Rule } from '../rule'
import { rangeOf } from '../../text/location'

const markdown = advice<{ written: string }>({
  code: 'PS542',
  title: 'Markdown where plain text is expected',
  message: ({ written }) => `${written} stands in a plain text: visitors see its signs.`,
  hint: () => 'Write the words alone: how a title looks is decided by the site. Where Markdown is read, as in the block "prose", it is shown as it is meant.',
  example: {
    wrong: '{ "type": "hero", "title": "Borrow **today**" }',
    right: '{ "type": "hero", "title": "Borrow today" }',
    words: { written: '**today**' },
  },
})

const gap = advice<{ written: string }>({
  code: 'PS543',
  title: 'A gap that nothing fills',
  message: ({ written }) => `${written} is filled by nothing: visitors see it as it is written.`,
  hint: () => 'Write what is to stand there; all visitors read the same. A value that stands in several places is a fact: {facts.name}, with "facts": { "name": "…" } in "site".',
  example: {
    wrong: '{ "type": "hero", "title": "Welcome to {Name}" }',
    right: '{ "type": "hero", "title": "Welcome to our shop" }',
    words: { written: '{Name}' },
  },
})

/** Words between stars, a link or a picture, and the sign of a heading. */
const MARKDOWN = /\*\*(?=\S)[^*\n]{1,200}\*\*|!?\[[^\][\n]{1,200}\]\([^()\s]{1,300}\)|^#{1,6} (?=\S)/u
/** Names in braces begin with a capital letter; a small one may be part of a formula or of code. */
const GAP = /\{\{?\s?\p{Lu}[\p{L}\p{N} _-]{0,40}\}\}?/u

/** What visitors would see of a plain text though it means something to its author. The first of each text is told. */
export const rule: Rule = {
  meaning: 'Texts have no Markdown where it is not read, and no gaps that nothing fills.',
  messages: [markdown, gap],
  checkText: () => (text, role, path) => {
    if (role !== 'text' && role !== 'richText') return []
    const mark = role === 'text' ? MARKDOWN.exec(text) : null
    if (mark) return [at(path, message(markdown, { written: mark[0] }), rangeOf(mark))]
    const open = text.includes('{') ? GAP.exec(text.replaceAll(/`[^`\n]{0,2000}`/g, (code) => ' '.repeat(code.length))) : null
    return open ? [at(path, message(gap, { written: open[0] }), rangeOf(open))] : []
  },
}
