import { afterEach, expect, test, vi } from 'vitest'
import { closeApp, openApp, PAGES, pageOf } from '../lib/toyApp'

afterEach(closeApp)

const WHOLE = ['reflect header', 'start bar', 'reflect section', 'start home', 'reflect footer', 'start foot']

test('the page that is there is taken over as it is: nothing is fetched, its parts begin, its menus are whole', async () => {
  const { start, document, noted, settled } = await openApp()
  const before = document.querySelector('h1')
  const html = document.getElementById('app')?.innerHTML
  await start()
  await settled()
  expect([document.querySelector('h1') === before, document.getElementById('app')?.innerHTML === html]).toEqual([true, true])
  expect(noted).toEqual(['note', 'menus', 'note', ...WHOLE])
})

test('another page comes with its head, and only what is other on it begins', async () => {
  const { start, noted, heading, settled, window } = await openApp()
  const app = await start()
  await settled()
  noted.splice(0)
  await app.go('https://toys.example/news?x=1#bears')
  await settled()
  expect([heading(), window.location.href]).toEqual(['/news?x=1', 'https://toys.example/news?x=1#bears'])
  expect(noted).toEqual(['close', 'fetch /news?x=1', 'reflect section', 'start /news?x=1', 'head /news?x=1', 'arrived'])
})

test('the way back leads to the page that was left', async () => {
  const { start, noted, heading, settled, window } = await openApp({ answer: async (address) => PAGES[address === '/' ? 'home' : address] ?? '' })
  const app = await start()
  await settled()
  await app.go('https://toys.example/faq')
  noted.splice(0)
  window.history.back()
  await vi.waitUntil(() => noted.some((one) => one.startsWith('arrived')))
  expect(heading()).toBe('home')
  expect(noted.filter((one) => /head|arrived|fetch|start/.test(one))).toEqual(['fetch /', 'start home', 'head home', 'arrived back'])
})

test('another place of the page is noted, and nothing comes or goes', async () => {
  const { start, noted, heading, settled } = await openApp()
  const app = await start()
  await settled()
  noted.splice(0)
  await app.go('https://toys.example/#bears')
  await settled()
  expect([heading(), noted]).toEqual(['home', ['close', 'note']])
})

test('a page that cannot be had leaves the one on the screen, and the browser to it', async () => {
  const { start, noted, heading, settled } = await openApp({ answer: () => Promise.reject(new Error('gone')) })
  const app = await start()
  await settled()
  noted.splice(0)
  await app.go('https://toys.example/faq')
  await settled()
  expect([heading(), noted]).toEqual(['home', ['close', 'fetch /faq', 'give up ""', 'note']])
})

test.each([
  ['comes', async () => PAGES['/slow'] ?? ''],
  ['fails', () => Promise.reject(new Error('gone'))],
])('a page that was overtaken leaves nothing behind when it %s late', async (_how, late) => {
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  const { start, noted, heading, settled } = await openApp({ answer: (address) => (address === '/slow' ? isAsked.then(late) : Promise.resolve(PAGES[address] ?? '')) })
  const app = await start()
  await settled()
  noted.splice(0)
  void app.go('https://toys.example/slow')
  await settled()
  await app.go('https://toys.example/faq')
  answer()
  await settled()
  // Whatever was kept of it would be put in place now.
  await app.go('https://toys.example/faq#bears')
  expect([heading(), noted.filter((one) => /head|arrived|give/.test(one))]).toEqual(['/faq', ['head /faq', 'arrived']])
})

test('the page at hand is shown anew where it was scrolled to, without a journey', async () => {
  const { start, noted, heading, settled, scrolled } = await openApp()
  const app = await start()
  vi.stubGlobal('scrollY', 345)
  await settled()
  noted.splice(0)
  scrolled.splice(0)
  await app.show(pageOf('edited'))
  await settled()
  expect([heading(), scrolled]).toEqual(['edited', []])
  expect(noted.filter((one) => one !== 'note')).toEqual(['reflect section', 'start edited'])
})

test('a page that is put in place while the app begins is the one that it takes over', async () => {
  const { start, document, noted, heading, settled, window } = await openApp()
  const started = start()
  const other = new window.DOMParser().parseFromString(PAGES['/faq'] ?? '', 'text/html').getElementById('app')
  document.getElementById('app')?.replaceWith(other ?? '')
  await started
  await settled()
  expect([heading(), noted.filter((one) => one.startsWith('start '))]).toEqual(['/faq', ['start bar', 'start /faq', 'start foot']])
})

test('while a page that was gone back to is on its way, the app waits for it', async () => {
  const { start, noted, showAt } = await openApp()
  showAt('https://toys.example/faq')
  const started = start()
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(noted).toEqual([])
  showAt()
  await started
  expect(noted).toContain('start home')
})

test('without an #app there is nothing to take over', async () => {
  const { start, document } = await openApp()
  document.getElementById('app')?.remove()
  await expect(start()).rejects.toThrow('The page has no #app.')
})

/** React gives up: on the page at hand, or while it draws another. */
async function brokenAt(place: 'home' | '/faq') {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const toys = await openApp({ onDraw: (html, breaks) => html.includes('/faq') && breaks() })
  const html = toys.document.getElementById('app')?.innerHTML
  const app = await toys.start()
  await toys.settled()
  for (const heading of toys.document.querySelectorAll('h1')) heading.textContent = 'half drawn'
  toys.noted.splice(0)
  if (place === 'home') toys.breaks()
  else await app.go('https://toys.example/faq')
  await toys.settled()
  told.mockRestore()
  return { broken: toys.broken(), gaveUp: toys.noted.filter((one) => one.startsWith('give up')), isAsItWas: toys.document.getElementById('app')?.innerHTML === html }
}

test('when React gives up, this is told, and the page is again what came from the server', async () => {
  expect(await brokenAt('home')).toEqual({ broken: 1, gaveUp: [], isAsItWas: true })
})

test.each([
  ['a page that was gone to', '/faq', '/faq'],
  ['another place of the first page', '/#bears', 'home'],
])('when it gives up on %s, that is again what came from the server', async (_where, address, expected) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { start, settled, breaks, noted, document, heading } = await openApp()
  const app = await start()
  await settled()
  await app.go(`https://toys.example${address}`)
  await settled()
  for (const drawn of document.querySelectorAll('h1')) drawn.textContent = 'half drawn'
  noted.splice(0)
  breaks()
  await settled()
  told.mockRestore()
  expect([noted, heading()]).toEqual([[], expected])
})

test('when it gives up on the way to another page, the browser goes there', async () => {
  expect(await brokenAt('/faq')).toMatchObject({ broken: 1, gaveUp: ['give up ""'] })
})
