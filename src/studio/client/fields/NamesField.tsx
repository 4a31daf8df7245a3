import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Form } from '../../types'
import { startOf } from '../start'
import { useStudio } from '../useStudio'
import { type FieldProps, useAnyField } from './anyField'
import { ProblemsAt } from './problemsAt'

type NamesForm = Extract<Form, { is: 'names' }>

/** Values by names that an author gives them, such as facts. */
export function NamesField({ path, field, form, value }: FieldProps & { form: NamesForm }) {
  const { send } = useStudio()
  const Field = useAnyField()
  const [name, setName] = useState('')
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  const add = async () => {
    const start = startOf(form.entry, name)
    const answer = await send(value === undefined ? { do: 'set', path, value: { [name]: start } } : { do: 'set', path: [...path, name], value: start })
    if (answer.is === 'done') setName('')
  }
  return (
    <Fieldset legend={field.title}>
      {field.help && (
        <Text size="xs" c="dimmed">
          {field.help}
        </Text>
      )}
      <ProblemsAt path={path} />
      <Stack gap="sm">
        {entries.map(([key, child]) => (
          <Group key={key} align="end" wrap="nowrap">
            <div className="grows">
              <Field path={[...path, key]} field={{ name: key, title: key, help: '', isRequired: true, isSetting: false, form: form.entry }} value={child} />
            </div>
            <Button variant="default" size="compact-sm" aria-label={`Remove ${key}`} onClick={() => void send({ do: 'remove', path: [...path, key] }, child)}>
              Remove
            </Button>
          </Group>
        ))}
        <Group align="end" wrap="nowrap">
          <TextInput label="Another name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} className="grows" />
          <Button variant="default" size="compact-sm" disabled={name.trim() === '' || entries.some(([key]) => key === name)} onClick={() => void add()}>
            Add
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
