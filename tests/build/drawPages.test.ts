import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawPages } from '../../src/build/drawPages'
import { pageJobs } from '../../src/build/outputs'
import { hashOf } from '../../src/build/styles'
import { preparePages, type WriteOrder } from '../../src/build/writePages'
import type { PageJob } from '../../src/build/writeText'
import type { Site } from '../../src/site/schema/site'
import { randomly } from '../lib/randomly'
import { runs } from '../lib/runs'
import { toySettings } from '../lib/toy'
import { siteOf, toyAssets } from '../lib/toySite'

const root = mkdtempSync(join(tmpdir(), 'quoin-draw-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const draw = (order: WriteOrder, jobs: readonly PageJob[]) => preparePages(order)(jobs)
let count = 0

/** Builds the pages of a site; with a cache, from what it keeps. `mark` stands for the code of a block. */
async function build(site: Site, cache?: string, mark = '') {
  const folder = mkdtempSync(join(root, `${count++}-`))
  const assets = { ...toyAssets, build: hashOf(JSON.stringify(site.settings.theme)), scripts: [`/boot${mark}.js`] }
  const order = { site, assets, folder, strength: 1, isSearched: true }
  const written = cache === undefined ? { ...(await draw(order, pageJobs(site))), drawn: site.pages.length } : await drawPages(order, pageJobs(site), { code: mark, draw, cache })
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  const files = new Map(names.map((path) => [path.slice(folder.length), readFileSync(path).toString('base64')]))
  rmSync(folder, { recursive: true })
  return {
    files,
    entries: written.entries.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    media: written.media.toSorted(),
    drawn: written.drawn,
    failure: written.failure,
  }
}

type Parts = {
  site: Omit<typeof toySettings, 'facts' | 'theme'> & { breadcrumbs: boolean; facts: Record<string, string>; redirects?: object; theme?: object }
  shared: Record<string, Record<string, unknown>>
  collections: { posts: Record<string, string>[] }
  pages: { path: string; title: string; sections: Record<string, unknown>[]; [more: string]: unknown }[]
}
const hero = (title: string) => ({ type: 'hero', title })
const cta = (title: string) => ({ type: 'cta', title, actions: [{ label: 'Go', href: '/a' }] })
const post = (slug: string) => ({ slug, title: slug, excerpt: `About ${slug}.`, content: '<p>Words.</p>' })

test('where nothing has changed nothing is drawn, and where a word has, one page is', async () => {
  const cache = join(root, 'cache-words')
  const parts = { pages: ['/', '/a', '/b'].map((path) => ({ path, title: `Page ${path}`, sections: [hero(path)] })) }
  expect((await build(siteOf(parts), cache)).drawn).toBe(4)
  expect((await build(siteOf(parts), cache)).drawn).toBe(0)
  const [home, a, b] = parts.pages
  expect((await build(siteOf({ pages: [home, a, { ...b, sections: [hero('New')] }] }), cache)).drawn).toBe(1)
  // Sections above a page, and its place in the file, are none of its own.
  expect((await build(siteOf({ pages: [home, { ...a, sections: [hero('/a'), { type: 'prose', text: 'More.' }] }, b] }), cache)).drawn).toBe(1)
  expect((await build(siteOf({ pages: [b, home, a] }), cache)).drawn).toBe(0)
})

test('a page that could not be drawn is not kept, and those before it are', async () => {
  const cache = join(root, 'cache-failure')
  const site = siteOf({ pages: [{ path: '/', title: 'Home', sections: [hero('Home')] }] })
  const [home] = site.pages
  if (!home) throw new Error('There is no page.')
  const broken = { ...site, pages: [home, { ...home, path: '/x', sections: [{ key: 'tabs_1', type: 'tabs', props: {}, attributes: {}, source: ['pages', 1] }] }] }
  expect((await build(broken, cache)).failure).toMatchObject({ source: ['pages', 1] })
  expect((await build(broken, cache)).failure).toMatchObject({ source: ['pages', 1] })
  expect((await build(site, cache)).drawn).toBe(1)
})

test.for(Array.from({ length: runs(4).numRuns }, (_, seed) => runs(4).seed + seed))(
  'after each of fifty edits made at random a build from what is kept is a clean one, byte for byte (seed %i)',
  { tags: ['random'] },
  async (seed) => {
    const { pick, upTo, chance } = randomly(seed)
    const cache = join(root, `cache-${seed}`)
    let parts = begun()
    let mark = ''
    let turns = 0
    let drawn = 0
    const edits: ((own: Parts) => void)[] = [
      (own) => void (pick(own.pages).title = `Title ${upTo(5)}`),
      (own) => void (pick(own.pages).sections[0] = hero(`Words ${upTo(9)} {facts.a}`)),
      (own) => void pick(own.pages).sections.push({ type: 'prose', text: `Text ${upTo(9)} [there](/a) {facts.b}` }),
      (own) => void pick(own.pages).sections.push({ use: pick(['talk', 'ask']) }),
      (own) => void pick(own.pages).sections.splice(1, 1),
      (own) => void (pick(own.pages).sections[0] = { ...hero('Seen'), hidden: chance(0.3) || undefined, ground: pick(['dark', 'tinted']) }),
      (own) => void own.pages.push({ path: `/n${upTo(99)}`, title: 'New', sections: [hero('New')] }),
      (own) => void own.pages.splice(5 + upTo(4), 1),
      (own) => void own.pages.reverse(),
      (own) => void (own.site.facts.a = `A ${upTo(3)}`),
      (own) => void (own.site.facts.b = `B ${upTo(3)}`),
      (own) => void (own.shared.talk = cta(`Talk ${upTo(3)}`)),
      (own) => void (own.shared.ask = { type: 'prose', text: `Ask ${upTo(3)} {facts.a}` }),
      (own) => void (own.collections.posts = chance(0.5) ? own.collections.posts.toReversed() : [...own.collections.posts, post(`p${upTo(99)}`)]),
      (own) => void (pick(own.collections.posts).title = `Post ${upTo(9)}`),
      (own) => void (own.site.navigation.links = chance(0.5) ? own.site.navigation.links.toReversed() : [{ label: `Menu ${upTo(3)}`, href: '/a' }]),
      (own) => void (own.site.breadcrumbs = !own.site.breadcrumbs),
      (own) => void (own.site.theme = { accent: pick(['#0b6e4f', '#7a1f5c']) }),
      (own) => void (own.site.redirects = { [`/old${upTo(3)}`]: '/a' }),
      () => void (mark = String(upTo(2))),
      () => void (mark = ''),
    ]
    while (turns < 50) {
      const next = structuredClone(parts)
      pick(edits)(next)
      if (chance(0.2)) pick(edits)(next)
      const site = siteIfSound(next)
      if (!site) continue
      parts = next
      turns++
      // Somebody has been at what is kept.
      if (chance(0.1)) writeFileSync(join(cache, pick(existing(cache))), 'x')
      const kept = await build(site, cache, mark)
      const clean = await build(site, undefined, mark)
      expect({ ...kept, drawn: 0 }).toEqual({ ...clean, drawn: 0 })
      drawn += kept.drawn / clean.drawn
    }
    expect(drawn / turns).toBeLessThan(0.8)
  },
)

const existing = (folder: string) => [...readdirSync(folder)]

function begun(): Parts {
  const more: Record<string, object> = { '/a': { side: '/a' }, '/a/b': { side: '/a' } }
  return {
    site: { ...toySettings, breadcrumbs: true, facts: { a: 'A', b: 'B' } },
    shared: { talk: cta('Talk'), ask: { type: 'prose', text: 'Ask' } },
    collections: { posts: ['one', 'two', 'three'].map(post) },
    pages: [
      ...['/', '/a', '/a/b', '/c'].map((path) => ({ path, title: `Title of ${path}`, sections: [hero(path), { use: 'talk' }, { use: 'ask' }], ...more[path] })),
      { path: '/i/$slug', each: 'posts', as: 'post', title: '{post.title}', neighbours: true, sections: [hero('{post.title}'), { type: 'prose', text: '{post.excerpt}' }] },
    ],
  }
}

/** Undefined where an edit has made a mistake, such as a link to a page that has gone. */
function siteIfSound(parts: Parts): Site | undefined {
  try {
    return siteOf(parts)
  } catch {
    return undefined
  }
}
