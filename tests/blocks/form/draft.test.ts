import { expect, test, vi } from 'vitest'
import type { FormProps } from '../../../src/blocks/form/resolve'
import type { FormField } from '../../../src/blocks/form/schema'
import { awake } from '../../lib/awake'

const fields: FormField[] = [
  { kind: 'text', name: 'fullName', label: 'Name' },
  { kind: 'text', name: 'code', label: 'Code', autocomplete: 'off' },
  { kind: 'choices', name: 'course', label: 'Courses', options: ['Ink', 'Paper'] },
]
const form: FormProps = {
  fields,
  submit: 'Send',
  errorSummary: 'Look.',
  success: { title: 'Sent', message: 'Thanks.' },
  withoutScript: { text: 'Write.', link: { label: 'Mail', href: '/' } },
}
const deliver: FormProps['deliver'] = { action: '/api/tours', as: 'form', hidden: {}, attributes: {} }

/** A form into which a visitor has written; what is kept of it, and the form itself. */
async function writtenForm(props: FormProps) {
  const toys = await awake(() => import('../../../src/blocks/form/Island'), props, { path: '/tours' })
  const all = () => [...toys.island.querySelectorAll<HTMLInputElement>('input[name]')]
  for (const field of all()) {
    if (field.type === 'checkbox') field.checked = field.value === 'Paper'
    else field.value = `my ${field.name}`
    field.dispatchEvent(new toys.window.Event('input', { bubbles: true }))
  }
  const kept = Object.entries(toys.window.sessionStorage).map(([key, value]) => [key, JSON.parse(String(value))] as const)
  return { ...toys, kept }
}

test('what is written is kept for this page as long as the tab is open, but nothing that browsers shall not remember', async () => {
  const { kept } = await writtenForm({ ...form, deliver })
  expect(kept.map(([key, value]) => [key.split(' ').slice(0, 2), value])).toEqual([[['draft', '/tours'], { fullName: ['my fullName'], course: ['Paper'] }]])
})

test('of a form that sends nothing nothing is kept', async () => {
  expect((await writtenForm(form)).kept).toEqual([])
})

const options: FormField[] = [
  { kind: 'radio', name: 'size', label: 'Size', options: ['Small', 'Large'] },
  { kind: 'choices', name: 'course', label: 'Courses', options: ['Ink', 'Paper'] },
]

/** The options of a form in a tab that remembers `draft` of it. */
async function optionsOf(draft: object | null) {
  const written: unknown[] = []
  const load = () => {
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(draft), setItem: (_key: string, value: string) => written.push(JSON.parse(value)) })
    return import('../../../src/blocks/form/Island')
  }
  const { island, window } = await awake(load, { ...form, fields: options, deliver }, { path: '/tours' })
  return { boxes: [...island.querySelectorAll<HTMLInputElement>('input[name]')], window, written }
}

test('of options those are kept that were chosen', async () => {
  const { boxes, window, written } = await optionsOf(null)
  for (const box of boxes) box.checked = box.value === 'Large' || box.value === 'Ink'
  boxes[0]?.dispatchEvent(new window.Event('input', { bubbles: true }))
  expect(written).toEqual([{ size: ['Large'], course: ['Ink'] }])
})

test('of options those are chosen again that were kept, and none loses its value', async () => {
  const { boxes } = await optionsOf({ size: ['Large'], course: ['Ink'] })
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['Small', false],
    ['Large', true],
    ['Ink', true],
    ['Paper', false],
  ])
})
