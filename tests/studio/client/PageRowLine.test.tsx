import { expect, test } from 'vitest'
import { PageRowLine } from '../../../src/studio/client/PageRowLine'
import type { PageRow } from '../../../src/studio/client/pageRows'
import { aroundStudio, pageLine } from './aroundStudio'
import { click, control, press, soon, words } from './hand'

const draw = async (row: PageRow, search: object = {}, answers: Record<string, unknown> = {}) => {
  const toggled: string[] = []
  const around = await aroundStudio(<PageRowLine row={row} onToggle={(group) => toggled.push(group)} />, { search, answers })
  const line = () => around.drawn.querySelector<HTMLElement>('.line') ?? expect.unreachable('a line')
  const mark = () => [around.drawn.querySelector('.row')?.hasAttribute('data-active'), line().getAttribute('aria-current')]
  return { ...around, toggled, line, mark }
}
const page = (more: object = {}): PageRow => ({ is: 'page', line: pageLine(1, '/faq', more) })
const part = (more: object = {}): PageRow => ({ is: 'part', line: { path: ['collections', 'news', 0], group: 'news', title: 'First', ...more } })

test('a page is shown by title and address, selected by a press, and then marked as the one that is open', async () => {
  const { drawn, line, mark, selection } = await draw(page())
  expect([words(drawn).startsWith('Page /faq /faq'), mark()]).toEqual([true, [false, null]])
  line().click()
  await soon(() => expect([selection(), mark()]).toEqual([expect.objectContaining({ page: ['pages', 1] }), [true, 'page']]))
})

test.each([
  [{}, ''],
  [{ isHidden: true, reason: 'Not yet.' }, 'hidden'],
  [{ from: '2026-03-01' }, expect.stringContaining('Mar 1')],
])('a page %j says when it is there', async (more, expected) => {
  const { drawn } = await draw(page(more))
  expect(drawn.querySelector('.mantine-Badge-root')?.textContent ?? '').toEqual(expected)
  expect(drawn.querySelector('.row')?.hasAttribute('data-absent')).toBe('isHidden' in more)
})

test('what can be done with a page is offered, but not with that for unknown addresses, which is none', async () => {
  await draw(page())
  expect(control('What to do with the page Page /faq')).toBeDefined()
  await draw({ is: 'page', line: { ...pageLine(0, '404'), path: ['notFound'] } })
  expect(control('What to do with the page Page 404')).toBeUndefined()
})

test('another part is selected beside the page that is shown, and an item together with its own page', async () => {
  const settings = await draw(part({ path: ['site', 'navigation'], group: 'Site', title: 'Menu' }), { page: ['pages', 1] })
  settings.line().click()
  await soon(() => expect([settings.selection(), settings.mark()]).toEqual([expect.objectContaining({ page: ['pages', 1], at: ['site', 'navigation'] }), [true, 'true']]))
  const item = await draw(part({ href: '/faq' }))
  item.line().click()
  await soon(() => expect(item.selection()).toMatchObject({ page: ['pages', 1], at: ['collections', 'news', 0] }))
})

test('an item says that it is hidden, and only an item has a menu', async () => {
  const { drawn } = await draw(part({ isHidden: true }))
  expect([words(drawn), drawn.querySelectorAll('[aria-haspopup=menu]').length]).toEqual([expect.stringContaining('hidden'), 1])
  const other = await draw(part({ path: ['site'], group: 'Site' }))
  expect([words(other.drawn), other.drawn.querySelectorAll('[aria-haspopup=menu]').length]).toEqual(['First', 0])
})

test('the head of a group tells how much is in it, folds it, and adds to it where that can be', async () => {
  const { toggled, line } = await draw({ is: 'group', group: 'news', count: 7, isOpen: true, list: ['collections', 'news'] })
  expect([words(line()), line().getAttribute('aria-expanded')]).toEqual(['news 7', 'true'])
  await click('news')
  await soon(() => expect(toggled).toEqual(['news']))
  expect(control('Add an entry to news')).toBeDefined()
  await draw({ is: 'group', group: 'Pages', count: 2, isOpen: false })
  expect(control('Add an entry to Pages')).toBeUndefined()
})

test('to an empty collection the first entry is added by a key on its name, and selected; to what is no collection none', async () => {
  const list = ['collections', 'news']
  const head: PageRow = { is: 'group', group: 'news', count: 0, isOpen: false }
  const { edits, line, selection } = await draw({ ...head, list }, {}, { '/part': { form: { is: 'json' }, value: [], path: list, hash: 'list' } })
  expect(line().getAttribute('aria-keyshortcuts')).toBe('Insert')
  press(line(), 'Enter')
  press(line(), 'Insert')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: [...list, 0], value: { slug: 'new-entry', title: 'New entry' } }]))
  await soon(() => expect(selection()).toMatchObject({ at: [...list, 0] }))
  const other = await draw(head)
  press(other.line(), 'Insert')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect([other.edits(), other.line().hasAttribute('aria-keyshortcuts')]).toEqual([[], false])
})

test('words in an item are opened on the page of the item, and those in the frame beside the page that is shown', async () => {
  const others = [{ path: ['collections', 'news', 0], group: 'news', title: 'First', href: '/faq' }]
  const answers = { '/state': { others } }
  const item = await draw({ is: 'words', line: { path: ['collections', 'news', 0, 'excerpt'], shown: 'All that is new' } }, {}, answers)
  expect(words(item.line())).toBe('All that is new First')
  item.line().click()
  await soon(() => expect(item.selection()).toMatchObject({ page: ['pages', 1], at: ['collections', 'news', 0] }))
  const frame = await draw({ is: 'words', line: { path: ['site', 'footer', 'note'], shown: 'Since 1990' } }, { page: ['pages', 1] })
  frame.line().click()
  await soon(() => expect(frame.selection()).toMatchObject({ page: ['pages', 1], at: ['site', 'footer'] }))
})
