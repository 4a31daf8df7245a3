import type { FormField } from './schema'

export type Values = Record<string, string | boolean>
export type FieldValidator = (value: string | boolean) => string | null

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Returns a function from a field's value to its error message, or null: of "required", format and length the first that fails. */
export function validatorOf(field: FormField): FieldValidator {
  return (value) => {
    const words = typeof value === 'string' ? value.trim() : value
    if (field.required !== undefined && (words === '' || words === false)) return field.required
    if (typeof words !== 'string' || words === '') return lengthFault(field, '')
    if (field.kind === 'email' && !EMAIL.test(words)) return field.invalid
    if (field.kind === 'choice' && !field.options.includes(words)) return field.required ?? field.placeholder
    return lengthFault(field, words)
  }
}

function lengthFault(field: FormField, words: string): string | null {
  if (field.kind !== 'text' && field.kind !== 'message') return null
  const { minLength, maxLength } = field
  if (minLength && words.length < minLength.value) return minLength.message
  return maxLength && words.length > maxLength.value ? maxLength.message : null
}

/** An empty form: nothing ticked, nothing chosen. */
export function emptyValues(fields: readonly FormField[]): Values {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'agreement' ? false : '']))
}

/** Whether nothing is ticked, chosen or written. */
export function isEmpty(values: Values): boolean {
  return Object.values(values).every((value) => value === '' || value === false)
}

/** What stands in the fields now, whoever put it there: the visitor before the script came, the browser, or a password manager. */
export function readValues(form: HTMLFormElement, fields: readonly FormField[]): Values {
  const data = new FormData(form)
  return Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'agreement' ? data.has(name) : String(data.get(name) ?? '')]))
}
