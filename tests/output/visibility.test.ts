import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEDIA_ASSETS } from '../../src/parts/mediaFile'
import { runCommand } from '../lib/command'
import { pdf } from '../lib/sampleFiles'
import { contents } from './contents'

const root = mkdtempSync(join(tmpdir(), 'quoin-visibility-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const FROM = '2098-12-24'
const held = { from: FROM, reason: 'Heimlich-Grund' }
/** Words that stand in what is not there yet, each in another kind of thing. */
const LATER = ['Zukunftsseite', 'Zukunftsartikel', 'Zukunftsabschnitt', 'Zukunftsmenue', 'Zukunftsfuss', 'Zukunftsknopf', 'zukunft-umleitung', 'Zukunftspreise']
/** The same of what is a draft or over: it is on no day. */
const NEVER = ['Entwurfsseite', 'Entwurfsartikel', 'Vergangener-Hinweis', 'Heimlich-Grund', 'entwurf-bild']

const file = join(root, 'pages.json')
const build = (...words: string[]) => runCommand('build', ['--pages', file, ...words])

/** Everything in a built site in which a word could stand, with the names of the files. */
function searchable(folder: string): string {
  return [...contents(folder)].map(([name, bytes]) => `${name}\n${Buffer.from(bytes, 'base64').toString('latin1')}`).join('\n')
}
const found = (words: readonly string[], folder: string) => {
  const text = searchable(folder).toLowerCase()
  return words.filter((word) => text.includes(word.toLowerCase()))
}

beforeAll(async () => {
  const site = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
  const hero = (title: string) => ({ type: 'hero', title })
  const page = (path: string, title: string, more: object) => ({ path, title, description: title, sections: [hero(title)], ...more })
  const [home] = site.pages
  site.pages.push(page('/zukunft', 'Zukunftsseite', { ...held, linksToIt: 'drop' }))
  site.pages.push(page('/entwurf', 'Entwurfsseite', { hidden: true, reason: 'Heimlich-Grund', linksToIt: 'drop' }))
  const picture = { src: 'media/entwurf-bild.png', alt: 'Entwurfsseite' }
  home.sections.push(
    { ...hero('Zukunftsabschnitt'), ...held },
    { ...hero('Vergangener-Hinweis'), until: '2020-01-01' },
    { type: 'feature', title: 'Entwurfsseite', picture, hidden: true },
    { type: 'prose', text: 'Bald: [mehr](/zukunft) und [noch mehr](media/zukunftspreise.pdf), [nie](/entwurf).', ...held },
    { type: 'cta', title: 'Rufen Sie an', actions: [{ label: 'Zukunftsknopf', href: '/', ...held }] },
  )
  site.site.navigation.links.push({ label: 'Zukunftsmenue', href: '/zukunft' }, { label: 'Entwurfsseite', href: '/entwurf' })
  site.site.footer.columns.push({ title: 'Zukunftsfuss', links: [{ label: 'Zukunftsfuss', href: '/zukunft#main' }] })
  site.site.redirects = { ...site.site.redirects, '/zukunft-umleitung': '/zukunft' }
  const article = (slug: string, title: string, more: object) => ({ slug, title, excerpt: title, date: '2026-01-01', content: `<p>${title}</p>`, ...more })
  site.collections = {
    ...site.collections,
    visibility: [article('jetzt', 'Jetzt', {}), article('zukunft', 'Zukunftsartikel', held), article('entwurf', 'Entwurfsartikel', { hidden: true })],
  }
  site.pages.push({ path: '/neues/$slug', each: 'visibility', title: '{item.title}', sections: [{ type: 'article', title: '{item.title}', content: '{item.content}' }] })
  home.sections.push({ type: 'articleList', collection: 'visibility' })
  writeFileSync(file, JSON.stringify(site, null, 2))
  mkdirSync(join(root, 'media'))
  writeFileSync(
    join(root, 'media/entwurf-bild.png'),
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b08850' } })
      .png()
      .toBuffer(),
  )
  writeFileSync(join(root, 'media/zukunftspreise.pdf'), pdf('prices'))
})

test('what is not there is nowhere in the site, and comes on its day', { timeout: 180_000 }, () => {
  const [now, then] = [join(root, 'now'), join(root, 'then')]
  const built = build('--out', now)
  expect([built.status, built.stderr]).toEqual([0, ''])
  expect(built.stdout).toMatch(/Build again after 24 Dec 2098, 00:00 \([\w/]+\): then .+ appears\./)
  expect(found([...LATER, ...NEVER], now)).toEqual([])
  // The picture has another name there.
  expect([...contents(now).keys()].filter((name) => `/${name}`.startsWith(MEDIA_ASSETS))).toEqual([])
  expect(found(['Jetzt', 'Bald', 'Rufen Sie an'], now)).toEqual(['Jetzt', 'Rufen Sie an'])

  const later = build('--at', FROM, '--out', then)
  expect([later.status, later.stderr]).toEqual([0, ''])
  expect(later.stdout).toMatch(/then\/ is the site of 24 Dec 2098, 00:00 \([\w/]+\): to look at, not to publish\./)
  expect(found(LATER, then)).toEqual(LATER)
  expect(found(NEVER, then)).toEqual([])
  const pages = [...contents(then)].filter(([name]) => name.endsWith('.html') && !/redirect|umleitung/.test(name))
  for (const [name, bytes] of pages) expect(Buffer.from(bytes, 'base64').toString(), name).toMatch(/noindex/)
  expect(readFileSync(join(then, 'robots.txt'), 'utf8')).toContain('Disallow: /')

  const refused = build('--at', FROM, '--out', now)
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('holds the site for visitors')])
  expect(found(LATER, now)).toEqual([])
})
