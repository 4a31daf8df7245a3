import type { Node } from 'jsonc-parser'
import { fix } from '../../../src/authoring/edit/fix'
import { fileWith, pageWith, shelf, siteWith, toyBlocks } from '../../lib/toy'

export const SCHEMA = './schema/pages.schema.json'
export const bytesOf = (text: string) => new TextEncoder().encode(text)
export const fixed = (text: string, schema?: string) => {
  const { bytes, fixed: done } = fix(bytesOf(text), toyBlocks, schema)
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), done: done.map(({ line, message }) => `${line}: ${message}`) }
}
export const note = (fields: object) => siteWith({ type: 'note', text: 'Hello', ...fields })
export const plain = note({ title: 'A title' })
export const withPage = (section: object) => fileWith({ pages: [pageWith(section), { ...pageWith({ type: 'rule', id: 'steps' }), path: '/faq' }] })
export const items = (...slugs: string[]) =>
  fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: { toys: slugs.map((slug) => ({ slug, title: 'A toy', excerpt: 'A toy.' })) } })

export const sharedWith = (href: string) =>
  fileWith({
    pages: [pageWith({ use: 'go' }, { type: 'rule' }), { ...pageWith({ use: 'go' }), path: '/faq' }],
    shared: { go: { type: 'note', text: `[Go](${href})` } },
    notFound: { title: 'Not found', sections: [{ use: 'go' }] },
  })

/** The damaged text, the text that must come out, and what is said. */
export type Case = [name: string, damaged: string, mended: string, said: string[]]

