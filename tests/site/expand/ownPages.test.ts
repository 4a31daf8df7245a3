import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ExpandedPage } from '../../../src/site/expand/expandedPage'
import { checkOwnPaths, type OwnPages, ownPagesIn, refuseOwnPages, withOwnPages } from '../../../src/site/expand/ownPages'
import type { Presence } from '../../../src/site/expand/presence'
import type { PagesFile } from '../../../src/site/schema/schema'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'

type Placed = ExpandedPage['sections'][number]
const section = (type: string, index = 0, more: object = {}): Placed => ({ section: { type, ...more }, source: ['pages', 0, 'sections', index] })
/** As much of a page as is looked at. */
const page = (path: string, more: object = {}) => ({ path, entry: { title: 'Toys' }, sections: [], ...more }) as unknown as ExpandedPage
const second = { path: 'page/2', words: ['Page 2'], view: { page: 2 } }

/** Sections of the type "list" make a second page, and what is reported of them. */
function listing() {
  const told: string[] = []
  const report = ({ location, message }: Finding) => void told.push(`${'path' in location ? location.path.join('.') : ''} ${message.name}`)
  const own: OwnPages = { ask: (_page, { type }) => (type === 'list' ? [second] : []), made: 0, report }
  return { told, own, report }
}

test('a page of which a section makes no other stays as it is', () => {
  const plain = page('/toys', { sections: [section('note')] })
  expect(withOwnPages(plain, listing().own)).toEqual([plain])
})

test('a page that a section makes has its own address and words, and all sections of the first', () => {
  const { own, told } = listing()
  const pages = withOwnPages(page('/toys', { entry: { title: 'Toys', description: 'All of them.' }, sections: [section('note'), section('list', 1)] }), own)
  expect(pages.map(({ path, continues, entry }) => [path, continues, entry.title, entry.description])).toEqual([
    ['/toys', undefined, 'Toys', 'All of them.'],
    ['/toys/page/2', '/toys', 'Toys – Page 2', 'Page 2: All of them.'],
  ])
  const place = { base: '/toys', anchor: 'list' }
  expect(pages.map(({ sections }) => sections.map(({ section: { type, id }, own: view }) => [type, id, view]))).toEqual([
    [
      ['note', undefined, undefined],
      ['list', 'list', { ...place, view: {} }],
    ],
    [
      ['note', undefined, undefined],
      ['list', 'list', { ...place, view: { page: 2 } }],
    ],
  ])
  expect([told, own.made]).toEqual([[], 1])
})

test('a section with an anchor of its own keeps it, and below the first page of all there is one slash', () => {
  const [, other] = withOwnPages(page('/', { sections: [section('list', 0, { id: 'toys' })] }), listing().own)
  expect([other?.path, other?.sections[0]?.own?.anchor, other?.entry.description]).toEqual(['/page/2', 'toys', undefined])
})

test('of two sections of a page only the first makes pages, and the other one is reported', () => {
  const { own, told } = listing()
  expect(withOwnPages(page('/toys', { sections: [section('list'), section('list', 1)] }), own).map(({ path }) => path)).toEqual(['/toys', '/toys/page/2'])
  expect(told).toEqual(['pages.0.sections.1 ownPagesHere'])
})

test('no page of its own is made where its page is one of many, and none beyond the limit', () => {
  const { own, told } = listing()
  refuseOwnPages(page('/toys', { sections: [section('note'), section('list', 1)] }), own)
  own.made = 4_999
  expect(withOwnPages(page('/toys', { sections: [section('list')] }), own)).toHaveLength(2)
  expect(withOwnPages(page('/more', { sections: [section('list')] }), own)).toHaveLength(1)
  expect(told).toEqual(['pages.0.sections.1 ownPagesHere', 'pages.0.sections.0 tooMuch'])
})

test('a page that has the address of another one is reported at the section that makes it', () => {
  const { told, report } = listing()
  const made = page('/toys/page/2', { continues: '/toys', sections: [section('note'), { ...section('list', 1), own: { base: '/toys', anchor: 'list', view: {} } }] })
  checkOwnPaths([page('/toys'), made, page('/other')], report)
  expect(told).toEqual([])
  checkOwnPaths([page('/toys'), made, page('/toys/page/2')], report)
  expect(told).toEqual(['pages.0.sections.1 ownPageTaken'])
})

test('a block may ask for items that are part of the site, with their addresses, and for the words of its language', () => {
  const items = [{ slug: 'bear' }, { slug: 'kite' }]
  const file = {
    pages: [
      { path: '/draft/$slug', each: 'toys' },
      { path: '/toys/$slug', each: 'toys' },
    ],
    collections: { toys: items, lost: [{ slug: 'a' }] },
    itemFields: { toys: [{ name: 'size' }] },
  } as unknown as PagesFile
  const presence: Presence = { page: (index) => index === 1, item: ({ slug }) => slug !== 'kite', absent: new Map() }
  const found: unknown[] = []
  const { ask } = ownPagesIn(
    file,
    presence,
    (_section, _source, { itemsOf, fieldsOf, pageWord }) => {
      found.push(
        itemsOf('toys').map(({ slug, href }) => [slug, href]),
        itemsOf('lost'),
        itemsOf('constructor'),
        fieldsOf('toys'),
        fieldsOf('constructor'),
        pageWord(3),
      )
      return []
    },
    z.looseObject({}),
    () => {},
  )
  ask(page('/toys', { language: { settings: { lang: 'en' } }, scope: new Map() }), { type: 'list' }, [])
  expect(found).toEqual([[['bear', '/toys/bear']], [], [], [{ name: 'size' }], [], 'Page 3'])
})
