import { noFields } from '../lib/noFields'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { check, messages, publish } from '../../src/blocks/form/check'
import { emptyValues, readValues } from '../../src/blocks/form/validation'
import { schema } from '../../src/blocks/form/schema'
import { htmlOf } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'
import { agreement, choice, email, message, phone, text } from './form/fields'

test('an empty form has nothing ticked and nothing written', () => {
  const [choices, file] = [
    { kind: 'choices', name: 'days', label: 'Days', options: ['A'] },
    { kind: 'file', name: 'plan', label: 'Plan', invalid: 'No.' },
  ] as const
  expect(emptyValues([text, agreement, choice, { ...choices, options: ['A'] }, file])).toEqual({ fullName: '', consent: false, topic: '', days: [], plan: [] })
})

test('what stands in the fields is read, whoever wrote it there', () => {
  const { document, FormData } = new JSDOM(
    '<form><input name="fullName" value="Ada"><input type="checkbox" name="consent" checked><input type="checkbox" name="news"><select name="topic"><option>Fees<option selected>Other</select></form>',
  ).window
  const [form] = document.forms
  const before = globalThis.FormData
  globalThis.FormData = FormData
  expect(form && readValues(form, [text, agreement, { ...agreement, name: 'news' }, choice, phone])).toEqual({
    fullName: 'Ada',
    consent: true,
    news: false,
    topic: 'Other',
    phone: '',
  })
  globalThis.FormData = before
})

test('two fields of one name, lengths that nothing can have, and a promise that nobody keeps are told', () => {
  const reported: unknown[] = []
  const context = { ...noFields, itemsOf: () => [], report: (...all: unknown[]) => reported.push(all), suggest: () => undefined }
  const form = { submit: 'Send', errorSummary: 'Look.', success: { title: 'Sent', message: 'Thanks.' }, withoutScript: { text: 'Write.', link: { label: 'Mail', href: '/' } } }
  const lengths = (least: number, most: number) => ({ ...text, name: `of${least}to${most}`, minLength: { value: least, message: 'a' }, maxLength: { value: most, message: 'b' } })
  check({ ...form, fields: [text, email, lengths(5, 5), { ...text, name: 'a', maxLength: undefined }] }, context)
  expect(reported).toEqual([])
  check({ ...form, fields: [text, { ...email, name: 'fullName' }, lengths(6, 5)] }, context)
  const [doubleField, impossibleLengths, sendsNothing] = messages
  expect(reported.splice(0)).toEqual([
    [['fields', 1, 'name'], doubleField, { name: 'fullName' }],
    [['fields', 2, 'minLength', 'value'], impossibleLengths, { least: 6, most: 5 }],
  ])
  publish({ ...form, fields: [text] }, context)
  expect(reported).toEqual([[['success'], sendsNothing, { promise: 'Sent Thanks.' }]])
})

test('a field has a name that begins with a letter and that no form has already', () => {
  const isName = (name: string) => !schema.shape.fields.safeParse([{ ...phone, name }]).error
  expect(['fullName', 'a1', 'FullName', '1a', 'a-b', 'submit2', 'parentNode', 'constructor'].map(isName)).toEqual([true, true, true, false, true, true, false, false])
})

