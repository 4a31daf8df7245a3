import { Button, Fieldset, Stack } from '@mantine/core'
import type { FieldForm, Form } from '../../types'
import { useStudio } from '../useStudio'
import { AddObject } from './AddObject'
import { ProblemsAt } from './problemsAt'
import { Around, type FieldProps, useAnyField } from './anyField'
import type { JsonPath } from '../../../site/text/jsonPath'

type ObjectForm = Extract<Form, { is: 'object' }>
const fieldsOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})

/** Several fields in one frame; where it may be left out, it can be added and taken away. */
export function ObjectField({ path, field, form, value }: FieldProps & { form: ObjectForm }) {
  const { send } = useStudio()
  if (value === undefined) return <AddObject path={path} field={field} form={form} />
  return (
    <Fieldset legend={field.title}>
      <ProblemsAt path={path} />
      <FieldList path={path} fields={form.fields} value={value} />
      {!field.isRequired && (
        <Button variant="default" size="compact-sm" mt="sm" aria-label={`Remove ${field.title}`} onClick={() => void send({ do: 'remove', path }, value)}>
          Remove
        </Button>
      )}
    </Fieldset>
  )
}

/** Fields one below the other. */
export function FieldList({ path, fields, value }: { path: JsonPath; fields: readonly FieldForm[]; value: unknown }) {
  const Field = useAnyField()
  return (
    <Around value={fieldsOf(value)}>
      <Stack gap="sm">
        {fields.map((field) => (
          <Field key={JSON.stringify([...path, field.name])} path={[...path, field.name]} field={field} value={fieldsOf(value)[field.name]} />
        ))}
      </Stack>
    </Around>
  )
}
