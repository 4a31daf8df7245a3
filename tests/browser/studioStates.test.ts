import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { some } from '../lib/extent'
import { studioFaults } from './axe'
import { original, useStudio } from './studioPage'

const { file, folder, page, process, fields, read, select } = useStudio()
const PATIENCE = { timeout: 30_000 }
const photo = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a06030' } })
    .jpeg()
    .toBuffer()
const dialog = () => page().getByRole('dialog')
const press = (name: string | RegExp) => page().getByRole('button', { name }).first().click()
/** On a phone one column is seen at a time. */
const show = async (name: string) => {
  const label = page().locator('.views label', { hasText: new RegExp(`^${name}$`) })
  if (await label.isVisible()) await label.click()
}
const openHero = async () => {
  await show('Sections')
  await select(/ hero$/)
}
const close = async () => {
  await dialog().getByRole('button', { name: 'Close' }).first().click()
  await dialog().waitFor({ state: 'hidden' })
}
/** What two have written stands there until somebody chooses. */
async function settle(): Promise<void> {
  const both = page().getByRole('region', { name: 'Written by two' })
  if (!(await both.count())) return
  await both.getByRole('button', { name: 'Take theirs' }).click()
  await both.waitFor({ state: 'hidden' })
}
/** Somebody else writes the title of the hero while one's own is on its way. */
async function writeWithAnother(): Promise<void> {
  await openHero()
  const title = fields().getByLabel('Title').first()
  const now = (JSON.parse(original) as { pages: { sections: { title: string }[] }[] }).pages[0]?.sections[0]?.title ?? ''
  process()?.kill('SIGSTOP')
  await title.fill('Mine')
  await title.blur()
  writeFileSync(file, original.replace(JSON.stringify(now), '"Theirs"'))
  process()?.kill('SIGCONT')
  await page().getByRole('region', { name: 'Written by two' }).waitFor(PATIENCE)
}

/** What can be opened, and what is there when it is open. */
const STATES: [string, () => Promise<void>][] = [
  [
    'the changes of the day',
    async () => {
      await openHero()
      await fields().getByLabel('Title').first().fill('Pão de verdade')
      await expect.poll(read, PATIENCE).toContain('Pão de verdade')
      await press('History')
      await dialog()
        .getByRole('button', { name: /^Return to/ })
        .first()
        .waitFor(PATIENCE)
    },
  ],
  [
    'problems',
    async () => {
      writeFileSync(file, original.replace('"type": "hero",', '"type": "hero", "width": "wdie", "titel": "Twice",'))
      await page()
        .getByRole('button', { name: /^Problems [1-9]/ })
        .click(PATIENCE)
      await dialog().getByRole('listitem').first().waitFor(PATIENCE)
    },
  ],
  [
    'publishing',
    async () => {
      await press('Publish')
      await dialog().getByRole('listitem').first().waitFor(PATIENCE)
    },
  ],
  [
    'earlier states',
    async () => {
      await openHero()
      await press('Earlier')
      await dialog().waitFor(PATIENCE)
    },
  ],
  ['what two have written', writeWithAnother],
  [
    'the library',
    async () => {
      mkdirSync(join(folder, 'media'), { recursive: true })
      writeFileSync(join(folder, 'media', 'forno.jpg'), await photo())
      await openHero()
      await fields().getByRole('button', { name: 'Add Picture' }).click()
      await dialog()
        .getByRole('button', { name: /^forno\.jpg/ })
        .click(PATIENCE)
      await dialog().getByRole('region', { name: 'The file media/forno.jpg' }).waitFor()
    },
  ],
  [
    'kinds of section',
    async () => {
      await show('Sections')
      await page().getByRole('button', { name: 'Add a section', exact: true }).click()
      await dialog().getByRole('heading', { name: 'Call to action' }).waitFor(PATIENCE)
    },
  ],
  [
    'keys',
    async () => {
      await show('Sections')
      await press('Keys')
      await dialog().getByRole('table').waitFor()
    },
  ],
]

test('on a phone, and where there is a little more room, whoever sees with a screen reader finds no fault in what can be opened, and nothing is cut off at the side', {
  timeout: 400_000,
}, async () => {
  const found: string[] = []
  for (const [index, [name, open]] of STATES.entries()) {
    await page().setViewportSize({ width: 390, height: 800 })
    await open()
    for (const width of some([390, 1024], index % 2, 2)) {
      await page().setViewportSize({ width, height: 800 })
      const part = (await dialog().count()) ? '[role=dialog]' : undefined
      found.push(...(await studioFaults(page(), part)).map((fault) => `${name}, ${width} px: ${fault}`))
      const seen = await page().evaluate(() => document.documentElement.scrollWidth)
      if (seen > width) found.push(`${name}: ${seen} px wide at ${width}`)
    }
    if (await dialog().count()) await close()
    await settle()
    writeFileSync(file, original)
  }
  expect(found).toEqual([])
})

test('where there is little room the bar is one line, and what stands above the page stays there', async () => {
  /** How far what stands above the page reaches to the right, and its column. */
  const reach = () =>
    page().evaluate(() => {
      const rights = [...document.querySelectorAll('.stage-head *')].map((element) => element.getBoundingClientRect().right)
      return Math.max(...rights) - (document.querySelector('.middle')?.getBoundingClientRect().right ?? 0)
    })
  await page().setViewportSize({ width: 1024, height: 800 })
  await expect.poll(reach).toBeLessThanOrEqual(0)
  await page().setViewportSize({ width: 390, height: 800 })
  await page()
    .locator('.said')
    .evaluate((said) => void (said.textContent = 'page "/pão" › section 14 (feature) › picture removed.'))
  await expect.poll(async () => (await page().locator('.bar').boundingBox())?.height ?? 0).toBeLessThan(60)
  await show('Page')
  await expect.poll(reach).toBeLessThanOrEqual(0)
})
