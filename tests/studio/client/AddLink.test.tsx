import { expect, test } from 'vitest'
import { AddLink } from '../../../src/studio/client/AddLink'
import { aroundStudio, pageLine, toyState } from './aroundStudio'
import { choose, click, control, read, soon } from './hand'
import { Wanted } from './Wanted'

const LINKS = ['site', 'navigation', 'links']
const entry = { path: [...LINKS, 0], label: 'Home', href: '/', list: undefined, value: {} }
const list = (canUnfold: boolean) => ({ path: LINKS, title: 'Links', entries: [entry], isInner: false, canUnfold })
const lost = pageLine(2, '404', { href: '/404' })
const template = pageLine(3, '/toys/$slug', { href: undefined })
const state = { ...toyState, pages: [...toyState.pages, lost, template] }
const drawn = (canUnfold = true, pages = state) => aroundStudio(<AddLink list={list(canUnfold)} />, { answers: { '/state': pages } })

test('a page is put behind the last link under its title; what has no address of its own is not offered', async () => {
  const { edits } = await drawn()
  await choose('Add a page to Links', 'Page /faq (/faq)')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: [...LINKS, 1], value: { label: 'Page /faq', href: '/faq' } }]))
  await click('Add a page to Links')
  const offered = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
  expect(offered).toEqual(['Page / (/)', 'Page /faq (/faq)'])
})

test('a group begins with the first page in it', async () => {
  const { edits } = await drawn()
  await click('Add a group')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: [...LINKS, 1], value: { label: 'New group', links: [{ label: 'Page /', href: '/' }] } }]))
})

test('without a page it leads to the first address, and where nothing unfolds there is none', async () => {
  const { edits } = await drawn(true, { ...state, pages: [] })
  await click('Add a group')
  await soon(() => expect(edits()).toMatchObject([{ value: { links: [{ label: 'New group', href: '/' }] } }]))
  await drawn(false)
  expect(control('Add a group')).toBeUndefined()
})

test.each([
  ['at its place', {}, 1],
  ['where it is by now, as others have put more before it', { place: [...LINKS, 3] }, 3],
])('the name of a group is waited for %s', async (_where, more, index) => {
  await aroundStudio(
    <>
      <AddLink list={list(true)} />
      <Wanted />
    </>,
    { answers: { '/state': state, '/edit': { is: 'done', hash: 'h2', done: ['Done.'], ...more } } },
  )
  await click('Add a group')
  await read(JSON.stringify([...LINKS, index, 'label']))
})
