import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const BAR = `<header>
  <button id="opener" aria-controls="list"><b>Services</b></button>
  <div id="list" class="bar-list" popover><a id="inside" href="/faq">FAQ</a></div>
  <button id="other-opener" aria-controls="other">More</button>
  <div id="other" class="bar-list" popover><a href="/more">More</a></div>
  <button id="burger" aria-controls="panel" command="show-modal"><i id="sign">Menu</i></button>
  <dialog id="panel" class="panel"><button id="close" command="close">Close</button><a id="way" href="/faq">FAQ</a><p id="words">Words</p></dialog>
  <a id="out" href="/">Home</a></header>`

/** The bar of a page in a browser that opens and closes lists and panels, with commands or without. */
async function open({ hasCommands = true } = {}) {
  const toys = toyBrowser(BAR)
  const { window, document } = toys
  vi.stubGlobal('HTMLButtonElement', window.HTMLButtonElement)
  if (hasCommands) Object.defineProperty(window.HTMLButtonElement.prototype, 'commandForElement', { value: null })
  const [list, other, panel] = ['list', 'other', 'panel'].map((id) => document.getElementById(id))
  if (!list || !other || !panel) throw new Error('The bar is not whole.')
  // jsdom knows neither popovers nor their state.
  for (const [prototype, name] of [
    [window.Element.prototype, 'matches'],
    [window.Document.prototype, 'querySelector'],
    [window.Document.prototype, 'querySelectorAll'],
  ] as const) {
    const own: unknown = Reflect.get(prototype, name)
    const value = function find(this: unknown, selector: string): unknown {
      return Reflect.apply(own as (selector: string) => unknown, this, [selector.replaceAll(':popover-open', '[data-open]')])
    }
    Object.defineProperty(prototype, name, { value })
  }
  const tell = (menu: Element) => menu.dispatchEvent(new window.Event('toggle'))
  for (const menu of [list, other])
    Object.assign(menu, {
      hidePopover: () => {
        menu.removeAttribute('data-open')
        tell(menu)
      },
      showPopover: () => {
        menu.setAttribute('data-open', '')
        tell(menu)
      },
    })
  Object.assign(panel, {
    close: () => {
      panel.removeAttribute('open')
      tell(panel)
    },
    showModal: () => {
      panel.setAttribute('open', '')
      tell(panel)
    },
  })
  const menus = await import('../../src/page/menus')
  menus.startMenus()
  const at = (id: string) => document.getElementById(id) ?? document.body
  const fire = (id: string, type: string) => at(id).dispatchEvent(new window.MouseEvent(type, { bubbles: true, cancelable: true }))
  return {
    ...toys,
    ...menus,
    fire,
    expanded: (id: string) => at(id).getAttribute('aria-expanded'),
    openMenus: () => [...[list, other].filter((menu) => menu.hasAttribute('data-open')), ...(panel.hasAttribute('open') ? [panel] : [])].map(({ id }) => id),
    show: () => {
      list.showPopover()
      panel.setAttribute('open', '')
      tell(panel)
    },
    /** Which buttons can be seen. */
    see: (...ids: string[]) => {
      for (const id of ['opener', 'other-opener', 'burger']) Object.assign(at(id), { getClientRects: () => (ids.includes(id) ? [{}] : []) })
    },
  }
}

test('the button of a menu says whether it is open, and no other does', async () => {
  const { show, closeMenus, expanded } = await open()
  expect(expanded('opener')).toBeNull()
  show()
  expect([expanded('opener'), expanded('burger'), expanded('other-opener')]).toEqual(['true', 'true', null])
  closeMenus()
  expect([expanded('opener'), expanded('burger')]).toEqual(['false', 'false'])
})

test('buttons of a part that has come into the page say it, too', async () => {
  const { reflectMenus, document, expanded } = await open()
  reflectMenus(document)
  expect([expanded('opener'), expanded('other-opener'), expanded('burger')]).toEqual(['false', 'false', 'false'])
})

test('a list closes when the focus leaves it for anything but its button; the panel stays', async () => {
  const { show, fire, openMenus } = await open()
  show()
  for (const id of ['inside', 'opener']) fire(id, 'focusin')
  expect(openMenus()).toEqual(['list', 'panel'])
  fire('out', 'focusin')
  expect(openMenus()).toEqual(['panel'])
  expect(() => fire('out', 'focusin')).not.toThrow()
})

test.each([
  ['inside', []],
  ['way', []],
  ['words', ['list', 'panel']],
  ['out', ['list', 'panel']],
])('a click on "%s" leaves %j open', async (id, expected) => {
  const { show, fire, openMenus } = await open()
  show()
  fire(id, 'click')
  expect(openMenus()).toEqual(expected)
})

test('a page that comes back has no menu open', async () => {
  const { show, window, openMenus } = await open()
  show()
  window.dispatchEvent(new window.Event('pageshow'))
  expect(openMenus()).toEqual([])
})

test('when the window gets another width, a menu closes whose button is gone', async () => {
  const { show, see, window, openMenus } = await open()
  show()
  see('opener', 'burger')
  window.dispatchEvent(new window.Event('resize'))
  expect(openMenus()).toEqual(['list', 'panel'])
  see('opener')
  window.dispatchEvent(new window.Event('resize'))
  expect(openMenus()).toEqual([])
})

test('in a browser without commands the buttons of the panel work, and so does a click beside it', async () => {
  const { fire, openMenus } = await open({ hasCommands: false })
  fire('sign', 'click')
  expect(openMenus()).toEqual(['panel'])
  fire('words', 'click')
  expect(openMenus()).toEqual(['panel'])
  fire('close', 'click')
  expect(openMenus()).toEqual([])
  fire('burger', 'click')
  fire('panel', 'click')
  expect(openMenus()).toEqual([])
})

test('a browser with commands does it by itself', async () => {
  const { fire, openMenus } = await open()
  fire('burger', 'click')
  expect(openMenus()).toEqual([])
})
