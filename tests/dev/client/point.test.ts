import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const PAGE = `<header data-source='["site","navigation"]'>bar</header><section data-block="cta" data-source='["pages",0,"sections",2]'><b>words</b></section><section data-block="note" data-source='["shared","hello"]'>more</section><p>outside</p>`

const MAIN = { file: '/toys/pages.json', name: 'pages.json' }

async function open() {
  const toys = toyBrowser(PAGE)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return {
      ok: true,
      json: async () => ({
        places: [
          { ...MAIN, line: 3, column: 1 },
          { ...MAIN, line: 5, column: 9 },
          { file: '/toys/more/shared.json', name: 'more/shared.json', line: 7, column: 2 },
        ],
      }),
    }
  })
  const { startPointing } = await import('../../../src/dev/client/point')
  startPointing()
  const point = (selector: string, how: object = { altKey: true }, type = 'pointermove') => {
    const event = new toys.window.MouseEvent(type, { bubbles: true, cancelable: true, ...how })
    toys.document.querySelector(selector)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 10))
  const label = () => toys.document.querySelector('quoin-point')?.shadowRoot?.querySelector('.label')?.textContent
  return { ...toys, asked, point, settled, label }
}

test('while Alt is held a part of the page tells where it is written', async () => {
  const { point, settled, label, asked } = await open()
  const reported: unknown[] = []
  for (const selector of ['b', 'header', 'section + section', 'p']) {
    point(selector)
    await settled()
    reported.push(label())
  }
  expect(reported).toEqual(['section 3 · cta · pages.json:5', 'site.navigation · pages.json:3', 'shared hello · note · more/shared.json:7', undefined])
  expect(asked).toEqual([`/@quoin/places?sources=${encodeURIComponent('[["site","navigation"],["pages",0,"sections",2],["shared","hello"]]')}`])
})

test('without Alt, or with another key beside it, it does not', async () => {
  const { point, label } = await open()
  for (const how of [{}, { altKey: true, ctrlKey: true }, { altKey: true, metaKey: true }]) {
    point('b', how)
    expect(label()).toBeUndefined()
  }
})

test('it begins with the key, ends when the key or the window is left, and asks anew the next time', async () => {
  const { point, settled, label, window, asked } = await open()
  const press = (type: string, key: string, more = {}) => window.dispatchEvent(new window.KeyboardEvent(type, { key, ...more }))
  point('b', {})
  press('keydown', 'Shift')
  expect(label()).toBeUndefined()
  press('keydown', 'Alt')
  await settled()
  expect(label()).toBe('section 3 · cta · pages.json:5')
  press('keyup', 'Shift')
  expect(label()).toBeDefined()
  press('keyup', 'Alt')
  expect(label()).toBeUndefined()
  press('keydown', 'Alt')
  window.dispatchEvent(new window.Event('blur'))
  expect(label()).toBeUndefined()
  await settled()
  expect(asked.length).toBe(2)
})

test('a click with Alt opens the line; any other is left alone', async () => {
  const { point, settled, asked } = await open()
  expect([point('b', {}, 'click'), point('p', { altKey: true }, 'click'), point('b', { altKey: true, ctrlKey: true }, 'click'), point('b', { altKey: true }, 'click')]).toEqual([
    false,
    false,
    false,
    true,
  ])
  await settled()
  expect(asked.filter((address) => address.startsWith('/__open'))).toEqual([`/__open-in-editor?file=${encodeURIComponent('/toys/pages.json:5:9')}`])
})
