import type { Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'
import { pageAt } from '../../lib/page'
import { propsOf, sectionOf } from '../parts'
import { useBrowser } from '../../browser/browser'
import { openPrepared, routesOf, SCRIPT_LOST, touchIslands, withoutScripts } from '../../browser/visit'

const { open, keep } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
const { success } = propsOf(sectionOf(pageAt('/support'), 'How Can We Assist You?')) as { success: { title: string; message: string } }
const VALID = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  inquiryType: 'SBA Loan Structuring',
  message: 'We close in thirty days.',
  verification: true,
  consent: true,
} as const
type Answers = { readonly [name in keyof typeof VALID]?: string | boolean }

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function fill(page: Page, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer === 'boolean') await field(page, name).setChecked(answer)
    else if (name === 'inquiryType') await field(page, name).selectOption(answer)
    else await field(page, name).fill(answer)
  }
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click()

/** The messages that stand at fields, as a screen reader connects them. */
const messages = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form [name]')].flatMap((input) => {
        const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
        const said = ids.map((id) => document.getElementById(id)).filter((element) => element?.className.includes('error') && element.checkVisibility())
        return said.length > 0 ? [[input.name, said.map((element) => element?.textContent).join()]] : []
      }),
    ),
  )

const contents = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll<HTMLInputElement>('form [name]')].map((input) => [input.name, input.type === 'checkbox' ? input.checked : input.value])),
  )
const EMPTY = { fullName: '', email: '', phone: '', inquiryType: '', message: '', verification: false, consent: false }

async function start(): Promise<Page> {
  const page = await open('/support', CALM)
  await touchIslands(page)
  return page
}

/** Sends what is right, and takes the toast away: the form is as it came. */
async function sent(page: Page): Promise<void> {
  await submit(page)
  await page.locator('.mantine-Notification-root').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.locator('.mantine-Notification-root').count()).toBe(0)
  expect(await page.title()).toBe(pageAt('/support').title)
  expect(await contents(page)).toEqual(EMPTY)
}

