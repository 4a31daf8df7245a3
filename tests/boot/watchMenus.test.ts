import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const MENUS = '../../src/page/menus'
afterEach(() => {
  vi.doUnmock(MENUS)
  vi.resetModules()
  vi.unstubAllGlobals()
})

async function open(knowsCommands: boolean) {
  const { window, document } = toyBrowser('<dialog id="panel"></dialog><button></button><details></details>')
  vi.stubGlobal('HTMLButtonElement', { prototype: knowsCommands ? { commandForElement: null } : {} })
  const started: string[] = []
  vi.doMock(MENUS, () => ({ startMenus: ({ type, target }: Event) => started.push(`${type} ${(target as Element).localName}`) }))
  const { watchMenus } = await import('../../src/boot/watchMenus')
  watchMenus()
  const happens = async (type: string, selector: string) => {
    document.querySelector(selector)?.dispatchEvent(new window.Event(type, { bubbles: type === 'click' }))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { happens, started }
}

test('what completes the menus comes with the first one that opens, and hears of it', async () => {
  const { happens, started } = await open(true)
  await happens('click', 'button')
  expect(started).toEqual([])
  await happens('beforetoggle', 'dialog')
  await happens('beforetoggle', 'dialog')
  expect(started).toEqual(['beforetoggle dialog'])
})

test('an answer that opens is no menu, and what completes them still comes with the first one', async () => {
  const { happens, started } = await open(true)
  await happens('toggle', 'details')
  expect(started).toEqual([])
  await happens('beforetoggle', 'dialog')
  expect(started).toEqual(['beforetoggle dialog'])
})

test('a browser that opens no dialog by itself has its first click heard', async () => {
  const { happens, started } = await open(false)
  await happens('click', 'button')
  await happens('click', 'button')
  expect(started).toEqual(['click button'])
})

test('there, too, what opens is heard', async () => {
  const { happens, started } = await open(false)
  await happens('beforetoggle', 'dialog')
  expect(started).toEqual(['beforetoggle dialog'])
})
