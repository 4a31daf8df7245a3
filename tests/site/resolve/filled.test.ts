import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Blocks } from '../../../src/blocks/schemas'
import { loadBlocks } from '../../../src/blocks/schemas'
import { writtenDay } from '../../../src/parts/day'
import { text } from '../../../src/parts/text'
import { createRenderer } from '../../../src/page/render'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, reported, toyBlocks, toySettings } from '../../lib/toy'
import { NO_ASSETS } from '../../../src/page/assets'

const story = z.strictObject({
  title: text.describe('Its title.'),
  day: writtenDay.optional().describe('When.'),
  author: text.optional().describe('Who.'),
  points: z
    .array(z.strictObject({ label: text, note: text.optional() }))
    .optional()
    .describe('What.'),
})
const blocks: Blocks = { ...toyBlocks, story: { schema: story } }
const item = { slug: 'bear', title: 'The bear', excerpt: 'A toy.' }

function fileOf(section: object, more: object = {}, settings: object = {}): string {
  const template = { path: '/toys/$slug', each: 'toys', as: 'toy', title: '{toy.title}', sections: [{ type: 'story', title: 'x', ...section }] }
  return fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: [{ ...item, ...more }] }, site: { ...toySettings, ...settings } })
}

/** What the block is given on the page of the item. */
function propsOf(file: string): unknown {
  const { site, problems } = compile(new TextEncoder().encode(file), 'pages.json', blocks)
  return site?.pages[1]?.sections[0]?.props ?? problems.map(({ message }) => message)
}

describe('a field of which nothing is left', () => {
  test('counts as left out, at any depth; all others stay', () => {
    const section = { day: '{toy.date}', author: ' {toy.author} ', points: [{ label: 'By {toy.author}', note: '{toy.readTime}' }, { label: 'y' }] }
    expect(propsOf(fileOf(section))).toEqual({ title: 'x', points: [{ label: 'By ' }, { label: 'y' }] })
    expect(propsOf(fileOf(section, { date: '2026-01-02', author: 'Ann', readTime: '2 min' }))).toEqual({
      title: 'x',
      day: '2026-01-02',
      author: ' Ann ',
      points: [{ label: 'By Ann', note: '2 min' }, { label: 'y' }],
    })
  })

  test('is told at the item where the block cannot be without it', () => {
    expect(reported(fileOf({ title: '{toy.category}', points: [{ label: '{toy.readTime}' }] }), blocks)).toMatch(
      /^PS461 pages\.json:\d+:\d+ <\{> {2}collections › toys 1 \(bear\)\n {2}This item has no "category", but its page "\/toys\/\$slug" cannot be without it\. Add "category" to the item, or take \{toy\.category\} out of the page\.\nPS461 .*\n {2}This item has no "readTime"/,
    )
  })
})

describe('a day', () => {
  test.each([
    ['soon', 'soon'],
    ['2026-02-30', '2026-02-30'],
    ['{facts.age}', '12'],
    ['on {toy.date}', 'on 2026-01-02'],
    ['2026-1-2', '2026-1-2'],
  ])('written as %s is told where it stands, as %s', (day, name) => {
    expect(reported(fileOf({ day }, { date: '2026-01-02' }), blocks)).toMatch(
      new RegExp(
        `^PS207 pages\\.json:\\d+:\\d+ <"${day.replaceAll(/[{}.]/g, '\\$&')}"> {2}page "/toys/\\$slug" › section 1 \\(story\\) › day\\n {2}"${name}" is not in the expected form\\. Write a day that exists as YYYY-MM-DD\\.$`,
      ),
    )
  })

  test.each(['2024-02-29', '{toy.date}', '{facts.opened}'])('written as %s is one', (day) => {
    expect(reported(fileOf({ day }, { date: '2026-01-02' }, { facts: { ...toySettings.facts, opened: '2020-05-01' } }), blocks)).toBe('')
  })

  test('of a shared section that a page says differently is told in the words of that page', () => {
    const file = fileWith({ shared: { line: { type: 'story', title: 'x' } }, pages: [pageWith({ use: 'line', with: { day: 'later' } })] })
    expect(reported(file, blocks)).toMatch(/^PS207 .* page "\/" › section 1 \(line\) › with › day|^PS207 .*› day/)
  })
})

test('an article of an item without date, author or content has no empty mark of them, neither for visitors nor for search engines', async () => {
  const real = await loadBlocks()
  const article = {
    type: 'article',
    title: '{item.title}',
    author: '{item.author}',
    date: '{item.date}',
    readTime: '{item.readTime}',
    content: '{item.content}',
    excerpt: '{item.excerpt}',
    category: '{item.category}',
  }
  const template = { path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: [article] }
  const { site, problems } = compile(
    new TextEncoder().encode(fileWith({ pages: [pageWith(), template], collections: { toys: [item] }, notFound: { title: 'No', sections: [] } })),
    'pages.json',
    real,
  )
  expect(problems).toEqual([])
  const [, page] = site?.pages ?? []
  if (!site || !page) return expect.unreachable('no site')
  const html = await createRenderer(site, NO_ASSETS)(page)
  expect(html).toContain('<h1>The bear</h1>')
  expect(html).not.toMatch(/<time|datetime|datePublished|dateModified|"author"|<span><\/span>|class="running"|:""/i)
})
