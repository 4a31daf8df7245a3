import { NumberInput, Select, Switch } from '@mantine/core'
import type { FieldProps } from './anyField'
import { optionOf } from '../start'
import { useKept } from '../useKept'
import { JsonField } from './JsonField'
import { ListField } from './ListField'
import { NamesField } from './NamesField'
import { MediaField } from './MediaField'
import { ObjectField } from './ObjectField'
import { KindsField } from './KindsField'
import { PointField } from './PointField'
import { TextField } from './TextField'

/** The field that fits what may be written. */
export function Field({ path, field, value }: FieldProps) {
  const { form } = field
  switch (form.is) {
    case 'point':
      return <PointField path={path} field={field} value={value} />
    case 'text':
      if (form.role === 'media') return <MediaField path={path} field={field} value={value} />
      return <TextField path={path} field={field} form={form} value={value} />
    case 'options':
      return <OptionsField path={path} field={field} value={value} />
    case 'yesNo':
      return <YesNoField path={path} field={field} value={value} />
    case 'number':
      return <NumberField path={path} field={field} value={value} />
    case 'list':
      return <ListField path={path} field={field} form={form} value={value} />
    case 'object':
      return <ObjectField path={path} field={field} form={form} value={value} />
    case 'kinds':
      return <KindsField path={path} field={field} form={form} value={value} />
    case 'either':
      return <Field path={path} field={{ ...field, form: optionOf(form.options, value) ?? { is: 'json' } }} value={value} />
    case 'names':
      return <NamesField path={path} field={field} form={form} value={value} />
    case 'fixed':
      return null
    default:
      return <JsonField path={path} field={field} value={value} />
  }
}

function OptionsField({ path, field, value }: FieldProps) {
  const { shown, fault, type, commit } = useKept(path, value)
  const { form } = field
  if (form.is !== 'options') return null
  const asWritten = (text: string) => form.options.find((option) => String(option.value) === text)?.value
  return (
    <Select
      label={field.title}
      description={field.help}
      error={fault || undefined}
      data={form.options.map((option) => ({ value: String(option.value), label: option.help ? `${option.value}: ${option.help}` : String(option.value) }))}
      value={shown === undefined ? null : String(shown)}
      clearable={!field.isRequired}
      allowDeselect={false}
      placeholder="As usual"
      onChange={(next) => {
        type(next === null ? undefined : asWritten(next))
        commit()
      }}
    />
  )
}

function YesNoField({ path, field, value }: FieldProps) {
  const { shown, fault, type, commit } = useKept(path, value)
  return (
    <Switch
      label={field.title}
      description={field.help}
      error={fault || undefined}
      checked={shown === true}
      onChange={({ currentTarget: { checked } }) => {
        type(checked || field.isRequired ? checked : undefined)
        commit()
      }}
    />
  )
}

function NumberField({ path, field, value }: FieldProps) {
  const { shown, fault, type, commit } = useKept(path, value)
  const { form } = field
  if (form.is !== 'number') return null
  return (
    <NumberInput
      label={field.title}
      description={field.help}
      error={fault || undefined}
      value={typeof shown === 'number' ? shown : ''}
      allowDecimal={!form.isWhole}
      onChange={(next) => type(next === '' && !field.isRequired ? undefined : next)}
      onBlur={commit}
    />
  )
}
