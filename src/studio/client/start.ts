import type { FieldForm, Form } from '../types'

/** A value to begin with where nothing is written yet: what has to be there, with words that say what belongs there. */
export function startOf(form: Form, title = 'New entry'): unknown {
  switch (form.is) {
    case 'object':
      return Object.fromEntries(form.fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, startOfField(field)]))
    case 'list':
      return Array.from({ length: form.least }, () => startOf(form.entry, title))
    case 'kinds':
      return startOf(form.kinds[0]?.form ?? { is: 'json' }, title)
    case 'either':
      return startOf(form.options[0] ?? { is: 'json' }, title)
    case 'names':
      return {}
    case 'options':
      return form.options[0]?.value
    case 'number':
      return form.least ?? 0
    case 'point':
      return [50, 50]
    case 'yesNo':
      return true
    case 'fixed':
      return form.value
    case 'text':
      return form.format ? FORMATS[form.format]() : textFor(form.role, title)
    case 'json':
      return {}
  }
}

const today = () => new Date().toISOString().slice(0, 10)
/** What is written in a way of its own: the present day, its noon, and a colour that is seen on any other. */
const FORMATS = { day: today, moment: () => `${today()}T12:00`, colour: () => '#808080' }

const startOfField = ({ form, title }: FieldForm) => startOf(form, title)

function textFor(role: string, title: string): string {
  if (role === 'href') return '/'
  if (role === 'icon') return 'star'
  return role === 'html' ? `<p>${title}</p>` : title
}

/** The option of several that a value is: the one that shares most fields with it. */
export function optionOf(options: readonly Form[], value: unknown): Form | undefined {
  const scores = options.map((option) => score(option, value))
  return options[scores.indexOf(Math.max(...scores))]
}

function score(form: Form, value: unknown): number {
  if (typeof value === 'string') return form.is === 'text' ? 1 : 0
  if (Array.isArray(value)) return form.is === 'list' ? 1 : 0
  if (typeof value !== 'object' || value === null) return form.is === 'yesNo' || form.is === 'number' ? 1 : 0
  return form.is === 'object' ? form.fields.filter(({ name }) => Object.hasOwn(value, name)).length : 0
}
