import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { GRADIENT_SHARES, TILE_TEXT } from '../../../src/parts/shades'
import { compile, compileFile } from '../../../src/site/compile'
import { rules } from '../../../src/site/lint/findRules'
import { figure } from '../../lib/figure'
import { innocent, lintBlocks, shelfOf } from '../../lib/innocent'
import { ADVICE, advised, plain } from './advice/advised'

const { adviceIn, expectReached } = advised()

test('on a site without faults there is no advice', () => {
  expect(adviceIn(innocent())).toBe('')
})

test('the line by which editors help is told where it is missing or leads elsewhere, and can be mended', () => {
  const advice = (parts: object) => adviceIn(innocent({ ...parts }), { advice: true, schemaRef: './schema/pages.schema.json' })
  expect(advice({})).toMatchInlineSnapshot(`
    "PS528 editor-help 1:1 <{>  
      The first line of the file is missing, by which editors know what may stand where. Let it be written for you."
  `)
  expect(advice({ $schema: './pages.json' })).toMatchInlineSnapshot(`
    "PS528 editor-help 72:14 <"./pages.json">  $schema
      "./pages.json" is not where editors find what may stand where. Let it be written for you."
  `)
  for (const right of ['./schema/pages.schema.json', 'schema/pages.schema.json', 'https://schemas.example.com/pages.json']) expect(advice({ $schema: right })).toBe('')
  expect(advice({ site: { allow: { 'editor-help': 'We use another editor.' } } })).toBe('')
  const bytes = new TextEncoder().encode(innocent())
  expect(compile(bytes, 'pages.json', lintBlocks, { advice: true, schemaRef: './schema/pages.schema.json' }).advice.map(({ fixable }) => fixable)).toEqual([true])
})

describe('allow', () => {
  const vague = { links: [{ label: 'Click here', href: '/' }] }
  const allow = { 'vague-link': 'The button is famous.' }

  test('switches a rule off for a section, a use of a shared one, a page, a template, and the site', () => {
    expect(adviceIn(innocent({ sections: [plain({ ...vague, allow })] }))).toBe('')
    expect(adviceIn(innocent({ sections: [{ use: 'click', allow }], shared: { click: plain(vague) } }))).toBe('')
    expect(adviceIn(innocent({ sections: [{ use: 'click' }], shared: { click: plain({ ...vague, allow }) } }))).toBe('')
    expect(adviceIn(innocent({ sections: [plain(vague)], first: { allow } }))).toBe('')
    expect(adviceIn(innocent({ sections: [plain(vague)], site: { allow } }))).toBe('')
    const shelf = shelfOf({ slug: 'bear', title: 'The bear that sleeps on its side until somebody wakes it' })
    expect(adviceIn(innocent({ ...shelf, pages: shelf.pages.map((page) => Object.assign({}, page, { allow: { 'title-length': 'Names are long.' } })) }))).toBe('')
  })

  test('holds only where it stands', () => {
    expect(adviceIn(innocent({ sections: [plain({ ...vague, allow }), plain(vague)] }))).toContain('PS515')
    expect(adviceIn(innocent({ sections: [{ use: 'click', allow }, { use: 'click' }], shared: { click: plain(vague) } }))).toContain('PS515')
  })

  test('is told where it hides nothing, unless what it stands on is hidden', () => {
    expect(adviceIn(innocent({ sections: [plain({ words: 'A kite', allow })] }))).toMatchInlineSnapshot(`
      "PS525 unused-allow 16:13 <"vague-link">  page "/" › section 2 (plain) › allow › vague-link
        "vague-link" is allowed here, but nothing here goes against it. Delete the line, so that it hides nothing later."
    `)
    expect(adviceIn(innocent({ sections: [plain({ ...vague, allow, hidden: true }), plain({ ...vague, allow, from: '2999-01-01' })] }))).toBe('')
  })
})

test('what one page says differently of a shared section is told there', () => {
  const shared = { note: plain({ words: 'A kite', links: [{ label: 'Our kites', href: '/' }] }) }
  expect(
    adviceIn(innocent({ shared, sections: [{ use: 'note' }, { use: 'note', with: { words: 'Lorem ipsum', links: [{ label: 'Here', href: '/' }] } }] })),
  ).toMatchInlineSnapshot(`
    "PS512 placeholder-text 18:23 <Lorem ipsum>  page "/" › section 3 (note) › with › words
      "Lorem ipsum" looks like a text left for later. Write what is meant to stand here.
    PS515 vague-link 21:26 <"Here">  page "/" › section 3 (note) › with › links 1 › label
      "Here" does not say where the link leads; screen readers read out links without the text around them. Name what the visitor gets, for example "Read the guide to fees"."
  `)
})

test.each(['pages.json', 'tests/sites/bakery.json'])('there is no advice on %s', async (file) => {
  const { problems, advice } = compileFile(file, await loadBlocks(), { advice: true })
  expect([...problems, ...advice].map(({ line, message }) => `${line}: ${message}`)).toEqual([])
})

test('colours are judged by the shares that the stylesheets mix them with', () => {
  const [from, to] = GRADIENT_SHARES
  expect(readFileSync('src/page/base.css', 'utf8')).toContain(`color-mix(in oklab, var(--from) ${from}%, var(--dark)), color-mix(in oklab, var(--to) ${to}%, var(--dark))`)
  expect(readFileSync('src/blocks/productGrid/View.module.css', 'utf8')).toContain(`color: rgb(255 255 255 / ${TILE_TEXT}%)`)
})

test('all of it is reached', () => expectReached('lint'))

/** What is told of files in media/; the tests of their name reach it. */
const OF_FOLDER = ['PS532', 'PS533']

test('every piece of advice is reached by one of the files', ({ task }) => {
  const known = [...rules.values()].flatMap(({ messages }) => messages).map(({ code }) => code)
  expect([...new Set([...Object.values(ADVICE).flat(), ...OF_FOLDER])].sort()).toEqual(known.sort())
  figure({ task }, 'A4', `${rules.size} rules give ${known.length} pieces of advice, each found and each with a neighbour that is fine`)
})
