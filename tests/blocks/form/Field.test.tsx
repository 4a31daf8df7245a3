import { useForm } from '@mantine/form'
import { expect, test } from 'vitest'
import { Field } from '../../../src/blocks/form/Field'
import type { OpenField, Values } from '../../../src/blocks/form/validation'
import { markup, outline } from '../../lib/drawn'
import * as fields from './fields'

const options = ['Small', 'Large']
const DRAWN: OpenField[] = [
  ...Object.values(fields).filter((field): field is OpenField & typeof field => 'kind' in field),
  { kind: 'text', name: 'street', label: 'Street', hint: 'With its number.', autocomplete: 'street-address' },
  { kind: 'message', name: 'long', label: 'More', required: 'Write it.', rows: 3 },
  { kind: 'agreement', name: 'terms', label: 'I have read', link: { label: 'the terms', href: '/terms' } },
  { kind: 'number', name: 'age', label: 'Age', invalid: 'No number.', min: { value: 1, message: 'Too few.' }, max: { value: 9, message: 'Too many.' } },
  { kind: 'date', name: 'day', label: 'Day', invalid: 'No day.', min: { value: '2026-01-01', message: 'Too early.' }, required: 'Write it.' },
  { kind: 'website', name: 'site', label: 'Website', invalid: 'No address.', autocomplete: 'url' },
  { kind: 'radio', name: 'size', label: 'Size', hint: 'Of the box.', options, required: 'Choose one.' },
  { kind: 'choices', name: 'sizes', label: 'Sizes', options, required: 'Choose some.' },
  { kind: 'file', name: 'plan', label: 'Plan', accept: ['.pdf', '.jpg'], invalid: 'No plan.' },
]

function Drawn({ field, error }: { field: OpenField; error: string | undefined }) {
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: { [field.name]: '' }, initialErrors: error === undefined ? {} : { [field.name]: error } })
  return <Field field={field} form={form} id={`toy-${field.name}`} />
}

test('each kind of field, and each that is wrong, has the elements, names and attributes that it had', async () => {
  const draw = (field: OpenField, error?: string) => outline(markup(<Drawn field={field} error={error} />))
  const all = DRAWN.map((field) => `${field.kind} ${field.name}\n\n${draw(field)}\n\nthe same, wrong\n\n${draw(field, 'It is wrong.')}\n`)
  await expect(all.join('\n')).toMatchFileSnapshot('Field.txt')
})