describe('the form of the Support Center', () => {
  const awake = keep(start)

  test('starts empty, says nothing, and gives the full name room for 40 characters', async () => {
    const page = await start()
    expect(await contents(page)).toEqual(EMPTY)
    expect(await messages(page)).toEqual({})
    await field(page, 'fullName').pressSequentially('x'.repeat(45))
    expect(await field(page, 'fullName').inputValue()).toBe('x'.repeat(40))
  })

  test('sent empty, it says what is missing at every field, marks each, and leads to the first', async () => {
    const page = await start()
    await submit(page)
    const marked = await page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('form [aria-invalid=true]')].map(({ name }) => name))
    expect(marked).toEqual(['fullName', 'email', 'inquiryType', 'message', 'verification', 'consent'])
    expect(await messages(page)).toEqual({
      fullName: 'Full name is required',
      email: 'Business email is required',
      inquiryType: 'Please select an inquiry type',
      message: 'Please provide more details (min 10 characters)',
      verification: 'Please complete verification',
      consent: 'Consent is required',
    })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName')
    expect(await page.getByRole('alert').filter({ visible: true }).allTextContents()).toEqual(['Please check the fields marked below.'])
    expect(await page.title()).toBe(`Error: ${pageAt('/support').title}`)
    expect(await page.locator('.mantine-Notification-root').count()).toBe(0)
  })

  test.each<[keyof typeof VALID, string | boolean, string]>([
    ['fullName', '', 'Full name is required'],
    ['fullName', '   ', 'Full name is required'],
    ['email', '', 'Business email is required'],
    ['email', 'ada', 'Enter a valid email'],
    ['email', 'ada@example', 'Enter a valid email'],
    ['inquiryType', '', 'Please select an inquiry type'],
    ['message', 'Too short', 'Please provide more details (min 10 characters)'],
    ['message', '         x         ', 'Please provide more details (min 10 characters)'],
    ['verification', false, 'Please complete verification'],
    ['consent', false, 'Consent is required'],
  ])('with %s %j it says "%s" there and nowhere else, and goes on once it is corrected', async (name, answer, message) => {
    const page = await awake()
    await fill(page, { ...VALID, [name]: answer })
    await submit(page)
    expect(await messages(page)).toEqual({ [name]: message })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name)
    expect(await contents(page)).toEqual({ ...EMPTY, ...VALID, [name]: answer })
    await fill(page, { [name]: VALID[name] })
    expect(await messages(page)).toEqual({})
    await sent(page)
  })

  test('more than 40 characters, put in by a script, are named', async () => {
    const page = await awake()
    await fill(page, VALID)
    await field(page, 'fullName').evaluate((input: HTMLInputElement) => {
      input.value = 'x'.repeat(41)
    })
    await submit(page)
    expect(await messages(page)).toEqual({ fullName: 'Max 40 characters' })
    await fill(page, VALID)
    await sent(page)
  })

  test('an e-mail address and a message at the limits are taken', async () => {
    const page = await awake()
    await fill(page, { ...VALID, fullName: 'x'.repeat(40), email: "o'neil+funding@sub.example.co", message: '1234567890' })
    await sent(page)
  })

  test('sent complete, it thanks in a toast that takes no focus, is empty again, and sends nothing anywhere', async () => {
    const page = await start()
    await fill(page, { ...VALID })
    await field(page, 'phone').fill('any words at all')
    const requests: string[] = []
    // The pages that its links lead to are fetched ahead when there is time.
    const isAhead = (request: Request) => request.method() === 'GET' && routesOf().includes(new URL(request.url()).pathname)
    page.on('request', (request) => isAhead(request) || requests.push(`${request.method()} ${request.resourceType()}`))
    const logged = page.waitForEvent('console', (message) => message.type() === 'info')
    await field(page, 'message').press('Tab')
    await submit(page)
    const toast = page.getByRole('status').filter({ hasText: success.title, visible: true })
    await toast.first().waitFor()
    expect(await toast.first().textContent()).toContain(success.message)
    expect(await contents(page)).toEqual(EMPTY)
    expect(await messages(page)).toEqual({})
    expect((await logged).text()).toContain('How Can We Assist You?')
    expect(await page.evaluate(() => document.activeElement?.closest('.mantine-Notification-root'))).toBeNull()
    // The toast's own code may still come; nothing else may leave or arrive.
    expect(requests.filter((request) => request !== 'GET script' && request !== 'GET stylesheet')).toEqual([])
    await page.waitForTimeout(4500)
    expect(await toast.first().isVisible()).toBe(true)
    await page.locator('.mantine-Notification-root').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.locator('.mantine-Notification-root').count()).toBe(0)
  })

  test('what was typed before its script came is kept and sent', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await openPrepared(
      open,
      '/support',
      (prepared) =>
        prepared.route('**/assets/hydrateIsland-*.js', async (route) => {
          await held
          await route.continue()
        }),
      CALM,
    )
    await fill(page, VALID)
    expect(await page.locator('[data-island=form]').getAttribute('data-hydrated')).toBeNull()
    release()
    await page.locator('[data-island=form][data-hydrated]').waitFor()
    await page.waitForTimeout(300)
    expect(await contents(page)).toEqual({ ...EMPTY, ...VALID })
    const logged = page.waitForEvent('console', (message) => message.type() === 'info')
    await submit(page)
    const sent: unknown = await (await logged).args()[1]?.jsonValue()
    expect(sent).toEqual({ ...EMPTY, ...VALID })
    await page.locator('.mantine-Notification-root').waitFor()
  })

  test('tells what to do without its script only when that does not come', async () => {
    const page = await openPrepared(open, '/support', withoutScripts, { ...CALM, expected: [SCRIPT_LOST] })
    const isTold = () => page.getByText('This form needs JavaScript.').evaluate((words) => words.checkVisibility({ visibilityProperty: true }))
    expect(await isTold()).toBe(false)
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    expect(await isTold()).toBe(true)
  })

  test('says without scripts how to write instead', async () => {
    const page = await open('/support', { javaScriptEnabled: false })
    expect(await page.getByText('This form needs JavaScript.').isVisible()).toBe(true)
  })
})
