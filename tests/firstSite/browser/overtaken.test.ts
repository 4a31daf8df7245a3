import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { pageAt } from '../../lib/page'
import { useBrowser } from '../../browser/browser'
import { asleep, follow, headingOf, isSameDocument, mark, openPrepared, settle, wakeApp } from '../../browser/visit'

const { open, origin } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
const place = (page: Page) =>
  page.evaluate(() => ({ path: location.pathname, title: document.title, heading: (document.querySelector('h1')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim() }))
const at = (path: string) => ({ path, title: pageAt(path).title, heading: headingOf(path) })

/** Opens a page on which answers to these paths wait until they are let go, or fail then. */
async function start(state: 'awake' | 'asleep' | 'app comes', path: string, held: readonly string[], isLost = false) {
  const gates = new Map(
    held.map((address) => {
      let release = () => {}
      const isOpen = new Promise<void>((resolve) => (release = resolve))
      return [address, { isOpen, release }] as const
    }),
  )
  const page = await openPrepared(
    open,
    path,
    async (prepared) => {
      if (state === 'asleep') await asleep(prepared)
      for (const [address, { isOpen }] of gates) {
        await prepared.route(
          (url) => url.pathname === address,
          async (route) => {
            if (route.request().resourceType() !== 'fetch') return route.continue()
            await isOpen
            await (isLost ? route.abort() : route.continue()).catch(() => {})
          },
        )
      }
    },
    { ...CALM, expected: isLost ? ['net::ERR_FAILED'] : [] },
  )
  if (state === 'awake') await wakeApp(page)
  await mark(page)
  const release = async (address: string) => {
    const answered = isLost ? undefined : page.waitForResponse(`${origin()}${address}`)
    gates.get(address)?.release()
    await answered
    await settle(page, 300)
  }
  return { page, release }
}

describe.each(['awake', 'asleep'] as const)('an answer that was overtaken (the app is %s)', (state) => {
  test('is dropped when another link was followed meanwhile', async () => {
    const { page, release } = await start(state, '/', ['/about'])
    await follow(page, '/about')
    await follow(page, '/faq')
    await expect.poll(() => place(page)).toEqual(at('/faq'))
    await release('/about')
    expect(await place(page)).toEqual(at('/faq'))
    await page.evaluate(() => history.back())
    await expect.poll(() => place(page)).toEqual(at('/'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test("and fails is nobody's business", async () => {
    const { page, release } = await start(state, '/', ['/about'], true)
    await follow(page, '/about')
    await follow(page, '/faq')
    await expect.poll(() => place(page)).toEqual(at('/faq'))
    await release('/about')
    expect(await place(page)).toEqual(at('/faq'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is dropped when the visitor went back, or to a place on the page, meanwhile', async () => {
    const { page, release } = await start(state, '/', ['/about', '/advisory'])
    await follow(page, '/faq')
    await expect.poll(() => place(page)).toEqual(at('/faq'))
    await follow(page, '/advisory')
    await follow(page, '/faq#process')
    await release('/advisory')
    expect(await place(page)).toEqual(at('/faq'))
    await page.evaluate(() => history.back())
    await follow(page, '/about')
    await page.evaluate(() => history.back())
    await expect.poll(() => place(page)).toEqual(at('/'))
    await release('/about')
    expect(await place(page)).toEqual(at('/'))
  })

  test('of the same link, clicked twice, makes one step in the history', async () => {
    const { page, release } = await start(state, '/', ['/about'])
    const before = await page.evaluate(() => history.length)
    await follow(page, '/about')
    await follow(page, '/about')
    await release('/about')
    await expect.poll(() => place(page)).toEqual(at('/about'))
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('leaves neither its title nor its heading behind after the way back was overtaken by a link', async () => {
    const { page, release } = await start(state, '/', ['/'])
    await follow(page, '/faq')
    await expect.poll(() => place(page)).toEqual(at('/faq'))
    // The first page came as a document, so it is asked for now.
    await page.evaluate(() => history.back())
    await settle(page)
    await follow(page, '/about')
    await expect.poll(() => place(page)).toEqual(at('/about'))
    await release('/')
    await follow(page, '/about#main')
    await settle(page, 200)
    expect(await place(page)).toEqual(at('/about'))
  })
})

describe('while the app takes a page over', () => {
  /** React works in pieces of its own choosing, here with so many milliseconds between them: as long as a slow phone takes. */
  const PIECE = 400

  /** Opens /faq, goes on to a page with an island, wakes it, and waits until the app has begun there. */
  async function startTakingOver() {
    const page = await openPrepared(
      open,
      '/faq',
      (prepared) => prepared.addInitScript((wait) => Object.assign(window, { setImmediate: (work: () => void) => setTimeout(work, wait) }), PIECE),
      CALM,
    )
    await follow(page, '/support')
    await expect.poll(() => place(page)).toEqual(at('/support'))
    await mark(page)
    await page.locator('[data-island]').first().dispatchEvent('pointermove')
    await page.waitForFunction(() => (history.state as { __TSR_key?: string } | null)?.__TSR_key, undefined, { timeout: 20_000 })
    return page
  }

  test('the way back shows the page that was left', async () => {
    const page = await startTakingOver()
    await page.evaluate(() => history.back())
    await expect.poll(() => place(page), { timeout: 8000 }).toEqual(at('/faq'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a link shows its page', async () => {
    const page = await startTakingOver()
    await follow(page, '/faq')
    await expect.poll(() => place(page), { timeout: 8000 }).toEqual(at('/faq'))
    await page.evaluate(() => history.back())
    await expect.poll(() => place(page), { timeout: 8000 }).toEqual(at('/support'))
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('the way back that is still under way when the app comes ends on the page that was left, with the way forward', async () => {
  const { page, release } = await start('app comes', '/', ['/'])
  await follow(page, '/support')
  await expect.poll(() => place(page)).toEqual(at('/support'))
  const app = page.waitForResponse(/\/app-.*\.js/)
  await page.locator('[data-island]').first().dispatchEvent('pointermove')
  await page.locator('[data-hydrated]').first().waitFor()
  await page.evaluate(() => history.back())
  await app
  await settle(page, 500)
  await release('/')
  await expect.poll(() => place(page), { timeout: 4000 }).toEqual(at('/'))
  await page.evaluate(() => history.forward())
  await expect.poll(() => place(page), { timeout: 4000 }).toEqual(at('/support'))
  expect(await isSameDocument(page)).toBe(true)
})

describe.each(['awake', 'asleep'] as const)('of links followed in haste (the app is %s)', (state) => {
  test('only the page that stays is announced', async () => {
    const { page } = await start(state, '/', [])
    const routes = ['/about', '/faq', '/advisory', '/solutions']
    for (const route of routes) await page.evaluate((address) => fetch(address), route)
    await page.evaluate(() => {
      const announcer = document.getElementById('announcer')
      const said: (string | null)[] = []
      Object.assign(window, { said })
      if (announcer) new MutationObserver(() => said.push(announcer.textContent)).observe(announcer, { childList: true, characterData: true, subtree: true })
    })
    for (let click = 0; click < 20; click++) {
      await follow(page, routes[click % routes.length] ?? '')
      await page.waitForTimeout(40)
    }
    await expect.poll(() => place(page)).toEqual(at('/solutions'))
    await expect.poll(() => page.locator('#announcer').textContent()).toBe(pageAt('/solutions').title)
    await settle(page, 600)
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    // A stalled machine may let one more stay.
    expect(said.length).toBeLessThanOrEqual(2)
    expect(said.at(-1)).toBe(pageAt('/solutions').title)
  })
})
