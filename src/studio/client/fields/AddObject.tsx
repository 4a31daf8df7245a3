import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Form } from '../../types'
import { uploadPicture } from '../api'
import { Library } from '../Library'
import { startOf } from '../start'
import { takingFiles } from '../takingFiles'
import { useStudio } from '../useStudio'
import type { FieldProps } from './anyField'
import { ProblemsAt } from './problemsAt'

type ObjectForm = Extract<Form, { is: 'object' }>

/** What may be left out and is not there yet: a click adds it, with a picture that is chosen first where it needs one. */
export function AddObject({ path, field, form }: Pick<FieldProps, 'path' | 'field'> & { form: ObjectForm }) {
  const { send } = useStudio()
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState('')
  const file = form.fields.find(({ isRequired, form: inner }) => isRequired && inner.is === 'text' && inner.role === 'media')
  const add = (more: object = {}) => void send({ do: 'set', path, value: { ...(startOf(form, field.title) as object), ...more } })
  const picture = file?.form.is === 'text' && file.form.accepts === undefined ? file.name : undefined
  const taking = takingFiles(async (dropped) => {
    const stored = await uploadPicture(dropped)
    setFault('words' in stored ? stored.words : '')
    if ('path' in stored && picture !== undefined) add({ [picture]: stored.path, alt: wordsOf(stored.path) })
  })
  return (
    <Group {...(picture !== undefined && taking)} justify="space-between">
      <Text size="sm">{field.title}</Text>
      <ProblemsAt path={path} />
      {fault && (
        <Text size="xs" c="red.9" role="alert">
          {fault}
        </Text>
      )}
      <Button variant="default" size="compact-sm" aria-label={`Add ${field.title}`} data-path={JSON.stringify(path)} onClick={() => (file ? setOpen(true) : add())}>
        Add
      </Button>
      {file && (
        <Library
          isOpen={isOpen}
          accepts={file.form.is === 'text' ? file.form.accepts : undefined}
          onClose={() => setOpen(false)}
          onChosen={(chosen) => add({ [file.name]: chosen, alt: wordsOf(chosen) })}
        />
      )}
    </Group>
  )
}

/** The name of a file as words, to be made a sentence of: "team ana". */
const wordsOf = (path: string) =>
  path
    .replace(/^.*\/|\.\w+$/g, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
