import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { pageAt } from '../../lib/page'
import { useBrowser } from '../../browser/browser'
import { touchIslands } from '../../browser/visit'

const { open } = useBrowser()

const button = (page: Page) => page.getByRole('button', { name: 'Submit Request' })

/** Fills the form of the Support Center with what it takes. */
async function fill(page: Page): Promise<void> {
  await page.locator('[name=fullName]').fill('Ada Lovelace')
  await page.locator('[name=email]').fill('ada@example.com')
  await page.locator('[name=inquiryType]').selectOption('SBA Loan Structuring')
  await page.locator('[name=message]').fill('We close in thirty days.')
  for (const name of ['verification', 'consent']) await page.locator(`[name=${name}]`).setChecked(true)
}

/** Opens a filled form; `sent` grows with each entry that is told to the console. */
async function start(): Promise<{ page: Page; sent: () => number }> {
  const page = await open('/support', { reducedMotion: 'reduce' })
  await touchIslands(page)
  await fill(page)
  let count = 0
  page.on('console', (message) => message.type() === 'info' && count++)
  return { page, sent: () => count }
}

/** What a visitor sees after sending. */
const outcome = (page: Page) =>
  page.evaluate(() => ({
    toasts: document.querySelectorAll('.mantine-Notification-root').length,
    errors: document.querySelectorAll('form [aria-invalid=true]').length,
    alerts: [...document.querySelectorAll<HTMLElement>('form [role=alert]')].filter((alert) => !alert.hidden).length,
    title: document.title,
  }))
const SUCCESS = { toasts: 1, errors: 0, alerts: 0 }

const WAYS: [string, (page: Page) => Promise<void>][] = [
  ['a double click', (page) => button(page).dblclick()],
  ['five quick clicks', (page) => button(page).click({ clickCount: 5 })],
  [
    'Enter held down in a field',
    async (page) => {
      await page.locator('[name=email]').focus()
      for (let repeat = 0; repeat < 12; repeat++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
  ],
  [
    'Enter held down on the button',
    async (page) => {
      await button(page).focus()
      for (let repeat = 0; repeat < 12; repeat++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
  ],
  [
    'another click while the toast is there',
    async (page) => {
      await button(page).click()
      await page.locator('.mantine-Notification-root').waitFor()
      await button(page).click()
    },
  ],
]

test.each(WAYS)('a valid form sent by %s is sent once, and its success stands without errors', async (_, send) => {
  const { page, sent } = await start()
  await send(page)
  await page.locator('.mantine-Notification-root').waitFor()
  await page.waitForTimeout(200)
  expect(await outcome(page)).toEqual({ ...SUCCESS, title: pageAt('/support').title })
  expect(sent()).toBe(1)
})

test('a click while the code of the toast is still on its way sends nothing again', async () => {
  const { page, sent } = await start()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/toast-*.js', (route) => held.then(() => route.continue()))
  await button(page).click()
  await button(page).click()
  release()
  await page.locator('.mantine-Notification-root').waitFor()
  expect(await outcome(page)).toMatchObject(SUCCESS)
  expect(sent()).toBe(1)
})

test('a new entry with a mistake says so and takes the success of the last one away', async () => {
  const { page } = await start()
  await button(page).click()
  await page.locator('.mantine-Notification-root').waitFor()
  await page.locator('[name=fullName]').fill('Grace Hopper')
  await button(page).click()
  await expect.poll(() => outcome(page)).toMatchObject({ toasts: 0, errors: 5, alerts: 1 })
  expect(await page.locator('form').getByText('Success').count()).toBe(0)
})

test('a new entry that is complete is sent, too', async () => {
  const { page, sent } = await start()
  await button(page).dblclick()
  await page.locator('.mantine-Notification-root').waitFor()
  await fill(page)
  await button(page).dblclick()
  await expect.poll(sent).toBe(2)
  expect(await outcome(page)).toMatchObject({ errors: 0, alerts: 0 })
})

test('an empty form that was never sent says at each try what is missing', async () => {
  const page = await open('/support', { reducedMotion: 'reduce' })
  await touchIslands(page)
  await button(page).dblclick()
  expect(await outcome(page)).toMatchObject({ toasts: 0, errors: 6, alerts: 1 })
})
