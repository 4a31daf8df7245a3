import { Accordion, Button, Fieldset, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { JsonPath } from '../../../site/text/jsonPath'
import type { Form } from '../../types'
import { startOf } from '../start'
import { useStudio } from '../useStudio'
import { EntryButtons } from './EntryButtons'
import { type FieldProps, useAnyField } from './anyField'

type ListForm = Extract<Form, { is: 'list' }>

/** Entries that can be written, added, copied, moved and taken away. */
export function ListField({ path, field, form, value }: FieldProps & { form: ListForm }) {
  const { send } = useStudio()
  const entries = Array.isArray(value) ? value : []
  const [open, setOpen] = useState<string[]>([])
  const add = async () => {
    const entry = startOf(form.entry, singular(field.title))
    if (value === undefined) await send({ do: 'set', path, value: [entry] })
    else await send({ do: 'insert', path: [...path, entries.length], value: entry }, value)
    setOpen([...open, String(entries.length)])
  }
  return (
    <Fieldset legend={`${field.title} (${entries.length})`}>
      {field.help && (
        <Text size="xs" c="dimmed">
          {field.help}
        </Text>
      )}
      <Accordion multiple value={open} onChange={setOpen} variant="separated" chevronPosition="left">
        {entries.map((entry, index) => (
          <Entry key={index} path={[...path, index]} entry={entry} form={form.entry} name={nameOf(entry, singular(field.title), index)} count={entries.length} />
        ))}
      </Accordion>
      {(form.most === undefined || entries.length < form.most) && (
        <Button variant="default" size="compact-sm" mt="sm" onClick={() => void add()}>
          Add {singular(field.title).toLowerCase()}
        </Button>
      )}
    </Fieldset>
  )
}

function Entry({ path, entry, form, name, count }: { path: JsonPath; entry: unknown; form: Form; name: string; count: number }) {
  const Field = useAnyField()
  return (
    <Accordion.Item value={String(path.at(-1))}>
      <Group wrap="nowrap" gap={0}>
        <Accordion.Control>{name}</Accordion.Control>
        <EntryButtons path={path} name={name} count={count} value={entry} />
      </Group>
      <Accordion.Panel>
        <Field path={path} field={{ name: '', title: name, help: '', isRequired: true, isSetting: false, form }} value={entry} />
      </Accordion.Panel>
    </Accordion.Item>
  )
}

/** The first words of an entry, or its number. */
function nameOf(entry: unknown, title: string, index: number): string {
  const words = typeof entry === 'string' ? entry : Object.values(entry ?? {}).find((value) => typeof value === 'string' && /\s|^[A-Z]/.test(value))
  return typeof words === 'string' ? words.slice(0, 60) : `${title} ${index + 1}`
}

/** "Questions" of one: "Question". */
const singular = (title: string) => title.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
