import fc from 'fast-check'
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as wordsOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { hostFiles } from '../../src/build/hostFiles'
import { llms, plainMarkdown } from '../../src/build/llms'
import type { Site } from '../../src/site/schema/site'
import { hostileSite, withSettings } from '../lib/hostileSite'
import { payloads } from '../lib/payloads'

const { site } = hostileSite(await loadBlocks())
const read = (text: string): Root => fromMarkdown(text)
/** What a reader sees of a text: white space is one space, and there is none at the ends. */
const seen = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

function kindsIn(node: Nodes, found = new Set<string>()): Set<string> {
  found.add(node.type)
  if ('children' in node) for (const child of node.children) kindsIn(child, found)
  return found
}

test('llms.txt is a heading, a quotation and one link for each page, whatever is written into titles and settings', () => {
  for (let turn = 0; turn < payloads.length; turn += 20) {
    const changed = withSettings(site, turn)
    const tree = read(hostFiles(changed)['llms.txt'] ?? '')
    expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'blockquote', 'list'])
    const [heading, quotation, list] = tree.children
    expect(wordsOf(heading)).toBe(seen(changed.settings.name))
    expect(wordsOf(quotation)).toBe(seen(changed.settings.description))
    if (list?.type !== 'list') return expect.unreachable()
    expect(list.children.length).toBe(changed.pages.length)
    list.children.forEach((entry, index) => {
      const [paragraph, ...rest] = entry.children
      expect(rest).toEqual([])
      const [link] = paragraph?.type === 'paragraph' ? paragraph.children : []
      const page = changed.pages[index]
      expect([link?.type, wordsOf(link), link?.type === 'link' && link.url]).toEqual(['link', seen(page?.title ?? ''), changed.settings.url + page?.path])
      expect(wordsOf(paragraph)).toBe(seen(page?.title ?? '') + (page?.description ? `: ${seen(page.description)}` : ''))
    })
    expect([...kindsIn(tree)].toSorted()).toEqual(['blockquote', 'heading', 'link', 'list', 'listItem', 'paragraph', 'root', 'text'])
  }
})

const sign = fc.constantFrom(
  '#',
  '-',
  '+',
  '*',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '!',
  '|',
  '~',
  '=',
  '\\',
  '&',
  '&amp;',
  '1.',
  '23)',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '  ',
  ':',
  '---',
  '](',
  'a',
  'é',
  '日',
  'http://a.b',
  '<b>',
  '\u2028',
)

test('any text is one line of plain words in Markdown: as a paragraph, a heading and a quotation', { tags: ['random'] }, () => {
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 12 }).map((parts) => parts.join('')),
      (text) => {
        if (seen(text) === '') return
        for (const before of ['', '# ', '> ', '- ']) {
          const tree = read(`${before}${plainMarkdown(text)}\n`)
          expect(wordsOf(tree)).toBe(seen(text))
          expect([...kindsIn(tree)].filter((kind) => !/^(?:root|text|paragraph|heading|blockquote|list|listItem)$/.test(kind))).toEqual([])
          expect(tree.children).toHaveLength(1)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('each language lists its own pages, and the second page of a list is in none', () => {
  const page = (path: string, lang: string, more: object = {}) => ({ path, title: path, lang, indexed: true, ...more })
  const site = {
    settings: { name: 'Toys', description: 'All toys.', url: 'https://toys.example' },
    languages: [
      { lang: 'en', label: 'English' },
      { lang: 'es', label: 'Español' },
    ],
    pages: [page('/a', 'en'), page('/a/page/2', 'en', { continues: '/a' }), page('/es/a', 'es'), page('/es/b', 'es', { shows: { path: '/b' } })],
  } as unknown as Site
  expect(llms(site)).toBe('# Toys\n\n> All toys.\n\n## English\n\n- [/a](https://toys.example/a)\n\n## Español\n\n- [/es/a](https://toys.example/es/a)\n')
})
