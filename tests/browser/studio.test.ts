import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { studioFaults } from './axe'
import { changedLines } from './studioLines'
import { original, useStudio } from './studioPage'

const { file, page, process, outline, fields, shown, read, select, undoAll } = useStudio()
const act = async (section: RegExp, what: string) => {
  await outline().getByRole('button', { name: section }).first().click()
  await page().getByRole('menuitem', { name: what, exact: true }).click()
}
const openPage = async (address: string) => {
  await page()
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: new RegExp(` ${address}$`) })
    .click()
}
const lines = () => changedLines(original, read())
const added = () => lines()[1].map((line) => line.trim())

test('a headline is written in its field: its line alone changes, the page shows it, and undo brings back every byte', async () => {
  await select(/ hero$/)
  await fields().getByLabel('Title').first().fill('Pão de verdade')
  await expect.poll(() => shown().locator('h1').textContent()).toBe('Pão de verdade')
  // The page has it at once, the file when the pause of who types is over.
  await expect.poll(() => lines().map((changed) => changed.map((line) => line.trim()))[1]).toEqual(['"title": "Pão de verdade",'])
  expect(lines()[0].length).toBe(1)
  await undoAll()
  await expect.poll(() => shown().locator('h1').textContent()).not.toBe('Pão de verdade')
})

test('a headline is written in the page itself, by a click and Enter; Escape leaves it', async () => {
  const before = await shown().locator('h1').textContent()
  for (const [words, key] of [
    ['Anders', 'Escape'],
    ['Pão & “água”', 'Enter'],
  ] as const) {
    await shown().locator('h1').click()
    await expect.poll(() => shown().locator('h1').getAttribute('contenteditable')).toBe('plaintext-only')
    await page().keyboard.press('ControlOrMeta+A')
    await page().keyboard.type(words)
    await page().keyboard.press(key)
    if (key === 'Escape') expect([await shown().locator('h1').textContent(), read()]).toEqual([before, original])
  }
  await expect.poll(added).toEqual(['"title": "Pão & “água”",'])
  await undoAll()
})

test('a section is moved, copied, hidden, put on another page and taken away; each can be undone', async () => {
  const order = () => (JSON.parse(read()).pages[0].sections as { type?: string; use?: string }[]).map(({ type, use }) => type ?? use)
  const before = order()
  await act(/^What to do with .*/, 'Move down')
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
  await undoAll()
  await outline()
    .getByRole('button', { name: /^What to do with/ })
    .nth(1)
    .click()
  await page().getByRole('menuitem', { name: 'Hide' }).click()
  await expect.poll(added).toEqual(['"hidden": true,'])
  await expect.poll(() => outline().getByText('hidden').count()).toBe(1)
  await undoAll()
  await outline()
    .getByRole('button', { name: /^What to do with/ })
    .nth(1)
    .click()
  await page().getByRole('menuitem', { name: 'Copy' }).click()
  await expect.poll(() => order().length).toBe(before.length + 1)
  await outline()
    .getByRole('button', { name: /^What to do with/ })
    .nth(1)
    .click()
  await page().getByRole('menuitem', { name: 'Remove', exact: true }).click()
  await expect.poll(() => order().length).toBe(before.length)
  await undoAll()
  await outline()
    .getByRole('button', { name: /^What to do with/ })
    .nth(1)
    .click()
  await page().getByRole('menuitem', { name: 'Move to another page …' }).click()
  await page().getByRole('dialog').getByLabel('Page').fill('/perguntas')
  await page().keyboard.press('ArrowDown')
  await page().keyboard.press('Enter')
  await page().getByRole('button', { name: 'Move', exact: true }).click()
  const away = () =>
    JSON.parse(read())
      .pages.find(({ path }: { path: string }) => path === '/perguntas')
      .sections.at(-1).type
  await expect.poll(away).toBe(before[1])
  await undoAll()
})

