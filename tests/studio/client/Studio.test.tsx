import { expect, onTestFinished, test } from 'vitest'
import { Studio } from '../../../src/studio/client/Studio'
import { aroundStudio } from './aroundStudio'
import { click, found, press, read, soon, words } from './hand'

const KEY = 'quoin-studio-columns'
/** Draws the whole Studio, in a window of which only one column is seen where it is narrow. */
async function draw({ isNarrow = false, search = {}, kept }: { isNarrow?: boolean; search?: object; kept?: object } = {}) {
  if (kept) localStorage.setItem(KEY, JSON.stringify(kept))
  else localStorage.removeItem(KEY)
  const own = window.matchMedia
  const asked: string[] = []
  window.matchMedia = (media) => {
    asked.push(media)
    return { media, matches: isNarrow, addEventListener: () => {}, removeEventListener: () => {} } as unknown as MediaQueryList
  }
  onTestFinished(() => {
    window.matchMedia = own
    localStorage.removeItem(KEY)
  })
  const around = await aroundStudio(<Studio />, { answers: { '/publishing': { isRunning: false, words: '', folder: 'dist', kept: [], isNewer: false }, '/history': [] }, search })
  const find = (selector: string) => around.drawn.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector)
  await soon(() => find('.studio'))
  const column = (side: string) => [
    find(`.${side}`).getAttribute('role') ?? find(`.${side}`).tagName,
    find(`.${side}`).getAttribute('aria-label'),
    find(`.${side}`).hasAttribute('data-closed'),
  ]
  return { ...around, find, column, media: asked }
}

test('the columns stand side by side: pages and sections, the page, and what is selected', async () => {
  const { find, column, media, drawn } = await draw()
  expect([column('left'), column('middle'), column('right')]).toEqual([
    ['complementary', 'Pages and sections', false],
    ['MAIN', null, false],
    ['complementary', 'What is selected', false],
  ])
  expect(media).toContain('(max-width: 1023px)')
  expect([...(find('.studio').children ?? [])].map((element) => element.getAttribute('aria-label') ?? element.className)).toEqual([
    'The file',
    'What is shown',
    'Pages and sections',
    'middle',
    'What is selected',
    'Menus and hints',
  ])
  expect([...find('.left').children].map((element) => element.getAttribute('aria-label'))).toEqual(['Pages', 'Sections of the page', 'Width of pages and sections'])
  expect([find('.right').firstElementChild?.getAttribute('aria-label'), words(find('.right-body'))]).toEqual([
    'Width of the fields',
    expect.stringContaining('Click a part of the page'),
  ])
  expect([find('#menus').tagName, find('.middle').firstElementChild?.getAttribute('aria-label'), drawn.querySelectorAll('.studio').length]).toEqual(['SECTION', 'The page', 1])
  expect([find('.studio').style.getPropertyValue('--left'), find('.studio').style.getPropertyValue('--right')]).toEqual(['288px', '376px'])
})

test('where there is room for one column only, each is what the page is about', async () => {
  const { column } = await draw({ isNarrow: true })
  await soon(() => expect([column('left')[0], column('right')[0]]).toEqual(['main', 'main']))
})

test('what is shown there is chosen by name, and kept in the address', async () => {
  const { find, selection } = await draw()
  const views = () => [...find('.views').querySelectorAll<HTMLInputElement>('input')]
  expect([find('.studio').dataset.view, views().map(({ value, labels }) => `${value}: ${labels?.[0]?.textContent}`)]).toEqual([
    'page',
    ['pages: Pages', 'sections: Sections', 'page: Page', 'fields: Fields'],
  ])
  expect([find('.views [role=radiogroup]').getAttribute('aria-label'), views().map(({ checked }) => checked)]).toEqual(['What is shown', [false, false, true, false]])
  views()[3]?.click()
  await soon(() => expect([selection(), find('.studio').dataset.view]).toEqual([expect.objectContaining({ view: 'fields' }), 'fields']))
})

test.each([
  ['Pages and sections', 'left', '--left', '288px'],
  ['Fields', 'right', '--right', '376px'],
])('"%s" puts its own column away and brings it back at its usual width', async (name, side, width, usual) => {
  const { find, column } = await draw()
  const now = () => [find('.studio').style.getPropertyValue(width), column(side)[2], find(`.stage-head [aria-label="${name}"]`).getAttribute('aria-pressed')]
  expect(now()).toEqual([usual, false, 'true'])
  const other = find('.studio').style.getPropertyValue(side === 'left' ? '--right' : '--left')
  await click(name, find('.stage-head'))
  await soon(() => expect(now()).toEqual(['0px', true, 'false']))
  expect(find('.studio').style.getPropertyValue(side === 'left' ? '--right' : '--left')).toBe(other)
  await click(name, find('.stage-head'))
  await soon(() => expect(now()).toEqual([usual, false, 'true']))
})

test('the widths are drawn by the lines between the columns, each to its own side, and kept for the next time', async () => {
  const { find } = await draw({ kept: { left: 300, right: 400 } })
  await soon(() => expect(find('.studio').style.getPropertyValue('--left')).toBe('300px'))
  press(await found('Width of pages and sections'), 'ArrowRight')
  press(await found('Width of the fields'), 'ArrowLeft')
  await soon(() => expect(find('.studio').getAttribute('style')).toBe('--left: 316px; --right: 416px;'))
  await soon(() => expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ left: 316, right: 416 }))
})

test('keys are heard wherever the focus is', async () => {
  await draw()
  press(document.body, '?')
  await read('Move to the top')
})
