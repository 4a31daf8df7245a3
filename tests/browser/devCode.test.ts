import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DevServer, htmlAt, startDev } from './devServer'
import { copyProject } from './projectCopy'
import { TOY } from './toyBlockFiles'
import { closePages, sharedBrowser } from './sharedBrowser'

const { folder, remove } = copyProject()
const content = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
content.pages[0].sections.push({ type: 'toy', words: 'Hello there' })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

let server: DevServer
let browser: Browser
let page: Page
const banner = () => page.locator('quoin-banner [role=alert]')
const toy = () => page.textContent('#toy')
const spacing = () => page.evaluate(() => getComputedStyle(document.getElementById('toy') ?? document.body).letterSpacing)
const head = () => page.locator('script[type*=ld]').allTextContents()
const PATIENT = { timeout: 30_000 }

beforeAll(async () => {
  write('pages.json', JSON.stringify(content))
  for (const [file, text] of Object.entries(TOY)) write(file, text)
  server = await startDev(join(folder, 'pages.json'), folder)
  browser = await sharedBrowser()
  page = await browser.newPage()
  // The first page of a new project is compiled, and so is all that it needs.
  await page.goto(server.origin, { timeout: 120_000 })
  await page.waitForSelector('#toy')
  await page.evaluate('window.sinceTheStart = true')
})
beforeEach(async () => {
  for (const [file, text] of Object.entries(TOY)) if (read(file) !== text) write(file, text)
  await expect.poll(async () => [await toy(), await spacing(), await banner().count()], PATIENT).toEqual(['Hello there!', '1px', 0])
})
afterAll(async () => {
  const isSamePage = await page.evaluate('window.sinceTheStart')
  await closePages()
  server.stop()
  remove()
  // No save may open the page anew.
  expect(isSamePage).toBe(true)
})

/** Saves a file of the block with one change, which must be possible. */
function save(name: string, from: string, to: string): void {
  const file = name.startsWith('src/') ? name : `src/blocks/toy/${name}`
  const text = read(file)
  expect(text).toContain(from)
  write(file, text.replace(from, to))
}

test.each([
  ['schema.ts', 'shortText.min', 'shortText.max(5).min'],
  ['limits.ts', '3', '15'],
  ['src/parts/toyPart.ts', 'text.max(20)', 'text.max(5)'],
  ['check.ts', 'isWrong(words)', 'true'],
  ['rules.ts', "words.includes('wrong')", "words.includes('Hello')"],
])('what %s judges is told in the open page when it is saved, and taken back', async (file, from, to) => {
  save(file, from, to)
  await expect.poll(() => banner().count(), PATIENT).toBe(1)
  expect(await banner().textContent()).toContain('(toy) › words')
  save(file, to, from)
  await expect.poll(() => banner().count(), PATIENT).toBe(0)
  expect(await toy()).toBe('Hello there!')
})

test.each([
  ['resolve.ts', 'words + ending', 'words + ending + ending', 'Hello there!!'],
  ['ending.ts', "'!'", "'?'", 'Hello there?'],
  ['View.tsx', '{shout(words)}', 'Well, {shout(words)}', 'Well, Hello there!'],
  ['shout.ts', '=> words', '=> words.toUpperCase()', 'HELLO THERE!'],
])('what %s makes of the words is shown in the open page when it is saved', async (file, from, to, words) => {
  save(file, from, to)
  await expect.poll(toy, PATIENT).toBe(words)
})

test('what structuredData.ts says is in the head of the open page when it is saved', async () => {
  save('structuredData.ts', 'Thing', 'Toy')
  await expect.poll(async () => (await head()).join(), PATIENT).toMatch(/"@type":"Toy","name":"Hello there!"|"name":"Hello there!","@type":"Toy"/)
})

test('so are styles: those of a block, and those of all pages', async () => {
  save('View.module.css', '1px', '3px')
  await expect.poll(spacing, PATIENT).toBe('3px')
  write('src/page/frame.css', `${read('src/page/frame.css')}\n:root { --saved: yes; }\n`)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--saved')), PATIENT).toBe('yes')
})

test('an example is shown in the gallery when it is saved', async () => {
  const gallery = await browser.newPage()
  await gallery.goto(`${server.origin}/_blocks`)
  save('examples.json', 'Example', 'Another example')
  await expect.poll(() => gallery.locator('#toy pre').textContent(), PATIENT).toContain('Another example')
  await gallery.close()
  expect((await htmlAt(server, '/_blocks/toy/barest')).html).toContain('Another example!')
})

test('sentences of the checker itself are followed, too', async () => {
  const wording = 'src/site/diagnostics/wording/shape.ts'
  const before = read(wording)
  write('pages.json', JSON.stringify({ ...content, strange: 1 }))
  await expect.poll(() => banner().count(), PATIENT).toBe(1)
  write(wording, before.replaceAll('is no field', 'is nowhere a field'))
  await expect.poll(() => banner().textContent(), PATIENT).toContain('There is nowhere a field "strange"')
  write(wording, before)
  await expect.poll(() => banner().textContent(), PATIENT).toContain('There is no field "strange"')
  write('pages.json', JSON.stringify(content))
})

