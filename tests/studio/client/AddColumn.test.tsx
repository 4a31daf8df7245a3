import { expect, test } from 'vitest'
import { AddColumn } from '../../../src/studio/client/AddColumn'
import { MenuLists } from '../../../src/studio/client/MenuLists'
import { aroundStudio, fieldOf } from './aroundStudio'
import { click, control, read, soon } from './hand'
import { Wanted } from './Wanted'

const FOOT = ['site', 'footer']
const COLUMNS = [...FOOT, 'columns']
const link = { label: 'Page /', href: '/' }
const column = { title: 'New column', links: [link] }

test('a column is added behind the others, as they stood there', async () => {
  const { edits, asked } = await aroundStudio(<AddColumn path={FOOT} value={{ columns: [{ title: 'Shop', links: [] }] }} />)
  await click('Add a column')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: [...COLUMNS, 1], value: column }]))
  expect(asked.find(({ address }) => address === '/edit')?.body).toMatchObject({ was: [{ title: 'Shop', links: [] }] })
})

test.each([
  ['an empty foot', {}],
  ['no foot', undefined],
])('%s gets its first column', async (_what, value) => {
  const { edits } = await aroundStudio(<AddColumn path={FOOT} value={value} />)
  await click('Add a column')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path: COLUMNS, value: [column] }]))
})

test('why none is added is said', async () => {
  await aroundStudio(<AddColumn path={FOOT} value={{}} />, { answers: { '/edit': { is: 'refused', words: 'Not now.', problems: [] } } })
  await click('Add a column')
  await read('Not now.')
})

test('it is offered where columns may be written', async () => {
  const list = { is: 'list', least: 0, entry: { is: 'json' } } as const
  await aroundStudio(<MenuLists path={FOOT} value={{}} form={{ is: 'object', fields: [fieldOf(list, { name: 'columns' })] }} />)
  await soon(() => expect(control('Add a column')).toBeDefined())
  await aroundStudio(<MenuLists path={['site', 'navigation']} value={{ links: [] }} form={{ is: 'object', fields: [fieldOf(list, { name: 'links' })] }} />)
  await soon(() => expect(control('Add a page to Links')).toBeDefined())
  expect(control('Add a column')).toBeUndefined()
})

test.each([
  ['at its place', {}, 1],
  ['where it is by now, as others have put more before it', { place: [...COLUMNS, 3] }, 3],
])('its title is waited for %s', async (_where, more, index) => {
  await aroundStudio(
    <>
      <AddColumn path={FOOT} value={{ columns: [{ title: 'Shop', links: [] }] }} />
      <Wanted />
    </>,
    { answers: { '/edit': { is: 'done', hash: 'h2', done: ['Done.'], ...more } } },
  )
  await click('Add a column')
  await read(JSON.stringify([...COLUMNS, index, 'title']))
})
