import { counted } from '../../parts/counted'
import type { CheckContext, PublishContext } from '../../parts/check'
import { entry } from '../../parts/message'
import { checkDelivery, deliveryMessages } from './deliveryCheck'
import type { Form } from './schema'

const doubleField = entry<{ name: string }>({
  code: 'PS412',
  title: 'Two fields with one name',
  message: ({ name }) => `There is already a field called "${name}" in this form; only one of them would be read.`,
  hint: ({ name }) => `Give one of them another name, such as "${name}2".`,
  example: {
    wrong: `{
  "type": "form",
  "fields": [
    { "kind": "text", "name": "name", "label": "Name" },
    { "kind": "text", "name": "name", "label": "Company" }
  ],
  "submit": "Send",
  "errorSummary": "Something is missing.",
  "success": { "title": "Sent", "message": "We write soon." },
  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }
}`,
    right: `{
  "type": "form",
  "fields": [
    { "kind": "text", "name": "name", "label": "Name" },
    { "kind": "text", "name": "company", "label": "Company" }
  ],
  "submit": "Send",
  "errorSummary": "Something is missing.",
  "success": { "title": "Sent", "message": "We write soon." },
  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }
}`,
    words: { name: 'name' },
  },
})

const impossibleLengths = entry<{ least: number; most: number }>({
  code: 'PS413',
  title: 'A rule that nobody can meet',
  message: ({ least, most }) => `At least ${counted(least, 'character')} ${least === 1 ? 'is' : 'are'} asked for, but at most ${most} can be written: nobody can fill this in.`,
  hint: () => 'Make "minLength" smaller than "maxLength".',
  example: {
    wrong: `{
  "type": "form",
  "fields": [
    { "kind": "text", "name": "name", "label": "Name",
      "minLength": { "value": 50, "message": "Too short." },
      "maxLength": { "value": 5, "message": "Too long." } }
  ],
  "submit": "Send",
  "errorSummary": "Something is missing.",
  "success": { "title": "Sent", "message": "We write soon." },
  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }
}`,
    right: `{
  "type": "form",
  "fields": [
    { "kind": "text", "name": "name", "label": "Name",
      "minLength": { "value": 5, "message": "Too short." },
      "maxLength": { "value": 50, "message": "Too long." } }
  ],
  "submit": "Send",
  "errorSummary": "Something is missing.",
  "success": { "title": "Sent", "message": "We write soon." },
  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }
}`,
    words: { least: 50, most: 5 },
  },
})

const sendsNothing = entry<{ promise: string }>({
  rule: { name: 'sends-nothing', meaning: 'What is written into a form reaches somebody.' },
  code: 'PS554',
  title: 'A form that sends nothing',
  message: ({ promise }) => `What visitors write here is sent to nobody, but they are told: "${promise}"`,
  hint: () => 'Write where it goes, as in "deliver": { "to": "https://…" }; or hide the form with "hidden": true, or allow it with your reason: "allow": { "sends-nothing": "…" }.',
  example: {
    wrong: `{
  "type": "form",
  "fields": [{ "kind": "text", "name": "name", "label": "Name" }],
  "submit": "Send",
  "errorSummary": "Something is missing.",
  "success": { "title": "Sent.", "message": "We write soon." },
  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }
}`,
    right: `{
  "type": "form",
  "hidden": true,
  "fields": [{ "kind": "text", "name": "name", "label": "Name" }],
  "submit": "Send",
  "errorSummary": "Something is missing.",
  "success": { "title": "Sent.", "message": "We write soon." },
  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }
}`,
    words: { promise: 'Sent. We write soon.' },
  },
})

export const messages = [doubleField, impossibleLengths, sendsNothing, ...deliveryMessages]

/** Reports a field whose name stands twice, a "minLength" above its "maxLength", and what cannot be delivered. */
export function check(form: Form, { report }: CheckContext): void {
  const { fields } = form
  checkDelivery(form, report)
  const names = new Set<string>()
  fields.forEach((field, index) => {
    if (names.has(field.name)) report(['fields', index, 'name'], doubleField, { name: field.name })
    names.add(field.name)
    if (!('minLength' in field) || !field.minLength || !field.maxLength) return
    const [least, most] = [field.minLength.value, field.maxLength.value]
    if (least > most) report(['fields', index, 'minLength', 'value'], impossibleLengths, { least, most })
  })
}

/** Reports a form that is not connected: what visitors write reaches nobody. */
export function publish({ success, deliver }: Form, { report }: PublishContext): void {
  if (!deliver) report(['success'], sendsNothing, { promise: `${success.title} ${success.message}` })
}
