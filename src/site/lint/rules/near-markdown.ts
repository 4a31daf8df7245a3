import { advice } from '../../../parts/message'
import { type NearKind, nearMarkdownIn } from '../../check/nearMarkdown'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { markOf } from '../../schema/schemaTree'
import type { Rule } from '../rule'

const WHY: Record<NearKind, string> = {
  space: 'a space stands in its address',
  gap: 'a space stands between its words and its address',
  open: 'the ) behind its address is missing',
  swapped: 'its brackets are the wrong way round',
  stars: 'no ** ends it',
  spaced: 'a space stands beside the ** inside',
  bullets: 'such a dot begins no entry',
}

const WHAT: Record<NearKind, string> = { space: 'link', gap: 'link', open: 'link', swapped: 'link', stars: 'bold text', spaced: 'bold text', bullets: 'list' }

const near = advice<{ kind: NearKind; written: string; instead: string | undefined }>({
  code: 'PS545',
  title: 'Nearly a link, bold text or a list',
  message: ({ kind, written }) => `"${written}" is no ${WHAT[kind]}, because ${WHY[kind]}: visitors see its signs.`,
  hint: ({ kind, instead }) =>
    kind === 'bullets'
      ? 'Write "- " in place of each dot, where the text may have a list; else write a sentence.'
      : instead === undefined
        ? 'Write ** behind the words, too, on both sides without a space. Where stars are meant as such, write \\\\*\\\\*.'
        : `Write ${instead}${/[.,;:!?]$/.test(instead) ? '' : '.'}`,
  example: {
    wrong: '{ "type": "prose", "text": "See [our prices] (/faq)." }',
    right: '{ "type": "prose", "text": "See [our prices](/faq)." }',
    words: { kind: 'gap', written: '[our prices] (/faq)', instead: '[our prices](/faq)' },
  },
})

/** The first of each kind in a text is told. */
export const rule: Rule = {
  meaning: 'What is meant as a link, bold or a list in running text is written so that it becomes one.',
  messages: [near],
  checkText: () => (text, role, path, schema) => {
    if (role !== 'richText') return []
    const isInline = markOf(schema).inline === true
    const all = nearMarkdownIn(text)
    const first = all.filter(({ kind }, at) => all.findIndex((other) => other.kind === kind) === at)
    return first.map(({ kind, within, written, instead }) => {
      const found = at(path, message(near, { kind, written: written.split('\n')[0] ?? '', instead }), within)
      return instead === undefined || (kind === 'bullets' && isInline) ? found : { ...found, instead }
    })
  },
}
