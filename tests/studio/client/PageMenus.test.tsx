import { expect, test } from 'vitest'
import { ItemMenu, PageMenu } from '../../../src/studio/client/PageMenus'
import type { PartLine } from '../../../src/studio/types'
import { aroundStudio, pageLine } from './aroundStudio'
import { click, control, found, read, soon, words } from './hand'

const list = ['collections', 'news']
const item = (index: number, more: Partial<PartLine> = {}): PartLine => ({ path: [...list, index], group: 'news', title: ['First', 'Second', 'Third'][index] ?? '', ...more })
const SHARED: PartLine = { path: ['shared', 'news'], group: 'news', title: 'A shared section' }
const ITEMS = [{ slug: 'a', title: 'First' }, { slug: 'b' }, { slug: 'b-2' }]

async function ofPage(address = '/faq', more: object = {}) {
  const line = pageLine(1, address, more)
  const around = await aroundStudio(<PageMenu line={line} />, { answers: { '/links': [], '/templates': [] } })
  await click(`What to do with the page ${line.title}`)
  return around
}
async function ofItem(line: PartLine, own: unknown = ITEMS[1], edit?: object) {
  const part = ({ query }: { query: Record<string, string> }) => ({ value: (JSON.parse(query.path ?? '') as unknown[]).length === 3 ? own : ITEMS })
  const around = await aroundStudio(<ItemMenu line={line} />, {
    answers: { '/state': { others: [SHARED, item(0), item(1), item(2)] }, '/part': part, ...(edit && { '/edit': edit }) },
    search: { page: ['pages', 1] },
  })
  await click(`What to do with the entry ${line.title}`)
  return around
}
const items = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[role=menuitem]')].map((element) => `${words(element)}${element.hasAttribute('data-disabled') ? ' (not now)' : ''}`)

test('the fields of a page are opened together with it', async () => {
  const { selection } = await ofPage()
  await click('Title, address, days …')
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 1], at: ['pages', 1] }))
})

test('a page is copied and removed by dialogs that are about it', async () => {
  await ofPage()
  await click('Copy the page …')
  await soon(async () => expect(await found('Begin with')).toHaveProperty('value', 'A copy of Page /faq (/faq)'))
  await ofPage()
  await click('Remove the page …')
  await read('Remove the page /faq')
})

test('a page is hidden and shown again; the first one can be neither hidden nor removed', async () => {
  const hide = await ofPage()
  await click('Hide the page')
  await soon(() => expect(hide.edits()).toEqual([{ do: 'set', path: ['pages', 1, 'hidden'], value: true }]))
  const show = await ofPage('/faq', { isHidden: true })
  await click('Show the page')
  await soon(() => expect(show.edits()).toEqual([{ do: 'remove', path: ['pages', 1, 'hidden'] }]))
  await ofPage('/')
  await soon(() => expect(items()).toEqual(['Title, address, days …', 'Copy the page …', 'Hide the page (not now)', 'Remove the page … (not now)']))
})

test.each([
  [0, ['Move the entry up (not now)', 'Move the entry down']],
  [1, ['Move the entry up', 'Move the entry down']],
  [2, ['Move the entry up', 'Move the entry down (not now)']],
])('of three entries, number %d can be moved within its own list', async (index, expected) => {
  await ofItem(item(index))
  await soon(() => expect(items()).toEqual(['Copy the entry', 'Hide the entry', ...expected, 'Remove the entry']))
})

test.each([
  ['up', 0],
  ['down', 2],
])('an entry moves %s by one', async (way, to) => {
  const { edits } = await ofItem(item(1))
  await click(`Move the entry ${way}`)
  await soon(() => expect(edits()).toEqual([{ do: 'move', path: [...list, 1], to: [...list, to] }]))
})

test('an entry is hidden and shown again', async () => {
  const hide = await ofItem(item(1))
  await click('Hide the entry')
  await soon(() => expect(hide.edits()).toEqual([{ do: 'set', path: [...list, 1, 'hidden'], value: true }]))
  const show = await ofItem(item(1, { isHidden: true }))
  await click('Show the entry')
  await soon(() => expect(show.edits()).toEqual([{ do: 'remove', path: [...list, 1, 'hidden'] }]))
})

test('a copy stands behind its entry under an address that is free, and is selected on the page that is shown', async () => {
  const { edits, selection, asked } = await ofItem(item(1), ITEMS[1], { is: 'done', hash: 'h2', done: [], place: [...list, 2] })
  await click('Copy the entry')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: [...list, 2], value: { slug: 'b-3' } }]))
  expect(asked.find(({ address }) => address === '/edit')?.body).toMatchObject({ was: ITEMS })
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 1], at: [...list, 2] }))
})

test('what is no object is not copied, and what is refused is not selected', async () => {
  const { edits } = await ofItem(item(1), 'b')
  await click('Copy the entry')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(edits()).toEqual([])
  const refused = await ofItem(item(1), ITEMS[1], { is: 'refused', words: 'Not here.', problems: [] })
  await click('Copy the entry')
  await read('Not here.')
  expect(refused.selection()).toEqual({ page: ['pages', 1] })
})

test('an entry that was removed is selected no longer, and comes back by a press; one that was not stays selected', async () => {
  const { edits, selection, go } = await ofItem(item(1))
  await go({ page: ['pages', 1], at: [...list, 1] }, 1)
  await click('Remove the entry')
  await soon(() => expect(edits()).toEqual([{ do: 'remove', path: [...list, 1] }]))
  await soon(() => expect(control('Undo this')).toBeDefined())
  await soon(() => expect(selection()).not.toHaveProperty('at'))
  const refused = await ofItem(item(1), ITEMS[1], { is: 'refused', words: 'Still used.', problems: [] })
  await refused.go({ page: ['pages', 1], at: [...list, 1] }, 1)
  await click('Remove the entry')
  await read('Still used.')
  expect([refused.selection(), control('Undo this')]).toEqual([expect.objectContaining({ at: [...list, 1] }), undefined])
})
