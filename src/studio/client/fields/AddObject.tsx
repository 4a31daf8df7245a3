import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Form } from '../../types'
import { Library } from '../Library'
import { startOf } from '../start'
import { useStudio } from '../useStudio'
import type { FieldProps } from './anyField'

type ObjectForm = Extract<Form, { is: 'object' }>

/** What may be left out and is not there yet: a click adds it, with a picture that is chosen first where it needs one. */
export function AddObject({ path, field, form }: Pick<FieldProps, 'path' | 'field'> & { form: ObjectForm }) {
  const { send } = useStudio()
  const [isOpen, setOpen] = useState(false)
  const file = form.fields.find(({ isRequired, form: inner }) => isRequired && inner.is === 'text' && inner.role === 'media')
  const add = (more: object = {}) => void send({ do: 'set', path, value: { ...(startOf(form, field.title) as object), ...more } })
  return (
    <Group justify="space-between">
      <Text size="sm">{field.title}</Text>
      <Button variant="default" size="compact-sm" aria-label={`Add ${field.title}`} onClick={() => (file ? setOpen(true) : add())}>
        Add
      </Button>
      {file && <Library isOpen={isOpen} onClose={() => setOpen(false)} onChosen={(chosen) => add({ [file.name]: chosen, alt: wordsOf(chosen) })} />}
    </Group>
  )
}

/** The name of a file as words, to be made a sentence of: "team ana". */
const wordsOf = (path: string) =>
  path
    .replace(/^.*\/|\.\w+$/g, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
