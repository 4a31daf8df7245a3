import { advice } from '../../../parts/message'
import { onceFor } from '../../../parts/onceFor'
import { siteScope } from '../../expand/tokens'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { meantToken } from '../../diagnostics/meantToken'
import type { PagesFile } from '../../schema/schema'
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

const gap = advice<{ written: string; meant: string | undefined }>({
  code: 'PS543',
  title: 'A gap that nothing fills',
  message: ({ written }) => `${written} is filled by nothing: visitors see it as it is written.`,
  hint: ({ meant }) =>
    meant === undefined
      ? 'Write what is to stand there; all visitors read the same. A value that stands in several places is a fact: {facts.name}, with "facts": { "name": "…" } in "site".'
      : `Write what is to stand there; all visitors read the same. If {${meant}} is meant, write it so.`,
  example: {
    wrong: '{ "type": "hero", "title": "Welcome, {firstname}" }',
    right: '{ "type": "hero", "title": "Welcome to our shop" }',
    words: { written: '{firstname}', meant: undefined },
  },
})

/** Words between stars, a link or a picture, and the sign of a heading. */
const MARKDOWN = /\*\*(?=\S)[^*\n]{1,200}\*\*|!?\[[^\][\n]{1,200}\]\([^()\s]{1,300}\)|^#{1,6} (?=\S)/u
/** A name in braces, of at least three letters where it begins with a small one: shorter ones are part of formulas. */
const NAME = String.raw`(?:\p{Lu}[\p{L}\p{N} _-]{0,40}|\p{Ll}[\p{L}\p{N}_]{2,20}(?:[ -][\p{L}\p{N}_]{1,20}){0,2})`
/** Such a name in braces, or as programs for mailings mark it. */
const GAP = new RegExp(String.raw`\$?\{\{?\s?(${NAME})\s?\}\}?|\*\|(${NAME})\|\*|%(\p{Lu}[\p{Lu}\p{N}_]{2,40})%|<<(${NAME})>>`, 'u')
/** What systems for content and shops fill in, and what chats leave behind when their answer is copied. */
const OTHERS = new RegExp(
  [
    String.raw`\{\{-?\s?(?!(?:site|links|facts)\.)[a-z][a-z_]{2,20}(?:\.[a-z_]{3,20}){1,3}(?:\s?\|[^{}\n]{0,80})?\s?-?\}\}`,
    String.raw`\{%-?\s?[a-z][^{}%\n]{1,100}%\}`,
    String.raw`\[[a-z][a-z_-]{2,30}(?: [a-z_-]{1,30}=(?:"[^"\]\n]{0,100}"|'[^'\]\n]{0,100}'))+ ?\/?\]`,
    String.raw`:contentReference\[[^\]\n]{0,40}\](?:\{[^{}\n]{0,20}\})?|\[oai_citation[^\]\n]{0,60}\]|\u3010\d{1,3}\u2020[^\u3011\n]{0,80}\u3011`,
  ].join('|'),
  'u',
)
const PERHAPS = /[{|%<[\u3010]/

const tokensOf = onceFor((file: PagesFile) => [...siteScope(file.site).keys()])

/** The token that a word stands for: one that ends with it, or one that is near. */
const tokenFor = (name: string, tokens: readonly string[]) => tokens.find((token) => token.toLowerCase().endsWith(`.${name.toLowerCase()}`)) ?? meantToken(name, tokens)

/** What visitors would see of a plain text though it means something to its author. The first of each text is told. */
export const rule: Rule = {
  meaning: 'Texts have no Markdown where it is not read, and no gaps that nothing fills.',
  messages: [markdown, gap],
  checkText:
    ({ file }) =>
    (text, role, path) => {
      if (role !== 'text' && role !== 'richText') return []
      const mark = role === 'text' ? MARKDOWN.exec(text) : null
      if (mark) return [at(path, message(markdown, { written: mark[0] }), rangeOf(mark))]
      // The words of the frame have gaps of their own.
      const plain = PERHAPS.test(text) && !(path[0] === 'site' && path.includes('words')) ? text.replaceAll(/`[^`\n]{0,2000}`/g, (code) => ' '.repeat(code.length)) : ''
      const other = plain === '' ? null : OTHERS.exec(plain)
      if (other) return [at(path, message(gap, { written: other[0], meant: undefined }), rangeOf(other))]
      const open = plain === '' ? null : GAP.exec(plain)
      return open ? [at(path, message(gap, { written: open[0], meant: tokenFor(open.slice(1).find((name) => name !== undefined) ?? '', tokensOf(file)) }), rangeOf(open))] : []
    },
}
