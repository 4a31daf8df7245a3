import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Form } from '../../types'
import { optionOf, startOf } from '../start'
import { useStudio } from '../useStudio'
import { type FieldProps, useAnyField } from './anyField'

type EitherForm = Extract<Form, { is: 'either' }>
const NAMES: Record<Form['is'], string> = {
  object: 'In parts',
  list: 'A list',
  kinds: 'One of several',
  either: 'One of several',
  names: 'By names',
  options: 'From a list',
  text: 'In words',
  number: 'A number',
  yesNo: 'Yes or no',
  point: 'A point',
  fixed: 'As it is',
  json: 'As JSON',
}

/** What may be written in one of several ways: which one, and the field of that. */
export function EitherField({ form, ...props }: FieldProps & { form: EitherForm }) {
  const { send } = useStudio()
  const Field = useAnyField()
  const { path, field, value } = props
  const [chosen, setChosen] = useState<number>()
  const fitting = form.options.indexOf(optionOf(form.options, value) ?? { is: 'json' })
  const index = value === undefined && chosen !== undefined ? chosen : Math.max(0, fitting)
  const option = form.options[index] ?? { is: 'json' }
  const names = form.options.map(({ is }, at) => ({ value: String(at), label: NAMES[is] }))
  const isTold = new Set(names.map(({ label }) => label)).size === names.length
  const change = (next: string) => {
    const other = form.options[Number(next)]
    if (!other) return
    setChosen(Number(next))
    if (value !== undefined) void send({ do: 'set', path, value: startOf(other, field.title) }, value)
  }
  return (
    <Stack gap={4}>
      {isTold && <SegmentedControl size="xs" aria-label={`How ${field.title} is written`} data={names} value={String(index)} onChange={change} />}
      <Field path={path} field={{ ...field, form: option }} value={value} />
    </Stack>
  )
}