test('a file that cannot be read is told with its place, and leaves what is shown; mended, it is followed', async () => {
  save('limits.ts', '= 3', '= = 3')
  await expect.poll(() => banner().textContent(), PATIENT).toContain('src/blocks/toy/limits.ts:1')
  expect(await toy()).toBe('Hello there!')
  save('limits.ts', '= = 3', '= 15')
  await expect.poll(() => banner().textContent(), PATIENT).toContain('(toy) › words')
  save('limits.ts', '15', '3')
  await expect.poll(() => banner().count(), PATIENT).toBe(0)
})

test('a block that never comes to an end is given up with a card; the rest is shown, and the mended block, too', async () => {
  save('shout.ts', '=> words', '=> { for (let turn = 0; ; turn++) if (turn < 0) return words }')
  await expect
    .poll(() => page.locator('[data-broken]').textContent(), PATIENT)
    .toContain('The block "toy" could not be drawn: Drawing took longer than 10 seconds and was given up.')
  expect(await page.locator('h1').count()).toBe(1)
  write('src/blocks/toy/shout.ts', TOY['src/blocks/toy/shout.ts'] ?? '')
  await expect.poll(toy, PATIENT).toBe('Hello there!')
})

test('while a block goes round for ever, the server ends at once when it is told to', async () => {
  const second = await startDev(join(folder, 'pages.json'), folder)
  save('structuredData.ts', '=> [{', '=> { for (let turn = 0; ; turn++) if (turn < 0) return [{')
  save('structuredData.ts', '}]', '}] }')
  const ended = new Promise<unknown>((resolve) => second.process.once('exit', (_code, signal) => resolve(signal)))
  const asked = fetch(second.origin, { headers: { accept: 'text/html' } }).catch(() => {})
  await wait(3000)
  const started = Date.now()
  second.stop()
  expect(await ended).toBe('SIGTERM')
  expect(Date.now() - started).toBeLessThan(2000)
  await asked
}, 120_000)

test('files that come and go are followed: a resolve.ts, one that takes the place of another, one that was missing, a whole block', async () => {
  rmSync(join(folder, 'src/blocks/toy/resolve.ts'))
  await expect.poll(toy, PATIENT).toBe('Hello there')
  write('src/blocks/toy/resolve.ts', TOY['src/blocks/toy/resolve.ts'] ?? '')
  await expect.poll(toy, PATIENT).toBe('Hello there!')
  write('src/blocks/toy/ending.js', `export const ending = '.'\n`)
  await expect.poll(toy, PATIENT).toBe('Hello there.')
  rmSync(join(folder, 'src/blocks/toy/ending.js'))
  await expect.poll(toy, PATIENT).toBe('Hello there!')
  save('shout.ts', 'export', `import { mark } from '../../parts/toyMark'\nexport`)
  save('shout.ts', '=> words', '=> words + mark')
  await expect.poll(() => banner().textContent(), PATIENT).toContain('toyMark')
  write('src/parts/toyMark.ts', `export const mark = '*'\n`)
  await expect.poll(toy, PATIENT).toBe('Hello there!*')
  write('src/blocks/toy/shout.ts', TOY['src/blocks/toy/shout.ts'] ?? '')
  await expect.poll(toy, PATIENT).toBe('Hello there!')
  for (const name of ['schema.ts', 'View.tsx', 'View.module.css', 'shout.ts', 'limits.ts']) write(`src/blocks/second/${name}`, TOY[`src/blocks/toy/${name}`] ?? '')
  write('pages.json', JSON.stringify(content).replace('"type":"toy"', '"type":"second"'))
  await expect.poll(toy, PATIENT).toBe('Hello there')
  write('pages.json', JSON.stringify(content))
  await expect.poll(toy, PATIENT).toBe('Hello there!')
  rmSync(join(folder, 'src/blocks/second'), { recursive: true })
})

test('a block that fails while the file is compiled is told at its section, with its file', async () => {
  save('check.ts', '  if (isWrong', "  throw new Error('It broke here.')\n  if (isWrong")
  await expect.poll(() => banner().textContent(), PATIENT).toContain('It broke here.')
  expect(await banner().textContent()).toMatch(/"check" of the block "toy" failed at this section: It broke here\. \(src\/blocks\/toy\/check\.ts:3:9\)/)
})

test('an error of a file as it is loaded is told at its line, as it was written', async () => {
  const types = 'type Words = {\n  first: string\n  second: string\n}\n'
  save('schema.ts', 'import { z }', `${types}const fewest: number = FEWEST\nif (fewest > 0) throw new Error('Loaded no more.')\nimport { z }`)
  await expect.poll(() => banner().textContent(), PATIENT).toContain('src/blocks/toy/schema.ts:6:23')
})
