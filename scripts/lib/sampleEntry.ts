import type { Delivery } from '../../src/blocks/form/delivery'
import type { FormProps } from '../../src/blocks/form/resolve'
import { isOpen, type OpenField } from '../../src/blocks/form/validation'
import type { Site } from '../../src/site/schema/site'

/** A form that says where its entries go. */
export type ConnectedForm = FormProps & { deliver: Delivery }
export type PlacedForm = { page: string; form: ConnectedForm }

/** Every connected form of a site, with the first page on which it stands: one that several pages share is one. */
export function connectedForms(site: Site): PlacedForm[] {
  const all = site.pages.flatMap(({ path, sections }) => sections.map(({ type, props }) => ({ page: path, type, form: props as FormProps })))
  const connected = all.filter((found): found is typeof found & PlacedForm => found.type === 'form' && found.form.deliver !== undefined)
  const seen = new Set<string>()
  return connected.flatMap(({ page, form }) => {
    const key = JSON.stringify(form)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew ? [{ page, form }] : []
  })
}

/** An entry that keeps to all rules of a form and bears a mark wherever words can be written. */
export function sampleEntry({ fields, deliver }: ConnectedForm, { contact, url }: Site['settings'], mark: string): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(deliver.hidden)) data.append(name, value)
  for (const field of fields) {
    if (isOpen(field)) append(data, field, answerTo(field, { email: contact.email ?? 'somebody@example.com', phone: contact.phone ?? '555-0142', url, mark }))
    else data.append(field.name, field.value)
  }
  if (deliver.honeypot) data.append(deliver.honeypot, '')
  return data
}

type Known = { email: string; phone: string; url: string; mark: string }

function answerTo(field: OpenField, { email, phone, url, mark }: Known): string | File {
  switch (field.kind) {
    case 'email':
      return email
    case 'phone':
      return phone
    case 'website':
      return url
    case 'agreement':
      return 'on'
    case 'choice':
    case 'radio':
    case 'choices':
      return field.options[0] ?? ''
    case 'number':
      return String(field.min?.value ?? field.max?.value ?? 1)
    case 'date':
      return field.min?.value ?? field.max?.value ?? new Date().toISOString().slice(0, 10)
    case 'file':
      return new File([mark], `test${field.accept?.[0] ?? '.txt'}`)
    default:
      return mark.padEnd(field.minLength?.value ?? 0, '.').slice(0, field.maxLength?.value)
  }
}

function append(data: FormData, { name }: OpenField, answer: string | File): void {
  if (typeof answer === 'string') data.append(name, answer)
  else data.append(name, answer, answer.name)
}
