import { Autocomplete, Textarea, TextInput } from '@mantine/core'
import type { Form } from '../../types'
import { useStudio } from '../useStudio'
import { useKept } from '../useKept'
import type { FieldProps } from './anyField'

type TextForm = Extract<Form, { is: 'text' }>
/** Texts that are seldom longer than a line. */
const SHORT = ['icon', 'id', 'media', 'gradient', 'font', 'timeZone', 'collection', 'shared', 'plain']

/** Words, addresses and names. */
export function TextField({ path, field, form, value }: FieldProps & { form: TextForm }) {
  const { state } = useStudio()
  const { shown, fault, type, commit } = useKept(path, value)
  const common = {
    label: field.title,
    description: field.help,
    error: fault || undefined,
    value: typeof shown === 'string' ? shown : '',
    withAsterisk: field.isRequired,
    onBlur: commit,
    'data-path': JSON.stringify(path),
  }
  const take = (text: string) => type(text === '' && !field.isRequired ? undefined : text)
  if (form.role === 'href')
    return <Autocomplete {...common} data={state.pages.map(({ address }) => address).filter((address) => !address.includes('$') && address !== '404')} onChange={take} />
  if (SHORT.includes(form.role)) return <TextInput {...common} onChange={({ currentTarget }) => take(currentTarget.value)} />
  return <Textarea {...common} autosize minRows={form.role === 'html' ? 8 : 1} maxRows={24} onChange={({ currentTarget }) => take(currentTarget.value)} />
}
