import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { check, messages, publish } from '../../src/blocks/form/check'
import { emptyValues, readValues, validatorOf } from '../../src/blocks/form/validation'
import { type FormField, schema } from '../../src/blocks/form/schema'
import { htmlOf } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'

const text: FormField = { kind: 'text', name: 'fullName', label: 'Name', minLength: { value: 3, message: 'Too short.' }, maxLength: { value: 5, message: 'Too long.' } }
const email: FormField = { kind: 'email', name: 'email', label: 'Mail', invalid: 'No address.', required: 'Write it.' }
const choice: FormField = { kind: 'choice', name: 'topic', label: 'Topic', placeholder: 'Choose', options: ['Fees', 'Other'], required: 'Choose one.' }
const agreement: FormField = { kind: 'agreement', name: 'consent', label: 'I agree.', required: 'Agree.' }
const phone: FormField = { kind: 'phone', name: 'phone', label: 'Phone' }
const message: FormField = { kind: 'message', name: 'message', label: 'Message', maxLength: { value: 5, message: 'Too long.' } }

describe('a rule', () => {
  const said = (field: FormField, values: (string | boolean)[]) => values.map(validatorOf(field))

  test('counts what is written, from the least to the most that is allowed, without the spaces around it', () => {
    expect(said(text, ['', 'ab', 'abc', 'abcde', 'abcdef', '  abcde  ', '  ab  '])).toEqual(['Too short.', 'Too short.', null, null, 'Too long.', null, 'Too short.'])
    expect(said(message, ['', 'abcde', 'abcdef'])).toEqual([null, null, 'Too long.'])
  })

  test('asks for what is required first', () => {
    expect(said({ ...text, required: 'Write it.' }, ['', '  ', 'a'])).toEqual(['Write it.', 'Write it.', 'Too short.'])
    expect(said(agreement, [false, true])).toEqual(['Agree.', null])
    expect(said({ ...agreement, required: undefined }, [false])).toEqual([null])
    expect(said(phone, ['', 'whatever'])).toEqual([null, null])
  })

  test('knows an e-mail address', () => {
    for (const good of ['a@b.c', 'a.b+c@d-e.example.com', ' a@b.co ']) expect(validatorOf(email)(good), good).toBeNull()
    for (const bad of ['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a b@c.d', 'a@b@c.d']) expect(validatorOf(email)(bad), bad).toBe('No address.')
    expect(said({ ...email, required: undefined }, ['', 'a'])).toEqual([null, 'No address.'])
  })

  test('takes no choice that is not offered', () => {
    expect(said(choice, ['', 'Fees', 'fees'])).toEqual(['Choose one.', null, 'Choose one.'])
    expect(said({ ...choice, required: undefined }, ['', 'fees'])).toEqual([null, 'Choose'])
  })
})

test('an empty form has nothing ticked and nothing written', () => {
  expect(emptyValues([text, agreement, choice])).toEqual({ fullName: '', consent: false, topic: '' })
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
  const context = { itemsOf: () => [], report: (...all: unknown[]) => reported.push(all), suggest: () => undefined }
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

test('a field has a name that begins with a small letter and that no form has already', () => {
  const isName = (name: string) => !schema.shape.fields.safeParse([{ ...phone, name }]).error
  expect(['fullName', 'a1', 'FullName', '1a', 'a-b', 'submit2', 'parentNode', 'constructor'].map(isName)).toEqual([true, true, false, false, false, true, false, false])
})

test('each kind of field is drawn as what it is', () => {
  const fields = [
    { ...text, hint: 'As on your card.', autocomplete: 'name' },
    email,
    { ...phone, autocomplete: 'tel' },
    { ...message, rows: 3 },
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
    '': 'eyebrow? text, title? text (heading=section), intro? text, fields list ≥1 ≤40, submit text, errorSummary text, success object, withoutScript object',
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
    'fields[](choice)': 'kind choice, name string, label text, hint? text, required? text, placeholder text, options [text] ≥1',
    'fields[](agreement)': 'kind agreement, name string, label text, hint? text, required? text, link? object',
    'fields[](agreement).link': 'label text, href href',
    success: 'title text, message text',
    withoutScript: 'text text, link object',
    'withoutScript.link': 'label text, href href',
  })
})
