import { expect, test } from 'vitest'
import { studioFaults } from './axe'
import { useStudio } from './studioPage'

const { page, outline, fields, shown, read, undoAll } = useStudio()
const order = () => (JSON.parse(read()).pages[0].sections as { type?: string; use?: string }[]).map(({ type, use }) => type ?? use)
const pages = () => (JSON.parse(read()).pages as { path: string }[]).map(({ path }) => path)
const frameAt = () => page().locator('iframe[title^="The page"]').getAttribute('src')
const second = () => outline().locator('ol .line').nth(1)

test('a section is moved by Alt and an arrow, which keeps the focus on it, by its handle, and by the tools over the page; taken away by a key, it can be had back', async () => {
  const [first, moved, next, ...others] = order()
  const down = [first, next, moved, ...others]
  const words = await second().textContent()
  /** The file is as it was at once, and the list a moment later: until then its second line is another section. */
  const undone = async () => {
    await undoAll()
    await expect.poll(() => second().textContent()).toBe(words)
  }
  await second().focus()
  await page().keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual(down)
  await expect.poll(() => page().evaluate(() => document.activeElement?.textContent)).toBe(words)
  await undone()
  await outline().locator('.grip').nth(1).focus()
  for (const key of ['Space', 'ArrowDown', 'Space']) {
    await page().keyboard.press(key)
    await page().waitForTimeout(600)
  }
  await expect.poll(order).toEqual(down)
  await undone()
  await second().click()
  const name = await second().locator('.line-words > span').first().textContent()
  await page()
    .getByRole('toolbar', { name: `Tools of ${name}`, exact: true })
    .getByRole('button', { name: 'Move down' })
    .click()
  await expect.poll(order).toEqual(down)
  await undone()
  await second().focus()
  await page().keyboard.press('Delete')
  await expect.poll(order).toEqual([first, next, ...others])
  await page().getByRole('button', { name: 'Undo this' }).click()
  await expect.poll(order).toEqual([first, moved, next, ...others])
})

test('a link of the page is followed with Ctrl, Back returns, and a reload keeps the place', async () => {
  await shown()
    .locator('header a[href="/paes"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(frameAt).toBe('/paes')
  await page().goBack()
  await expect.poll(frameAt).toBe('/')
  await second().click()
  await fields().waitFor()
  const address = page().url()
  await page().reload()
  await fields().waitFor()
  expect(page().url()).toBe(address)
})

test('a page is added under an address made of its title, and taken away with who links to it', async () => {
  const before = pages()
  await page().getByRole('button', { name: 'Add a page' }).click()
  await page().getByRole('dialog').getByLabel('Title of the page').fill('Pão & bolos')
  await page().getByRole('dialog').getByRole('button', { name: 'Add the page' }).click()
  await expect.poll(pages).toEqual([...before, '/pao-bolos'])
  await undoAll()
  await page()
    .getByRole('button', { name: /^What to do with the page Os nossos pães/ })
    .click()
  await page().getByRole('menuitem', { name: 'Remove the page …' }).click()
  await page().getByRole('region', { name: 'Places that link to it' }).getByText('navigation').first().waitFor()
  expect(await studioFaults(page(), '[role=dialog]')).toEqual([])
  await page().getByRole('dialog').getByLabel('Lead links and visitors to').fill('/perguntas')
  await page().keyboard.press('ArrowDown')
  await page().keyboard.press('Enter')
  await page().getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(pages).toEqual(before.filter((path) => path !== '/paes'))
  await undoAll()
})

test('on a phone each column is seen by itself, and a screen reader finds no fault in any', async () => {
  await page().setViewportSize({ width: 390, height: 800 })
  for (const [name, part] of [
    ['Pages', undefined],
    ['Sections', '.left'],
    ['Page', '.middle'],
    ['Fields', '.right'],
  ] as const) {
    await page()
      .locator('.views label', { hasText: new RegExp(`^${name}$`) })
      .click()
    expect(await studioFaults(page(), part)).toEqual([])
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})
