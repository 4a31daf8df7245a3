import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { pageLinks, relinkBodies, relinkEdits } from '../../../src/authoring/edit/pageLinks'
import type { WrittenFile } from '../../../src/site/schema/schema'
import { applyEdits } from '../../../src/site/text/edits'
import { fileWith, toySettings } from '../../lib/toy'

const blocks = await loadBlocks()
const cta = (...hrefs: string[]) => ({ type: 'cta', title: 'Call', actions: hrefs.map((href) => ({ label: 'On', href })) })
const page = (path: string, more: object = {}) => ({ path, title: path, sections: [{ type: 'hero', title: path }], ...more })
const textWith = (hrefs: string[], pages: object[] = [], site: object = {}) =>
  fileWith({ site: { ...toySettings, ...site }, pages: [page('/', { sections: [cta(...hrefs)] }), ...pages] })
/** Where the links of the first section lead, and how they name it. */
const linksIn = (text: string) =>
  pageLinks(JSON.parse(text) as WrittenFile, blocks)
    .filter(({ path }) => path[0] === 'pages')
    .map(({ page: to, written, byKey }) => [to, written, byKey])

test('a link by key leads to the page that alone has it', () => {
  expect(linksIn(textWith(['{page.faq}', '{page.faq}#fees'], [page('/faq', { key: 'faq' })]))).toEqual([
    ['/faq', '{page.faq}', true],
    ['/faq', '{page.faq}', true],
  ])
})

test('where several languages have a key, a link by it is not one of a single page: it leads on when one of them goes', () => {
  const pages = [page('/es'), page('/faq', { key: 'faq' }), page('/es/preguntas', { key: 'faq' })]
  expect(linksIn(textWith(['{page.faq}'], pages, { locales: { es: { path: '/es' } } }))).toEqual([])
})

test('a page is named by its path or by its whole address; other sites and places of the page itself are none', () => {
  expect(
    linksIn(textWith(['/faq?a=1#b', 'https://toys.example.com/faq#c', 'https://other.example.com/faq', '//other.example.com/faq', '#own', 'mailto:a@b.example'], [page('/faq')])),
  ).toEqual([
    ['/faq', '/faq', false],
    ['/faq', 'https://toys.example.com/faq', false],
  ])
})

test('links are led elsewhere, with what stands behind the address, and a whole address stays whole', () => {
  const text = textWith(['/faq?a=1#b', 'HTTPS://toys.example.com/faq#c', '/'], [page('/faq')])
  const links = pageLinks(JSON.parse(text) as WrittenFile, blocks)
  const after = applyEdits(
    text,
    relinkEdits(text, links, (to) => (to === '/faq' ? '/help' : undefined)),
  )
  const hrefs = JSON.parse(after).pages[0].sections[0].actions.map(({ href }: { href: string }) => href)
  expect(hrefs).toEqual(['/help?a=1#b', 'HTTPS://toys.example.com/help#c', '/'])
  for (const to of ['https://help.example.com/', 'Mailto:a@toys.example.com', 'tel:+1305']) {
    const outside = applyEdits(
      text,
      relinkEdits(text, links, (page) => (page === '/faq' ? to : undefined)),
    )
    expect(JSON.parse(outside).pages[0].sections[0].actions[1].href).toBe(`${to}#c`)
  }
})

test('so are those in the files of bodies, each file by itself', () => {
  const bodies = [
    { name: 'a.md', text: 'See [all](/faq) and [home](/).', place: ['collections', 'articles', 0, 'body'] },
    { name: 'b.md', text: 'Nothing.', place: ['collections', 'articles', 1, 'body'] },
  ]
  const links = pageLinks(JSON.parse(textWith(['/faq'], [page('/faq')])) as WrittenFile, blocks, bodies)
  expect(relinkBodies(bodies, links, (to) => (to === '/faq' ? '/help' : undefined))).toEqual([{ name: 'a.md', before: bodies[0]?.text, after: 'See [all](/help) and [home](/).' }])
})
