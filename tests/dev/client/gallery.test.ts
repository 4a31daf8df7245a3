import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const block = (type: string, words: string) =>
  `<article id="${type}" data-type="${type}" data-words="${words}" tabindex="-1"><div class="example"><button class="copy">Copy JSON</button><pre>{ "type": "${type}" }</pre></div></article>`
const PAGE = `<input id="search"><p id="count"></p><p id="none" hidden></p><nav id="index"><ul>${['cta', 'hero', 'note'].map((type) => `<li data-type="${type}"><a href="#${type}">${type}</a></li>`).join('')}</ul></nav>${block('cta', 'call to action title')}${block('hero', 'hero title text')}${block('note', 'note text')}`

async function open() {
  const toys = toyBrowser(PAGE)
  const { document, window } = toys
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  vi.stubGlobal('HTMLAnchorElement', window.HTMLAnchorElement)
  vi.stubGlobal('HTMLButtonElement', window.HTMLButtonElement)
  vi.stubGlobal('location', window.location)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  await import('../../../src/dev/client/gallery')
  const search = document.querySelector('input')
  const type = (words: string) => {
    if (search) search.value = words
    search?.dispatchEvent(new window.Event('input', { bubbles: true }))
  }
  const press = (key: string) => {
    const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
    return event.defaultPrevented
  }
  const shown = () => Array.from(document.querySelectorAll<HTMLElement>('article:not([hidden])'), ({ id }) => id)
  const focus = () => document.activeElement?.id || document.activeElement?.textContent
  return { ...toys, copied, search, type, press, shown, focus }
}

test('what is shown has every word that was typed, in any case, and its entry in the list', async () => {
  const { type, shown, document } = await open()
  const listed = () => Array.from(document.querySelectorAll('#index li:not([hidden])'), (entry) => entry.textContent)
  const found = (words: string) => {
    type(words)
    return [shown(), listed(), document.getElementById('count')?.textContent, document.getElementById('none')?.hidden]
  }
  expect(found('title')).toEqual([['cta', 'hero'], ['cta', 'hero'], '2 of 3 blocks', true])
  expect(found(' TITLE  text ')).toEqual([['hero'], ['hero'], '1 of 3 blocks', true])
  expect(found('nothing')).toEqual([[], [], '0 of 3 blocks', false])
  expect(found('')).toEqual([['cta', 'hero', 'note'], ['cta', 'hero', 'note'], '3 blocks', true])
})

test('keys lead to the search, through the list, to a block, and back', async () => {
  const { type, press, focus, search, document } = await open()
  const walked = (...keys: string[]) => keys.map((key) => [press(key), focus()])
  expect(walked('/', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toEqual([
    [true, 'search'],
    [true, 'cta'],
    [true, 'hero'],
    [true, 'cta'],
    [true, 'search'],
  ])
  type('text')
  expect(walked('Enter')).toEqual([[true, 'hero']])
  expect(document.defaultView?.location.hash).toBe('#hero')
  expect(walked('/', 'Escape')).toEqual([
    [true, 'search'],
    [true, 'search'],
  ])
  expect(search?.value).toBe('')
  expect([press('/'), press('a')]).toEqual([false, false])
})

test('the whole section is copied, and that is said for a while', async () => {
  const { document, copied } = await open()
  const button = document.querySelector<HTMLButtonElement>('#hero .copy')
  button?.click()
  await vi.waitFor(() => expect([copied, button?.textContent]).toEqual([['{ "type": "hero" }'], 'Copied']))
  await vi.waitFor(() => expect(button?.textContent).toBe('Copy JSON'), { timeout: 3000 })
})
