import { expect, test } from 'vitest'
import { MenuLists } from '../../../src/studio/client/MenuLists'
import { MenuListView } from '../../../src/studio/client/MenuListView'
import { menuLists } from '../../../src/studio/client/menuEntries'
import { aroundStudio } from './aroundStudio'
import { click, found, press, soon } from './hand'

const NAVIGATION = ['site', 'navigation']
const link = (label: string) => ({ label, href: `/${label.toLowerCase()}` })
const value = { links: [link('Home'), { label: 'More', links: [link('Prices'), link('Team')] }, link('News')] }
const drawn = () => aroundStudio(<MenuLists path={NAVIGATION} value={value} form={{ is: 'json' }} />)
const at = (...place: (string | number)[]) => [...NAVIGATION, 'links', ...place]
/** What the menu of a link offers. */
const offered = async (label: string) => {
  await click(`What to do with the link ${label}`)
  await found('Copy the link')
  return [...document.querySelectorAll<HTMLButtonElement>('[role=menuitem]')].map(({ textContent, disabled }) => `${textContent}${disabled ? ' (not now)' : ''}`)
}
const COMMON = ['Copy the link', 'Remove the link']

test('links stand in their order, those that unfold below their head, each with its address', async () => {
  const { drawn: element } = await drawn()
  expect([...element.querySelectorAll('.line-words')].map(({ textContent }) => textContent)).toEqual(['Home /home', 'More unfolds', 'Prices /prices', 'Team /team', 'News /news'])
  expect([...element.querySelectorAll('.menu-list')].map((list) => [list.getAttribute('aria-label'), list.querySelector('h3')?.textContent])).toEqual([
    ['Links', 'Links'],
    ['In More', undefined],
  ])
})

test('a link is selected by pressing it', async () => {
  const { selection, drawn: element } = await drawn()
  element.querySelectorAll<HTMLElement>('.line')[3]?.click()
  await soon(() => expect(selection()).toMatchObject({ at: at(1, 'links', 1) }))
})

test.each([
  ['Home', ['Move the link up (not now)', 'Move the link down', 'Move the link into More', ...COMMON]],
  ['More', ['Move the link up', 'Move the link down', ...COMMON]],
  ['News', ['Move the link up', 'Move the link down (not now)', 'Move the link into More', ...COMMON]],
  ['Prices', ['Move the link up (not now)', 'Move the link down', 'Move the link out of More', ...COMMON]],
])('the menu of %s offers what can be done there', async (label, expected) => {
  await drawn()
  expect(await offered(label)).toEqual(expected)
})

test.each([
  ['News', 'Move the link up', { do: 'move', path: at(2), to: at(1) }],
  ['Home', 'Move the link down', { do: 'move', path: at(0), to: at(1) }],
  ['Home', 'Move the link into More', { do: 'move', path: at(0), to: at(1, 'links', 2) }],
  ['Team', 'Move the link out of More', { do: 'move', path: at(1, 'links', 1), to: at(2) }],
  ['Prices', 'Copy the link', { do: 'copy', path: at(1, 'links', 0) }],
  ['More', 'Remove the link', { do: 'remove', path: at(1) }],
])('of %s, "%s" is asked for as it stood there', async (label, item, operation) => {
  const { edits, asked } = await drawn()
  await click(`What to do with the link ${label}`)
  await click(item)
  await soon(() => expect(edits()).toEqual([operation]))
  const was = asked.find(({ address }) => address === '/edit')?.body as { was: { label: string } }
  expect(was.was.label).toBe(label)
})

test('a link is dragged by the keys of its grip, and where it is put down in its own place nothing changes', async () => {
  const { edits } = await drawn()
  const grip = document.querySelector<HTMLElement>('[aria-label="Drag Home"]') ?? expect.unreachable('a grip')
  const drag = async (...keys: string[]) => {
    grip.focus()
    for (const key of [' ', ...keys, ' ']) {
      press(grip, key, { keyCode: { ' ': 32, ArrowDown: 40 }[key] } as KeyboardEventInit)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await drag()
  expect(edits()).toEqual([])
  await drag('ArrowDown')
  await soon(() => expect(edits()).toEqual([{ do: 'move', path: at(0), to: at(1) }]))
})

test('a list can be drawn by itself only in a place where things are dragged', () => {
  const [list] = menuLists(value, NAVIGATION, { is: 'json' })
  expect(list && MenuListView({ list })).toMatchObject({ props: { 'aria-label': 'Links' } })
})
