import { expect, test } from 'vitest'
import { AnyField } from '../../../../src/studio/client/fields/anyField'
import { PartProblems, problemsByField } from '../../../../src/studio/client/fields/problemsAt'
import { Field } from '../../../../src/studio/client/fields/Field'
import { ListField } from '../../../../src/studio/client/fields/ListField'
import type { Form } from '../../../../src/studio/types'
import { aroundStudio, fieldOf, problemLine } from '../aroundStudio'
import { click, control, found, press, read, soon, words } from '../hand'

const path = ['pages', 0, 'items']
const entry: Form = { is: 'object', fields: [fieldOf({ is: 'text', role: 'plain' }, { name: 'question', title: 'Question', isRequired: true })] }
const items = [{ question: 'How much?' }, { question: 'How long?' }, { question: 'Who pays?' }]
const list = (value: unknown, { most, of = entry }: { most?: number; of?: Form } = {}) => {
  const form = { is: 'list', entry: of, least: 1, most } as const
  return aroundStudio(
    <AnyField value={Field}>
      <ListField path={path} field={fieldOf(form, { title: 'Questions', help: 'In reading order.' })} form={form} value={value} />
    </AnyField>,
  )
}

test('entries are called by their first words, counted, and opened for their fields', async () => {
  const { drawn } = await list(items)
  expect(words(drawn)).toContain('Questions (3)')
  expect(words(drawn)).toContain('In reading order.')
  await click('How long?')
  await soon(() => expect(document.querySelector('[aria-expanded=true]')?.textContent).toContain('How long?'))
  await soon(() => expect(document.querySelector(`[data-path='${JSON.stringify([...path, 1, 'question'])}']`)?.getAttribute('value') ?? '').toBe('How long?'))
})

test('one is added at the end with what it must have, opened, and the first of a list makes the list', async () => {
  const { edits } = await list(items)
  await click('Add question')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: [...path, 3], value: { question: 'Question' } }]))
  const empty = await list(undefined)
  await click('Add question')
  await soon(() => expect(empty.edits()).toEqual([{ do: 'set', path, value: [{ question: 'Question' }] }]))
})

test.each([
  ['what was open further below', 'Who pays?', ['How long?']],
  ['what was open right below', 'How long?', ['How long?', 'Who pays?']],
])('one is added below another and opened, and %s stays open', async (_what, opened, expected) => {
  const { edits } = await list(items)
  await click(opened)
  await click('What to do with How much?')
  await click('Add one below')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: [...path, 1], value: { question: 'Question' } }]))
  // The value of this list stays as it was: in the place of the new entry still stands the second.
  await soon(() => expect([...document.querySelectorAll('.mantine-Accordion-control[aria-expanded=true]')].map(words)).toEqual(expected))
})

test('a full list takes no more', async () => {
  await list(items, { most: 3 })
  await found('How much?')
  expect(control('Add question')).toBeUndefined()
  await list(items, { most: 4 })
  await found('Add question')
})

test('Alt with the arrow keys moves an entry within the list; other keys do not', async () => {
  const { edits } = await list(items)
  const [first, last] = [await found('How much?'), await found('Who pays?')]
  press(first, 'ArrowUp', { altKey: true })
  press(last, 'ArrowDown', { altKey: true })
  press(first, 'ArrowDown')
  press(first, 'ArrowDown', { altKey: true })
  await soon(() => expect(edits()).toEqual([{ do: 'move', path: [...path, 0], to: [...path, 1] }]))
})

test('an entry that is one value has one field', async () => {
  await list(['Red', 'Green'], { of: { is: 'text', role: 'plain' } })
  await click('Green')
  await soon(() => expect(document.querySelector(`[data-path='${JSON.stringify([...path, 1])}']`)?.getAttribute('value')).toBe('Green'))
  await read('Questions (2)')
})

test('what is wrong with the list is told above its entries, and of each entry how much is wrong in it', async () => {
  const form = { is: 'list', entry, least: 1 } as const
  const all: Form = { is: 'object', fields: [fieldOf(form, { name: 'items' })] }
  const problems = problemsByField(['pages', 0], all, { items }, [
    problemLine({ message: 'There are too few.', path }),
    problemLine({ message: 'It is empty.', path: [...path, 1, 'question'] }),
  ])
  const { drawn } = await aroundStudio(
    <AnyField value={Field}>
      <PartProblems value={problems}>
        <ListField path={path} field={fieldOf(form, { title: 'Questions' })} form={form} value={items} />
      </PartProblems>
    </AnyField>,
  )
  await soon(() => expect(drawn.querySelector('.told')?.textContent).toContain('There are too few.'))
  expect([...drawn.querySelectorAll('[title="1 problem"]')].map((badge) => badge.closest('.mantine-Accordion-item')?.textContent?.includes('How long?'))).toEqual([true])
})