export const cases: Case[] = [
  ['a byte-order mark', `\ufeff${plain}`, plain, ['1: the invisible byte-order mark removed']],
  ['several byte-order marks', `\ufeff\ufeff\ufeff${plain}`, plain, ['1: the invisible byte-order mark removed']],
  ['a comma after the last field', plain.replace('"A title"', '"A title",'), plain, ['10: a comma after the last entry deleted']],
  ['a comma after the last entry of a list', plain.replace('        }\n      ]', '        },\n      ]'), plain, ['11: a comma after the last entry deleted']],
  ['two commas', plain.replace('"Home",', '"Home",,'), plain, ['5: a comma with nothing before it deleted']],
  ['a comma missing at the end of a line', plain.replace('"Home",', '"Home"'), plain, ['5: a comma put between two entries']],
  ['a comment behind a value', plain.replace('"Home",', '"Home", // the first'), plain, ['5: a comment deleted: // the first']],
  ['a comment on a line of its own', plain.replace('      "title": "Home"', '      // the first\n      "title": "Home"'), plain, ['5: a comment deleted: // the first']],
  ['a comment over lines', plain.replace('"Home"', '/* the\n first */ "Home"'), plain, ['5: a comment deleted: /* the first */']],
  ['curly quotes', plain.replace('"A title"', '“A title”'), plain, ['10: curly quotes made straight']],
  ['curly quotes around a name', plain.replace('"title": "A', '„title“: "A'), plain, ['10: curly quotes made straight']],
  ['one curly quote at the end', plain.replace('"A title"', '"A title”'), plain, ['10: curly quotes made straight']],
  ['curly quotes around straight ones', plain.replace('"A title"', '“A "good" title”'), note({ title: 'A "good" title' }), ['10: curly quotes made straight']],
  ['single quotes', plain.replace('"A title"', "'A title'"), plain, ['10: single quotes made double']],
  ['a name without quotes', plain.replace('"title": "A', 'title: "A'), plain, ['10: quotes put around a name']],
  ['True instead of true', siteWith({ type: 'rule', hidden: true }).replace('true', 'True'), siteWith({ type: 'rule', hidden: true }), ['9: written in small letters']],
  ['a tab inside a text', plain.replace('A title', 'A\ttitle'), plain.replace('A title', 'A\\ttitle'), ['10: a tab inside a text written as \\t']],
  ['a space that is none', plain.replace('"title": "A', '"title":\u00a0"A'), plain, ['10: an invisible character removed']],
  ['a number in quotes', note({ count: '3' }), note({ count: 3 }), ['10: "3" is now 3']],
  ['one of some numbers in quotes', note({ columns: '3' }), note({ columns: 3 }), ['10: "3" is now 3']],
  ['a yes in quotes', siteWith({ type: 'rule', hidden: 'true' }), siteWith({ type: 'rule', hidden: true }), ['9: "true" is now true']],
  ['a number where a text belongs', note({ title: 5 }), note({ title: '5' }), ['10: 5 is now "5"']],
  ['a misspelled field', note({ titel: 'x' }), note({ title: 'x' }), ['10: "titel" is now "title"']],
  ['a misspelled block', siteWith({ type: 'ntoe', text: 'Hello' }), siteWith({ type: 'note', text: 'Hello' }), ['8: "ntoe" is now "note"']],
  ['a misspelled option', note({ tone: 'waring' }), note({ tone: 'warning' }), ['10: "waring" is now "warning"']],
  ['a misspelled icon', note({ icon: 'shield-chek' }), note({ icon: 'shield-check' }), ['10: "shield-chek" is now "shield-check"']],
  ['a misspelled token', note({ title: 'At {facts.aeg}.' }), note({ title: 'At {facts.age}.' }), ['10: "facts.aeg" is now "facts.age"']],
  [
    'a misspelled link',
    withPage({ type: 'note', text: 'See [us](/fqa) or [them](/faq).' }),
    withPage({ type: 'note', text: 'See [us](/faq) or [them](/faq).' }),
    ['9: "/fqa" is now "/faq"'],
  ],
  ['a misspelled anchor', withPage({ type: 'note', text: '[Go](/faq#stpes)' }), withPage({ type: 'note', text: '[Go](/faq#steps)' }), ['9: "stpes" is now "steps"']],
  [
    'a slash at the end of a link',
    withPage({ type: 'note', text: '[Go](/faq/#steps)', links: [{ label: 'x', href: '/faq/' }] }),
    withPage({ type: 'note', text: '[Go](/faq#steps)', links: [{ label: 'x', href: '/faq' }] }),
    ['9: "/faq/" is now "/faq"', '13: "/faq/" is now "/faq"'],
  ],
  ['a slug that stands twice, and again', items('bear', 'bear', 'bear'), items('bear', 'bear-2', 'bear-3'), ['96: "bear" is now "bear-2"', '101: "bear" is now "bear-3"']],
  ['a slug whose next form is taken', items('bear', 'bear', 'bear-2'), items('bear', 'bear-3', 'bear-2'), ['96: "bear" is now "bear-3"']],
  [
    'slugs that would each get the same next form',
    items('bear', 'bear', 'bear', 'bear-2'),
    items('bear', 'bear-3', 'bear-4', 'bear-2'),
    ['96: "bear" is now "bear-3"', '101: "bear" is now "bear-4"'],
  ],
  ['a slug that stands twice behind another', items('kite', 'bear', 'bear'), items('kite', 'bear', 'bear-2'), ['101: "bear" is now "bear-2"']],
  ['a name in capital letters', note({ TITLE: 'x' }), note({ title: 'x' }), ['10: "TITLE" is now "title"']],
  ['two fields of one block', note({ titel: 'x', tonne: 'plain' }), note({ title: 'x', tone: 'plain' }), ['10: "titel" is now "title"', '11: "tonne" is now "tone"']],
  [
    'the same field of two blocks',
    siteWith({ type: 'note', text: 'a', titel: 'x' }, { type: 'note', text: 'b', titel: 'y' }),
    siteWith({ type: 'note', text: 'a', title: 'x' }, { type: 'note', text: 'b', title: 'y' }),
    ['10: "titel" is now "title"', '15: "titel" is now "title"'],
  ],
  [
    'the same field of two blocks, each written otherwise',
    siteWith({ type: 'note', text: 'a', titel: 'x' }, { type: 'note', text: 'b', tilte: 'y' }),
    siteWith({ type: 'note', text: 'a', title: 'x' }, { type: 'note', text: 'b', title: 'y' }),
    ['10: "titel" is now "title"', '15: "tilte" is now "title"'],
  ],
  [
    'a short address',
    withPage({ type: 'note', text: '[Go](/aa)' }).replace('"/faq"', '"/ab"'),
    withPage({ type: 'note', text: '[Go](/ab)' }).replace('"/faq"', '"/ab"'),
    ['9: "/aa" is now "/ab"'],
  ],
  ['a shared section on two pages', sharedWith('/fqa'), sharedWith('/faq'), ['92: "/fqa" is now "/faq"']],
  [
    'a comment over lines before other mistakes',
    plain.replace('"Home"', '/* the\n first */ "Home"').replace('"title": "A title"', '"titel": "A title",'),
    plain,
    ['5: a comment deleted: /* the first */', '11: "titel" is now "title"', '11: a comma after the last entry deleted'],
  ],
  ['a mark and a comment before everything', `\ufeff// why\n${plain}`, plain, ['1: the invisible byte-order mark removed', '1: a comment deleted: // why']],
  [
    'mistakes behind mistakes',
    `\ufeff${withPage({ type: 'note', text: '[Go](/faqq)', titel: 'x' }).replace('"titel": "x"', '“titel”: "x",')}`,
    withPage({ type: 'note', text: '[Go](/faq)', title: 'x' }),
    [
      '1: the invisible byte-order mark removed',
      '9: "/faqq" is now "/faq"',
      '10: curly quotes made straight',
      '10: "titel" is now "title"',
      '10: a comma after the last entry deleted',
    ],
  ],
]
export const nodes: Node[] = []
export const ends = nodes
  .filter(({ type, children }) => (type === 'object' || type === 'array') && (children?.length ?? 0) > 0)
  .map(({ children = [] }) => (children.at(-1)?.offset ?? 0) + (children.at(-1)?.length ?? 0))
