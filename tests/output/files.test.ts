import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { bytesAtLoad } from '../../scripts/lib/benchBytes'
import { builtFile } from '../lib/builtFile'

const { main, bakery } = inject('sites')
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const read = (file: string) => readFileSync(file, 'utf8')
const pathsOf = (folder: string) => [...read(join(folder, 'sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
/** How many fonts the site brings along: those that its theme names beside the ones of every system. */
const OWN_FONTS = new Set(
  Object.values<string>(JSON.parse(read('pages.json')).site.theme.fonts ?? {}).filter((name) =>
    existsSync(join('node_modules/@fontsource-variable', name.toLowerCase().replaceAll(' ', '-'))),
  ),
).size
const fontsOf = (folder: string) => filesOf(folder).filter((file) => file.endsWith('.woff2')).length
const scripts = filesOf(main.folder).filter((file) => file.endsWith('.js'))

/** A script and all that it imports before it can run. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name = ''] of read(file).matchAll(/(?:from|import)\s*["`']\.\/([\w.-]+\.js)["`']/g)) withImports(join(main.folder, 'assets', name), found)
  return found
}
/** Scripts of which there must be some: of what is gone any size is small enough. */
function some(what: string, isMeant: (file: string) => boolean): string[] {
  const found = scripts.filter(isMeant)
  expect(found.length, `scripts: ${what}`).toBeGreaterThan(0)
  return found
}
const named = (start: string) => some(start, (file) => file.includes(`/${start}`))
const sizeOf = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0)

test('there are pages, scripts, styles and compressed forms to be measured on both sites, and fonts where a site has its own', () => {
  for (const { folder } of [main, bakery]) {
    expect(pathsOf(folder).length).toBeGreaterThan(5)
    for (const ending of ['.html', '.js', '.css', '.br', '.gz']) expect(filesOf(folder).filter((file) => file.endsWith(ending)).length, ending).toBeGreaterThan(0)
  }
  expect(fontsOf(main.folder)).toBe(OWN_FONTS)
})

describe.each(pathsOf(main.folder))('%s', (path) => {
  test('loads no more than its budget', async () => {
    const { html, css, script, fonts } = await bytesAtLoad(main.folder, path)
    for (const [kind, bytes] of Object.entries({ html, css, script, ...(OWN_FONTS > 0 && { fonts }) })) expect(bytes, kind).toBeGreaterThan(500)
    expect(script).toBeLessThanOrEqual(2560)
    expect(css).toBeLessThanOrEqual(14 * 1024)
    expect(html).toBeLessThanOrEqual(12 * 1024)
    expect(fonts).toBeLessThanOrEqual(50 * 1024)
  })
})

test('the app weighs at most 90 KB, with the first island 105 KB', () => {
  const app = named('app').flatMap((file) => [...withImports(file)])
  // React alone is more than that.
  expect(sizeOf(app)).toBeGreaterThan(40 * 1024)
  expect(sizeOf(app)).toBeLessThanOrEqual(90 * 1024)
  const tabs = some('the island of tabs', (file) => read(file).includes('@mantine/core/TabsPanel'))
  const island = [...named('hydrateIsland'), ...tabs].flatMap((file) => [...withImports(file)])
  expect(sizeOf([...app, ...island])).toBeLessThanOrEqual(105 * 1024)
})

test('no script holds zod, the checker, or a block that only has to be read', () => {
  for (const file of scripts) expect(read(file), file).not.toMatch(/ZodError|jsonc|PS2\d\d|_blocks|hero-hero|faqGroup|productGrid-|from-markdown/)
})

test('no script holds the text of a page', () => {
  const titles = pathsOf(main.folder).flatMap((path) => /<h1[^>]*>([^<]{12,})/.exec(read(builtFile(main.folder, path)))?.[1] ?? [])
  expect(titles.length).toBeGreaterThan(pathsOf(main.folder).length / 2)
  for (const file of scripts) for (const title of titles) expect(read(file).includes(title)).toBe(false)
})

test('pages hold no inline style element and no script but data', () => {
  for (const file of filesOf(main.folder).filter((name) => name.endsWith('.html'))) {
    expect(read(file)).not.toMatch(/<style/)
    for (const [, attributes = ''] of read(file).matchAll(/<script([^>]*)>[^<]/g)) expect(attributes).toMatch(/type="application\/(?:ld\+)?json"/)
  }
})

test.each([main, bakery])('what a page has of Mantine and any sheet of the site styles is styled by its own sheets ($origin)', ({ folder }) => {
  const classesIn = (text: string) => new Set(text.match(/\bm_[0-9a-f]{5,8}\b/g))
  const styled = (files: string[]) => classesIn(files.map(read).join())
  const all = styled(filesOf(folder).filter((file) => file.endsWith('.css')))
  let seen = 0
  for (const file of filesOf(folder).filter((name) => name.endsWith('.html'))) {
    const html = read(file)
    const own = styled(Array.from(html.matchAll(/<link[^>]* href="(\/assets\/[^"]+\.css)"/g), ([, href = '']) => join(folder, href)))
    const bare = [...classesIn(html)].filter((name) => all.has(name) && !own.has(name))
    expect(bare, file).toEqual([])
    seen += classesIn(html).size
  }
  expect(seen).toBeGreaterThan(0)
})

test('an island names all that it needs to wake: its scripts are there, and none of them loads another one first', () => {
  const named = filesOf(main.folder).flatMap((file) =>
    file.endsWith('.html') ? Array.from(read(file).matchAll(/data-scripts="([^"]*)"/g), ([, scripts = '']) => scripts.split(' ')) : [],
  )
  expect(named.length).toBeGreaterThan(3)
  for (const scripts of named) {
    const files = scripts.map((address) => join(main.folder, address))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const needed = new Set(files.flatMap((file) => [...withImports(file)]))
    expect([...needed].filter((file) => !files.includes(file))).toEqual([])
  }
})

test('every text file has its compressed twins', () => {
  const all = filesOf(main.folder)
  for (const file of all.filter((name) => /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/.test(name))) expect(all).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]))
})

test('the other site holds no trace of the first', () => {
  for (const file of filesOf(bakery.folder).filter((name) => !/\.(?:br|gz|png|woff2)$/.test(name))) expect(read(file), file).not.toMatch(/aurelian|crest|sba loan|merchant cash/i)
})

test('no output names the place where it was built', () => {
  for (const file of filesOf(main.folder).filter((name) => !/\.(?:br|gz|png|woff2)$/.test(name))) expect(read(file).includes(process.cwd()), file).toBe(false)
})
