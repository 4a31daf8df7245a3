import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DevServer } from './devServer'
import { crashDev, shared, sharedDev, writeContent } from './sharedDev'
import { studioWindow } from './studioPage'

const original = readFileSync('tests/browser/jobs/site.json', 'utf8')
const { file } = shared
const read = () => readFileSync(file, 'utf8')
const headline = () => (JSON.parse(read()).pages[0].sections[0] as { title: string }).title
/** A server may take its time to be there again. */
const PATIENCE = { timeout: 60_000 }
/** Milliseconds between two letters, as somebody types who knows how. */
const PACE = 80

let server: DevServer
let page: Page
const field = () => page.getByRole('textbox', { name: 'Title', exact: true })
const shows = (words: string) => expect.poll(() => page.getByRole('region', { name: 'The file' }).textContent(), PATIENCE).toContain(words)
/** Puts the caret behind what stands in the field, and begins to type: what has been typed is answered in the end. */
const typing = async (words: string) => {
  await field().focus()
  await page.keyboard.press('End')
  return page.keyboard.type(words, { delay: PACE })
}
beforeAll(async () => {
  server = await sharedDev(original)
})
beforeEach(async () => {
  // A test that has failed may have left it standing still.
  server.process.kill('SIGCONT')
  writeContent(original)
  page = await (await studioWindow()).newPage()
  await page.goto(`${server.origin}/_studio`, PATIENCE)
  await page.getByRole('button', { name: 'Bread that takes its time hero', exact: true }).click(PATIENCE)
  await field().waitFor()
})
afterEach(() => page.close())

test('what is typed while the server stands still for five seconds is in the file as soon as it goes on', async () => {
  server.process.kill('SIGSTOP')
  const words = ' and a little more, letter by letter, while nobody is there to answer'
  await typing(words)
  await page.waitForTimeout(1000)
  expect([await field().inputValue(), read()]).toEqual([`Bread that takes its time${words}`, original])
  server.process.kill('SIGCONT')
  await expect.poll(headline, PATIENCE).toBe(`Bread that takes its time${words}`)
  expect(await page.getByText('Keep mine').count()).toBe(0)
})

test('who types on while the server is killed and started anew loses no letter and not the place', async () => {
  const words = ' and goes on being typed, from before the end of the server until after it is there again, without a pause in between'
  const typed = typing(words)
  await page.waitForTimeout(800)
  const startAgain = await crashDev()
  await shows('The dev server does not answer. What you write is kept.')
  server = await startAgain()
  await typed
  expect(await field().inputValue()).toBe(`Bread that takes its time${words}`)
  await expect.poll(headline, PATIENCE).toBe(`Bread that takes its time${words}`)
})

test('a reload right behind the last letter loses none, also where the server is gone at that moment', async () => {
  await typing(', here')
  await page.reload()
  await expect.poll(headline, PATIENCE).toBe('Bread that takes its time, here')
  await field().waitFor(PATIENCE)
  server.process.kill('SIGSTOP')
  await typing(' and there')
  server.process.kill('SIGCONT')
  await page.reload()
  await expect.poll(headline, PATIENCE).toBe('Bread that takes its time, here and there')
})

test('while another program has broken the file it stays as that has left it, and what is typed follows as soon as it is mended', async () => {
  writeFileSync(file, original.slice(0, -20))
  await typing(' all the same')
  await page.waitForTimeout(1500)
  expect([read(), await field().inputValue()]).toEqual([original.slice(0, -20), 'Bread that takes its time all the same'])
  writeFileSync(file, original.replace('Four loaves', 'Five loaves'))
  await expect.poll(headline, PATIENCE).toBe('Bread that takes its time all the same')
  expect(read()).toContain('Five loaves')
})

test('where another program has written the same text meanwhile, both are shown, and the one that is chosen stands', async () => {
  const [theirs, mine] = ['Bread of theirs', 'Bread that takes its time, or of mine']
  const both = page.getByRole('region', { name: 'Written by two' })
  const meet = async () => {
    server.process.kill('SIGSTOP')
    await typing(', or of mine')
    writeFileSync(file, original.replace('Bread that takes its time', theirs))
    server.process.kill('SIGCONT')
    await both.waitFor(PATIENCE)
    // Typed slowly, a part of it comes first.
    await expect.poll(() => both.textContent(), PATIENCE).toMatch(/Mine.*or of mine.*Theirs.*Bread of theirs/)
  }
  await meet()
  await both.getByRole('button', { name: 'Take theirs' }).click()
  await expect.poll(async () => [headline(), await field().inputValue()], PATIENCE).toEqual([theirs, theirs])
  writeFileSync(file, original)
  await expect.poll(() => field().inputValue(), PATIENCE).toBe('Bread that takes its time')
  await meet()
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => [headline(), await field().inputValue()], PATIENCE).toEqual([mine, mine])
})
