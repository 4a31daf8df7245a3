import { Accordion, Button, Fieldset, Group, Text } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { JsonPath } from '../../../site/text/jsonPath'
import type { Form } from '../../types'
import { startOf } from '../start'
import { useStudio } from '../useStudio'
import { type FieldProps, useAnyField } from './anyField'
import { EntryButtons } from './EntryButtons'
import { FieldList } from './ObjectField'
import { ProblemsAt, ProblemsWithin } from './problemsAt'
import { nameOf, singular } from './singular'
import { isIn, useWantedField, wantField } from './wantedField'

type ListForm = Extract<Form, { is: 'list' }>

/** Entries that can be written, added, copied, moved and taken away. */
export function ListField({ path, field, form, value }: FieldProps & { form: ListForm }) {
  const { send } = useStudio()
  const entries = Array.isArray(value) ? value : []
  const [open, setOpen] = useState<string[]>([])
  const wanted = useWantedField()
  const one = singular(field.title)
  const isFull = form.most !== undefined && entries.length >= form.most
  useEffect(() => {
    const index = String(wanted?.[path.length])
    if (isIn(wanted, path) && wanted && wanted.length > path.length) setOpen((now) => (now.includes(index) ? now : [...now, index]))
  }, [wanted])
  const add = async (place: number) => {
    const entry = startOf(form.entry, one)
    const answer = value === undefined ? await send({ do: 'set', path, value: [entry] }) : await send({ do: 'insert', path: [...path, place], value: entry }, value)
    if (answer.is !== 'done') return
    setOpen((now) => [...now.map((index) => (Number(index) >= place ? String(Number(index) + 1) : index)), String(place)])
    wantField(answer.place ?? [...path, place])
  }
  return (
    <Fieldset legend={`${field.title} (${entries.length})`}>
      {field.help && (
        <Text size="xs" c="dimmed">
          {field.help}
        </Text>
      )}
      <ProblemsAt path={path} />
      <Accordion multiple value={open} onChange={setOpen} variant="separated" chevronPosition="left" className="entries">
        {entries.map((entry, index) => (
          <Entry
            key={index}
            path={[...path, index]}
            entry={entry}
            form={form.entry}
            name={nameOf(entry, one, index)}
            count={entries.length}
            least={form.least}
            onAdd={isFull ? undefined : () => void add(index + 1)}
            onMoved={(to) => setOpen((now) => now.map((at) => (at === String(index) ? String(to) : at === String(to) ? String(index) : at)))}
          />
        ))}
      </Accordion>
      {!isFull && (
        <Button variant="default" size="compact-sm" mt="xs" data-path={JSON.stringify(path)} onClick={() => void add(entries.length)}>
          Add {one.toLowerCase()}
        </Button>
      )}
    </Fieldset>
  )
}

type EntryProps = { path: JsonPath; entry: unknown; form: Form; name: string; count: number; least: number; onAdd: (() => void) | undefined; onMoved: (to: number) => void }

function Entry({ path, entry, form, name, count, least, onAdd, onMoved }: EntryProps) {
  const { send } = useStudio()
  const Field = useAnyField()
  const control = useRef<HTMLButtonElement>(null)
  const index = Number(path.at(-1))
  const move = async (to: number) => {
    if (to < 0 || to >= count) return
    const answer = await send({ do: 'move', path, to: [...path.slice(0, -1), to] }, entry)
    if (answer.is !== 'done') return
    onMoved(to)
    // The focus goes along with what has moved.
    const list = control.current?.closest('.entries')
    requestAnimationFrame(() =>
      list?.querySelectorAll<HTMLElement>(':scope > * > * > .mantine-Accordion-control, :scope > * > .entry-head > * > .mantine-Accordion-control')[to]?.focus(),
    )
  }
  const keyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void move(index + by)
  }
  return (
    <Accordion.Item value={String(index)}>
      <Group wrap="nowrap" gap={0} className="entry-head">
        <Accordion.Control ref={control} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown" onKeyDownCapture={keyDown}>
          {name}
          <ProblemsWithin path={path} />
        </Accordion.Control>
        <EntryButtons path={path} name={name} count={count} least={least} value={entry} onMove={(to) => void move(to)} onAdd={onAdd} />
      </Group>
      <Accordion.Panel>
        {form.is === 'object' && <ProblemsAt path={path} />}
        {form.is === 'object' ? (
          <FieldList path={path} fields={form.fields} value={entry} />
        ) : (
          <Field path={path} field={{ name: '', title: name, help: '', isRequired: true, isSetting: false, form }} value={entry} />
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}
