import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { atOrigin } from '../../../src/site/check/origin'
import { compile } from '../../../src/site/compile'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at, atOffset } from '../../../src/site/diagnostics/diagnostic'

const blocks = await loadBlocks()
const page = (path: string, title: string, more: object = {}) => ({ path, title, ...more, sections: [{ type: 'hero', title: 'Hello' }] })
/** Where each problem of a site stands, and what is marked there. */
const told = (site: object, pages: object[]) => {
  const text = JSON.stringify({ site, pages }, null, 2)
  const { problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks, { at: '2026-06-15' })
  const lines = text.split('\n')
  return problems.map(({ code, path, line, column, length }) => `${code} ${path} ${(lines[line - 1] ?? '').slice(column - 1, column - 1 + length)}`)
}
const home = page('/', 'Home')

test('an unknown token in the name of the site is told there, and not in the line of rights that is made of it', () => {
  expect(told({ name: 'Toys {facts.x}' }, [home])).toEqual(['PS301 site.name {facts.x}'])
  expect(told({ name: 'Toys {facts.x}', locales: { es: { path: '/es' } } }, [home, page('/es', 'Inicio')])).toEqual(['PS301 site.name {facts.x}'])
  expect(told({ name: 'Toys {facts.x}', footer: { copyright: '© {facts.y}' } }, [home])).toEqual(['PS301 site.name {facts.x}', 'PS301 site.footer.copyright {facts.y}'])
  expect(told({ name: 'Toys {facts.x}', footer: { copyright: '© {facts.x}' } }, [home])).toEqual(['PS301 site.name {facts.x}'])
})

test('one in a page is told there, and neither in the bar nor in the description of the site', () => {
  expect(told({ name: 'Toys' }, [home, page('/a', 'About {facts.x}')])).toEqual(['PS301 pages[1].title {facts.x}'])
  expect(told({ name: 'Toys' }, [page('/', 'Home {facts.x}')])).toEqual(['PS301 pages[0].title {facts.x}'])
  expect(told({ name: 'Toys' }, [page('/', 'Home', { description: 'Of {facts.x}' })])).toEqual(['PS301 pages[0].description {facts.x}'])
  expect(told({ name: 'Toys' }, [page('/', 'Home {facts.x}', { until: '2026-01-01' }), page('/a', 'A')])).toEqual(['PS301 pages[0].title {facts.x}'])
})

test('what is written in the settings is told in them', () => {
  const links = [{ label: 'A {facts.x}', href: '/' }]
  expect(told({ name: 'Toys', description: 'D {facts.y}', navigation: { links } }, [home])).toEqual([
    'PS301 site.description {facts.y}',
    'PS301 site.navigation.links[0].label {facts.x}',
  ])
})

test('what stands elsewhere than in the settings stays where it is, whatever it is called', () => {
  const file = { site: { name: 'Toys' }, pages: [home] } as never
  const empty = message('emptyText', {})
  for (const finding of [at(['shared', 'footer', 'copyright'], empty), at(['collections', 'description'], empty), atOffset(3, 1, empty), at(['site', 'theme'], empty)])
    expect(atOrigin(file, finding)).toBe(finding)
  expect(atOrigin(file, at(['site', 'description'], empty))).toMatchObject({ location: { path: ['pages', 0, 'title'] } })
})
