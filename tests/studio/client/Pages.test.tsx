import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Pages } from '../../../src/studio/client/Pages'
import { aroundStudio, pageLine } from './aroundStudio'
import { click, press, read, soon, words, write } from './hand'

/** The height of the list: ten rows, as tall as its stylesheet says. */
const HEIGHT = 320
const HEIGHTS = { clientHeight: HEIGHT, scrollHeight: 62 * 32 }
const scrolled: unknown[] = []
beforeEach(() => {
  scrolled.length = 0
  for (const [name, value] of Object.entries(HEIGHTS)) Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true })
  Element.prototype.scrollTo = function (this: Element, to?: unknown) {
    scrolled.push((to as { top: number }).top)
    this.scrollTop = (to as { top: number }).top
    this.dispatchEvent(new Event('scroll'))
  } as typeof Element.prototype.scrollTo
  // What lies behind is seen again.
  onTestFinished(() => Object.keys(HEIGHTS).forEach((name) => Reflect.deleteProperty(HTMLElement.prototype, name)))
})

const pages = Array.from({ length: 60 }, (_, index) => pageLine(index, index === 0 ? '/' : `/p${index}`))
const SETTINGS = { path: ['site', 'navigation'], group: 'Site', title: 'Menu' }
const READ = [{ path: ['pages', 7, 'sections', 2, 'text'], shown: 'We build boats of oak.' }]
const draw = (search: object = {}, state: object = {}) =>
  aroundStudio(<Pages />, {
    answers: {
      '/state': { pages, others: [SETTINGS], ...state },
      '/templates': [],
      '/words': ({ query }: { query: Record<string, string> }) => (query.find === 'of oak' ? READ : []),
    },
    search,
  })
const rows = (drawn: Element) => [...drawn.querySelectorAll<HTMLElement>('.rows li')]
const firstThree = (drawn: Element) =>
  rows(drawn)
    .slice(0, 3)
    .map((row) => words(row.querySelector('.line') ?? row))

test('what is on every page comes first, folded, and then all pages; only those in view are drawn, each in its place', async () => {
  const { drawn } = await draw()
  await soon(() => expect(firstThree(drawn)).toEqual(['Site 1', 'Pages 60', 'Page / /']))
  expect([drawn.querySelector('nav')?.getAttribute('aria-label'), words(drawn.querySelector('h2') ?? drawn)]).toEqual(['Pages', 'Pages'])
  expect(['role', 'aria-label'].map((name) => drawn.querySelector('.rows')?.getAttribute(name))).toEqual(['group', 'Pages and parts of the site'])
  expect(drawn.querySelector('.rows ul')?.getAttribute('style')).toBe('height: 1984px;')
  expect(rows(drawn).map((row) => row.dataset.index)).toEqual(Array.from({ length: 18 }, (_, index) => `${index}`))
  const second = rows(drawn)[1]
  expect(['aria-setsize', 'aria-posinset', 'style'].map((name) => second?.getAttribute(name))).toEqual(['62', '2', 'transform: translateY(32px);'])
})

test('a group is unfolded and folded by a press on its head', async () => {
  const { drawn } = await draw()
  await click('Site')
  await soon(() => expect(firstThree(drawn)).toEqual(['Site 1', 'Menu', 'Pages 60']))
  await click('Pages', drawn.querySelector('.rows') ?? drawn)
  await soon(() => expect(rows(drawn).map((row) => words(row.querySelector('.line') ?? row))).toEqual(['Site 1', 'Menu', 'Pages 60']))
  await click('Site')
  await soon(() => expect(firstThree(drawn)).toEqual(['Site 1', 'Pages 60']))
})

test('a page is found by its words; where nothing is, that is said', async () => {
  const { drawn } = await draw()
  const field = await write('Find a page or words', '/P59')
  await soon(() => expect(firstThree(drawn)).toEqual(['Pages 1', 'Page /p59 /p59']))
  expect([field.getAttribute('type'), field.getAttribute('placeholder'), words(drawn)]).toEqual(['search', 'Find a page or words', expect.not.stringContaining('Nothing')])
  await write('Find a page or words', 'boats')
  await read('Nothing is called so, and nothing says so.')
})

test('words are found where they are read, and a press opens the section that says them', async () => {
  const { drawn, asked, selection } = await draw()
  await write('Find a page or words', ' of oak ')
  await soon(() => expect(firstThree(drawn)).toEqual(['Words on the pages 1', 'We build boats of oak. /p7']))
  // What is written meanwhile is not asked for letter by letter.
  expect(asked.flatMap(({ address, query }) => (address === '/words' ? [query.find] : []))).toEqual(['of oak'])
  await click('We build boats of oak. /p7')
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 7], at: ['pages', 7, 'sections', 2] }))
})

test('the page that is open is in view, and the heads of groups always are', async () => {
  const { drawn } = await draw({ page: ['pages', 40] })
  await soon(() => expect(scrolled.at(-1)).toBe(43 * 32 - HEIGHT))
  await soon(() => expect(rows(drawn).map((row) => row.dataset.index)).toContain('42'))
  const indices = rows(drawn).map((row) => Number(row.dataset.index))
  expect([indices.slice(0, 2), indices.includes(5), indices.toSorted((one, other) => one - other).join() === indices.join()]).toEqual([[0, 1], false, true])
})

test('where another page is open it comes into view, too; what is no page of the list moves nothing', async () => {
  const { go, drawn } = await draw()
  await soon(() => expect(rows(drawn).length).toBeGreaterThan(0))
  const before = scrolled.length
  await go({ page: ['notFound'] }, 1)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(scrolled.length).toBe(before)
  await go({ page: ['pages', 59] }, 2)
  await soon(() => expect(scrolled.at(-1)).toBe(62 * 32 - HEIGHT))
})

test('arrow keys go from row to row, and not beyond the first; other keys stay what they are', async () => {
  const { drawn } = await draw()
  await soon(() => expect(rows(drawn).length).toBe(18))
  const line = (index: number) => rows(drawn)[index]?.querySelector<HTMLElement>('.line') ?? expect.unreachable(`row ${index}`)
  expect(press(line(2), 'ArrowDown')).toBe(false)
  await soon(() => expect(document.activeElement).toBe(line(3)))
  expect(press(line(3), 'ArrowUp')).toBe(false)
  await soon(() => expect(document.activeElement).toBe(line(2)))
  expect([press(line(0), 'ArrowUp'), press(line(2), 'a')]).toEqual([true, true])
  const menu = rows(drawn)[2]?.querySelector('[aria-haspopup=menu]') ?? expect.unreachable('a menu')
  expect(press(menu, 'ArrowDown')).toBe(true)
  expect(document.activeElement).toBe(line(2))
})

test('a page is added by a dialog', async () => {
  await draw()
  await click('Add a page')
  await soon(() => expect(words(document.querySelector('[role=dialog] h2') ?? document.body)).toBe('Add a page'))
})

test('who has found a page and takes the words back is still at that page', async () => {
  const { drawn } = await draw({ page: ['pages', 50] })
  await soon(() => expect(words(drawn)).toContain('/p50'))
  await write('Find a page or words', '/p50')
  await soon(() => expect(firstThree(drawn)).toEqual(['Pages 1', 'Page /p50 /p50']))
  scrolled.length = 0
  await write('Find a page or words', '')
  await soon(() => expect([scrolled.length > 0, words(drawn)]).toEqual([true, expect.stringContaining('/p51')]))
})