test('each kind of field is drawn as what it is', () => {
  const fields = [
    { ...text, hint: 'As on your card.', autocomplete: 'name' },
    email,
    { ...phone, autocomplete: 'tel' },
    { ...message, rows: 3 },
    { ...message, name: 'more' },
    choice,
    { ...agreement, link: { label: 'the terms', href: '/terms' } },
  ]
  const html = htmlOf('form', {
    fields,
    submit: 'Send',
    errorSummary: 'Look.',
    success: { title: 'Sent', message: 'Thanks.' },
    withoutScript: { text: 'Write.', link: { label: 'Mail', href: 'mailto:us@toys.example' } },
  })
  const page = JSDOM.fragment(html)
  const of = (name: string) => {
    const field = page.querySelector(`[name=${name}]`)
    return [
      field?.localName,
      ...['type', 'required', 'autocomplete', 'maxlength', 'rows'].flatMap((attribute) =>
        field?.hasAttribute(attribute) ? [`${attribute}=${field.getAttribute(attribute)}`] : [],
      ),
    ]
  }
  expect(fields.map(({ name }) => of(name))).toEqual([
    ['input', 'type=text', 'required=', 'autocomplete=name', 'maxlength=5'],
    ['input', 'type=email', 'required='],
    ['input', 'type=tel', 'autocomplete=tel'],
    ['textarea', 'maxlength=5', 'rows=3'],
    ['textarea', 'maxlength=5', 'rows=6'],
    ['select', 'required='],
    ['input', 'type=checkbox', 'required='],
  ])
  expect(Array.from(page.querySelectorAll('option'), (option) => [option.getAttribute('value') ?? '', option.textContent?.trim()])).toEqual([
    ['', 'Choose'],
    ['Fees', 'Fees'],
    ['Other', 'Other'],
  ])
  expect(html).toContain('Phone (optional)')
  expect(html).toContain('As on your card.')
  expect(html).not.toMatch(/(?:Name|Mail|Topic|I agree\.) \(optional\)/)
  expect(html).toMatch(/I agree\. <a href="\/terms">the terms/)
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), fields list ≥1 ≤40, pairs? boolean, submit text, errorSummary text, success object, withoutScript object, deliver? object',
    deliver: 'to? string, as? form|json|page, service? netlify|formspree|web3forms|cloudflare, send? object, honeypot? string, next? href (own=true)',
    'fields[](text)':
      'kind text, name string, label text, hint? text, required? text, minLength? object, maxLength? object, autocomplete? name|email|tel|organization|street-address|postal-code|country-name|url|off',
    'fields[](text).minLength': 'value integer ≥1, message text',
    'fields[](text).maxLength': 'value integer ≥1, message text',
    'fields[](email)':
      'kind email, name string, label text, hint? text, required? text, invalid text, autocomplete? name|email|tel|organization|street-address|postal-code|country-name|url|off',
    'fields[](phone)': 'kind phone, name string, label text, hint? text, required? text, autocomplete? name|email|tel|organization|street-address|postal-code|country-name|url|off',
    'fields[](message)': 'kind message, name string, label text, hint? text, required? text, minLength? object, maxLength? object, rows? integer ≥2 ≤20',
    'fields[](message).minLength': 'value integer ≥1, message text',
    'fields[](message).maxLength': 'value integer ≥1, message text',
    'fields[](choice)': 'kind choice, name string, label text, hint? text, required? text, placeholder text, options [text (names=true)] ≥1',
    'fields[](agreement)': 'kind agreement, name string, label text, hint? text, required? text, link? object',
    'fields[](agreement).link': 'label text, href href',
    'fields[](number)': 'kind number, name string, label text, hint? text, required? text, invalid text, min? object, max? object',
    'fields[](number).min': 'value number, message text',
    'fields[](number).max': 'value number, message text',
    'fields[](date)': 'kind date, name string, label text, hint? text, required? text, invalid text, min? object, max? object',
    'fields[](date).min': 'value string, message text',
    'fields[](date).max': 'value string, message text',
    'fields[](website)':
      'kind website, name string, label text, hint? text, required? text, invalid text, autocomplete? name|email|tel|organization|street-address|postal-code|country-name|url|off',
    'fields[](radio)': 'kind radio, name string, label text, hint? text, required? text, options [text (names=true)] ≥1',
    'fields[](choices)': 'kind choices, name string, label text, hint? text, required? text, options [text (names=true)] ≥1',
    'fields[](file)': 'kind file, name string, label text, hint? text, required? text, accept? [string] ≥1, megabytes? number ≥0.1 ≤100, invalid text',
    'fields[](hidden)': 'kind hidden, name string, value text (names=true)',
    success: 'title text, message text',
    withoutScript: 'text text, link object',
    'withoutScript.link': 'label text, href href',
  })
})