test('a section is added from pictures, where it was asked for', async () => {
  await page().getByRole('button', { name: 'Add a section', exact: true }).click()
  const dialog = page().getByRole('dialog')
  await dialog.getByLabel('Find a kind of section').fill('call to action')
  await dialog.getByRole('button', { name: 'Call to action, barest' }).click()
  await expect.poll(() => JSON.parse(read()).pages[0].sections.at(-1).type).toBe('cta')
  await expect.poll(() => fields().getByLabel('Title').first().inputValue()).toBe('Come and taste')
  await expect.poll(() => fields().locator('input:focus, textarea:focus').count()).toBe(1)
  await undoAll()
})

test('a question is added, and an entry of the menu', async () => {
  await openPage('/perguntas')
  await select(/ faqGroup$/)
  await fields().getByRole('button', { name: 'Add item' }).click()
  await expect.poll(() => fields().locator('textarea[data-path$=\'"question"]\']').count()).toBe(4)
  await fields().locator('textarea[data-path$=\'"question"]\']').last().fill('Há pão ao domingo?')
  await expect.poll(added).toEqual(expect.arrayContaining([expect.stringContaining('Há pão ao domingo?')]))
  await undoAll()
  await page().getByRole('button', { name: 'Site', exact: true }).click()
  await page().getByRole('button', { name: 'Menu', exact: true }).click()
  await fields().getByRole('button', { name: 'Add link' }).click()
  await fields().locator(`textarea[data-path='["site","navigation","links",3,"label"]']`).fill('Domingo')
  await expect.poll(() => shown().locator('header').first().textContent()).toContain('Domingo')
  await undoAll()
})

test('what would be a mistake stays in the panel, is told there, and is written as soon as it is none; a reload loses nothing', async () => {
  await select(/ hero$/)
  const title = fields().getByLabel('Title').first()
  await title.fill('')
  await expect.poll(() => fields().textContent()).toContain('This text is empty')
  expect(read()).toBe(original)
  await page().reload()
  await expect.poll(() => title.inputValue()).toBe('')
  await title.fill('Outra vez')
  await expect.poll(added).toEqual(['"title": "Outra vez",'])
  await undoAll()
})

test('a page gets another address, and every link follows', async () => {
  await openPage('/paes')
  await outline()
    .getByRole('button', { name: /^This page/ })
    .click()
  await page().getByLabel('Address', { exact: true }).fill('/pao')
  await page().getByRole('button', { name: 'Move to this address' }).click()
  await expect.poll(() => JSON.parse(read()).site.redirects['/paes']).toBe('/pao')
  expect(read().match(/"href": "\/paes"/g)).toBeNull()
  await undoAll()
})

test('somebody who saves meanwhile loses nothing, and neither does who types here', async () => {
  await select(/ hero$/)
  const theirs = original.replace('"eyebrow": "A casa"', '"eyebrow": "Em casa"')
  expect(theirs).not.toBe(original)
  writeFileSync(file, theirs)
  await fields().getByLabel('Title').first().fill('A minha vez')
  await expect.poll(() => [read().includes('A minha vez'), read().includes('"eyebrow": "Em casa"')]).toEqual([true, true])
})

test('a server that stands still for a while loses nothing of what is typed', async () => {
  await select(/ hero$/)
  const title = fields().getByLabel('Title').first()
  process()?.kill('SIGSTOP')
  await title.pressSequentially(' e mais e mais', { delay: 30 })
  const typed = await title.inputValue()
  await page().waitForTimeout(2000)
  expect(await title.inputValue()).toBe(typed)
  process()?.kill('SIGCONT')
  await expect.poll(() => read().includes(JSON.stringify(typed)), { timeout: 20_000 }).toBe(true)
  await undoAll()
})

test('whoever sees with a screen reader finds no fault in any part of it', async () => {
  expect(await studioFaults(page())).toEqual([])
  await select(/ hero$/)
  expect(await studioFaults(page(), '.right')).toEqual([])
  await outline()
    .getByRole('button', { name: /^What to do with/ })
    .first()
    .click()
  await page().getByRole('menuitem', { name: 'Copy' }).waitFor()
  expect(await studioFaults(page(), '#menus')).toEqual([])
  await page().keyboard.press('Escape')
  await page().getByRole('button', { name: 'Add a section', exact: true }).click()
  await page().getByRole('dialog').getByRole('heading', { name: 'Call to action' }).waitFor()
  expect(await studioFaults(page(), '[role=dialog]')).toEqual([])
})
