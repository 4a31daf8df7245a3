import { expect, test } from 'vitest'
import { AnyField } from '../../../../src/studio/client/fields/anyField'
import { Field } from '../../../../src/studio/client/fields/Field'
import { SharedField } from '../../../../src/studio/client/fields/SharedField'
import type { Form } from '../../../../src/studio/types'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, control, found, leave, read, soon, words, write } from '../hand'

const path = ['pages', 0, 'sections', 1]
const text: Form = { is: 'text', role: 'plain' }
const form: Form = { is: 'object', fields: [fieldOf(text, { isRequired: true }), fieldOf({ is: 'list', entry: text, least: 0 }, { name: 'items', title: 'Items' })] }
const draw = (value: object, pages = ['/', '/faq']) =>
  aroundStudio(
    <AnyField value={Field}>
      <SharedField path={path} value={value} shared={{ name: 'talk', path: ['shared', 'talk'], pages, value: { title: 'Talk', items: ['A'] }, form }} />
    </AnyField>,
  )

test('what is changed everywhere is changed where it is written', async () => {
  const { edits } = await draw({ use: 'talk' })
  await read('It stands on 2 pages: /, /faq')
  leave(await write('Title', 'Hello'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path: ['shared', 'talk', 'title'], value: 'Hello' }]))
})

test('of many pages six are named', async () => {
  const { drawn } = await draw({ use: 'talk' }, ['/1', '/2', '/3', '/4', '/5', '/6', '/7'])
  expect(words(drawn)).toContain('/6 …')
  expect(words(drawn)).not.toContain('/7')
  expect(words((await draw({ use: 'talk' }, ['/1', '/2', '/3', '/4', '/5', '/6'])).drawn)).not.toContain('…')
})

test('what is changed here only begins as it reads, and counts on this page', async () => {
  const { edits } = await draw({ use: 'talk' })
  await click('Change here only')
  await soon(async () => expect((await found('Title')).getAttribute('data-path')).toBe(JSON.stringify([...path, 'with', 'title'])))
  expect(await found('Title')).toHaveProperty('value', 'Talk')
  expect(control('Title as everywhere')).toBeUndefined()
  leave(await write('Title', 'Here'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path: [...path, 'with', 'title'], value: 'Here' }]))
  await click('Say Items differently here')
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path: [...path, 'with', 'items'], value: ['A'] }))
})

test('what is said here goes back to what it is everywhere; the last takes the list of them along', async () => {
  const { edits } = await draw({ use: 'talk', with: { title: 'Here', items: ['B'] } })
  await click('Title as everywhere')
  await soon(() => expect(edits()).toEqual([{ do: 'remove', path: [...path, 'with', 'title'] }]))
  const last = await draw({ use: 'talk', with: { title: 'Here' } })
  await click('Title as everywhere')
  await soon(() => expect(last.edits()).toEqual([{ do: 'remove', path: [...path, 'with'] }]))
})
