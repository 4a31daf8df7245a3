import type { CheckContext, PublishContext } from '../../parts/check'
import type { Form } from './schema'

/** Each field can be told apart by its name, and can be filled in. */
export function check({ fields }: Form, { report }: CheckContext): void {
  const names = new Set<string>()
  fields.forEach((field, index) => {
    if (names.has(field.name)) report(['fields', index, 'name'], { name: 'doubleField', words: { name: field.name } })
    names.add(field.name)
    if (!('minLength' in field) || !field.minLength || !field.maxLength) return
    const [least, most] = [field.minLength.value, field.maxLength.value]
    if (least > most) report(['fields', index, 'minLength', 'value'], { name: 'impossibleLengths', words: { least, most } })
  })
}

/** No form is connected to anything yet: it thanks its visitors, and nobody hears of them. */
export function publish({ success }: Form, { report }: PublishContext): void {
  report(['success'], { name: 'sendsNothing', words: { promise: `${success.title} ${success.message}` } })
}
