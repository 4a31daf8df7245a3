import type { FormField } from './schema'

export type Value = string | boolean | readonly string[] | readonly File[]
export type Values = Record<string, Value>
/** A field that somebody fills in. */
export type OpenField = Exclude<FormField, { kind: 'hidden' }>
export type FieldValidator = (value: Value) => string | null

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const WEBSITE = /^(?:https?:\/\/)?[^\s/.@:]+(?:\.[^\s/.@:]+)+(?::\d+)?(?:[/?#]\S*)?$/i
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const DAY = /^\d{4,}-\d\d-\d\d$/

/** Stands for what a browser cannot read as the number or the day it shall be, and does not hand out. */
export const UNREADABLE = '?'

export function isOpen(field: FormField): field is OpenField {
  return field.kind !== 'hidden'
}

/** Returns a function from a field's value to its error message, or null: of "required", format and limits the first that fails. */
export function validatorOf(field: OpenField): FieldValidator {
  return (value) => {
    const words = typeof value === 'string' ? value.trim() : value
    if (field.required !== undefined && isNothing(words)) return field.required
    if (field.kind === 'file') return typeof words === 'object' && words.some((file) => !isTaken(field, file)) ? field.invalid : null
    if (typeof words !== 'string' || words === '') return lengthFault(field, '')
    return formFault(field, words) ?? lengthFault(field, words)
  }
}

/** Whether nothing is ticked, chosen or written in a field. */
const isNothing = (value: Value) => (typeof value === 'object' ? value.length === 0 : value === '' || value === false)

function formFault(field: OpenField, words: string): string | null {
  switch (field.kind) {
    case 'email':
      return EMAIL.test(words) ? null : field.invalid
    case 'website':
      return WEBSITE.test(words) ? null : field.invalid
    case 'choice':
      return field.options.includes(words) ? null : (field.required ?? field.placeholder)
    case 'number':
      return NUMBER.test(words) ? limitFault(Number(words), field.min, field.max) : field.invalid
    case 'date':
      return DAY.test(words) ? limitFault(words, field.min, field.max) : field.invalid
    default:
      return null
  }
}

type Limit<Value> = { value: Value; message: string } | undefined
function limitFault<Value extends number | string>(value: Value, min: Limit<Value>, max: Limit<Value>): string | null {
  if (min && value < min.value) return min.message
  return max && value > max.value ? max.message : null
}

function lengthFault(field: OpenField, words: string): string | null {
  if (field.kind !== 'text' && field.kind !== 'message') return null
  const { minLength, maxLength } = field
  if (minLength && words.length < minLength.value) return minLength.message
  return maxLength && words.length > maxLength.value ? maxLength.message : null
}

function isTaken({ accept, megabytes = Number.POSITIVE_INFINITY }: Extract<OpenField, { kind: 'file' }>, file: string | File): boolean {
  if (typeof file === 'string') return false
  return file.size <= megabytes * 1_000_000 && (accept?.some((ending) => file.name.toLowerCase().endsWith(ending)) ?? true)
}

/** An empty form: nothing ticked, nothing chosen. */
export function emptyValues(fields: readonly OpenField[]): Values {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'agreement' ? false : kind === 'choices' || kind === 'file' ? [] : '']))
}

/** Whether nothing is ticked, chosen or written. */
export function isEmpty(values: Values): boolean {
  return Object.values(values).every(isNothing)
}

/** Whether two readings of a form found the same in it. */
export function isSame(one: Values, other: Values): boolean {
  const written = (values: Values) => JSON.stringify(values, (_name, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value))
  return written(one) === written(other)
}

/** What stands in the fields now, whoever put it there: the visitor before the script came, the browser, or a password manager. */
export function readValues(form: HTMLFormElement, fields: readonly OpenField[]): Values {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map(({ name, kind }): [string, Value] => {
      if (kind === 'agreement') return [name, data.has(name)]
      if (kind === 'choices') return [name, data.getAll(name).map(String)]
      if (kind === 'file') return [name, data.getAll(name).filter((file): file is File => typeof file !== 'string' && file.name !== '')]
      return [name, isUnreadable(form, name) ? UNREADABLE : String(data.get(name) ?? '')]
    }),
  )
}

function isUnreadable(form: HTMLFormElement, name: string): boolean {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.validity?.badInput === true
}
