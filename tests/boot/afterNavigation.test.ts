import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PAGE =
  '<title>Toys</title><main id="main"><h1>All toys</h1><section id="new"><p>New</p><h2>New toys</h2></section><p id="bears">Bears</p><p id="a b">Spaced</p></main><p id="announcer" data-offline="Offline."></p>'
const open = async (path = '/') => ({ ...toyBrowser(PAGE, path), ...(await import('../../src/boot/afterNavigation')) })

test('on arrival the page is at its top, its heading in focus and, if it stays, its title said', async () => {
  const { afterNavigation, document, scrolled } = await open()
  afterNavigation()
  expect(scrolled).toEqual([
    { top: 0, behavior: 'instant' },
    { top: 0, behavior: 'instant' },
  ])
  expect(document.activeElement?.localName).toBe('h1')
  const announcer = document.getElementById('announcer')
  vi.advanceTimersByTime(399)
  expect(announcer?.textContent).toBe('')
  vi.advanceTimersByTime(1)
  expect([announcer?.textContent, announcer?.hasAttribute('data-shown')]).toEqual(['Toys', false])
})

test('with an anchor in the address it is at that place', async () => {
  const { afterNavigation, document, scrolled } = await open('/#bears')
  afterNavigation()
  expect(scrolled).toEqual(['#bears', '#bears'])
  expect(document.activeElement?.id).toBe('bears')
})

test('on the way back it is where it was left, whatever the anchor, and the focus stays', async () => {
  const { afterNavigation, rememberPage, document, scrolled } = await open('/#bears')
  vi.stubGlobal('scrollY', 345)
  rememberPage()
  afterNavigation(true)
  expect(scrolled).toEqual([
    { top: 345, behavior: 'instant' },
    { top: 345, behavior: 'instant' },
  ])
  expect(document.activeElement).toBe(document.body)
})

test('on the way back what was opened is open again', async () => {
  const { afterNavigation, rememberPage, document } = await open()
  document.body.insertAdjacentHTML('beforeend', '<details open><summary>More</summary></details>')
  rememberPage()
  const details = document.querySelector('details')
  details?.removeAttribute('open')
  afterNavigation()
  expect(details?.open).toBe(false)
  afterNavigation(true)
  expect(details?.open).toBe(true)
})

test('scroll is remembered of the entry on the screen, not of the one that the address names already', async () => {
  const { noteEntry, rememberPage, afterNavigation, window, scrolled } = await open('/one')
  vi.stubGlobal('scrollY', 100)
  window.history.pushState({ __TSR_key: 'two' }, '', '/two')
  rememberPage()
  noteEntry()
  vi.stubGlobal('scrollY', 200)
  rememberPage()
  afterNavigation(true)
  window.history.replaceState(null, '', '/one')
  afterNavigation(true)
  expect(scrolled.map((place) => (place as { top: number }).top)).toEqual([200, 200, 100, 100])
  expect((await import('../../src/boot/afterNavigation')).shown).toBe('https://toys.example/one')
})

test('a head has what belongs to its page, and keeps what belongs to the site', async () => {
  const { adoptHead, document, window } = await open()
  document.head.innerHTML =
    '<title>Old</title><meta name="description" content="old"><meta property="og:title" content="old"><link rel="canonical" href="/old"><script type="application/ld+json">1</script><link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/ahead.css" media="not all"><meta charset="utf-8"><meta http-equiv="x" content="y"><script type="module" src="/boot.js"></script>'
  adoptHead(
    new window.DOMParser().parseFromString(
      '<title>New</title><meta name="description" content="new"><link rel="canonical" href="/new"><link rel="stylesheet" href="/other.css"><script type="application/ld+json">2</script>',
      'text/html',
    ),
  )
  expect(Array.from(document.head.children, (element) => element.outerHTML)).toEqual([
    '<link rel="stylesheet" href="/site.css">',
    '<link rel="stylesheet" href="/ahead.css" media="">',
    '<meta charset="utf-8">',
    '<meta http-equiv="x" content="y">',
    '<script type="module" src="/boot.js"></script>',
    '<title>New</title>',
    '<meta name="description" content="new">',
    '<link rel="canonical" href="/new">',
    '<script type="application/ld+json">2</script>',
  ])
})

test('that a page cannot be had is said in the words of the site and shown, until the next arrival', async () => {
  const { announce, document } = await open()
  const announcer = document.getElementById('announcer')
  announce(true)
  vi.runAllTimers()
  expect([announcer?.textContent, announcer?.hasAttribute('data-shown')]).toEqual(['Offline.', true])
  announce(false)
  vi.runAllTimers()
  expect([announcer?.textContent, announcer?.hasAttribute('data-shown')]).toEqual(['Toys', false])
  announcer?.remove()
  announce(true)
  expect(() => vi.runAllTimers()).not.toThrow()
})

test('who clicks on and on hears only where they end', async () => {
  const { announce, document } = await open()
  const said: (string | null)[] = []
  const announcer = document.getElementById('announcer')
  if (announcer) Object.defineProperty(announcer, 'textContent', { set: (words: string) => said.push(words) })
  for (const title of ['One', 'Two', 'Three']) {
    document.title = title
    announce(false)
    vi.advanceTimersByTime(399)
  }
  vi.runAllTimers()
  expect(said).toEqual(['Three'])
})

test('an anchor names an element as it is written, or none', async () => {
  const { targetOf } = await open()
  expect([targetOf('#bears')?.id, targetOf('#a%20b')?.id, targetOf('#none'), targetOf('#%'), targetOf('')]).toEqual(['bears', 'a b', null, undefined, null])
})

test('the focus moves without scrolling, also to what takes none by itself', async () => {
  const { focusQuietly, document } = await open()
  const [heading, link] = [document.querySelector('h1'), document.body.appendChild(Object.assign(document.createElement('a'), { href: '/' }))]
  const focus = heading && vi.spyOn(heading, 'focus')
  focusQuietly(heading)
  expect([heading?.tabIndex, focus?.mock.calls]).toEqual([-1, [[{ preventScroll: true }]]])
  focusQuietly(link)
  expect([link.tabIndex, link.hasAttribute('tabindex'), document.activeElement]).toEqual([0, false, link])
  expect(() => focusQuietly(null)).not.toThrow()
})

test('the focus goes to the heading of a section, not to one that is deeper in it', async () => {
  const { focusQuietly, document } = await open()
  document.body.insertAdjacentHTML('beforeend', '<section id="own"><article><div><h2>No</h2></div></article><div><h2>Own</h2></div></section>')
  focusQuietly(document.getElementById('own'))
  expect(document.activeElement?.textContent).toBe('Own')
  focusQuietly(document.getElementById('new'))
  expect(document.activeElement?.id).toBe('new')
})
