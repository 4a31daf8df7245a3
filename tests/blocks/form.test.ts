import { createElement } from 'react'
import { JSDOM } from 'jsdom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { check, messages, publish } from '../../src/blocks/form/check'
import { emptyValues, readValues, validatorOf } from '../../src/blocks/form/validation'
import { type FormField, schema } from '../../src/blocks/form/schema'
import { awake } from '../lib/awake'
import { htmlOf, toyFrame } from '../lib/drawn'
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

const TOAST = '../../src/blocks/form/toast'
afterEach(() => vi.doUnmock(TOAST))

/** A form that is awake, in a page with a title; its toasts are noted, and leave when they are told. */
async function awakeForm({ toast = true } = {}) {
  const toasts: unknown[] = []
  let leave = () => {}
  vi.doMock(TOAST, () => {
    if (!toast) throw new Error('gone')
    return {
      showToast: (words: object, _frame: object, onClose: () => void) => {
        toasts.push(words)
        leave = onClose
        return () => toasts.push('hidden')
      },
    }
  })
  const sent: unknown[] = []
  const info = vi.spyOn(console, 'info').mockImplementation((...all) => void sent.push(all))
  const success = { title: 'Sent', message: 'Thanks.' }
  const toys = await awake(() => import('../../src/blocks/form/Island'), {
    fields: [text, email, agreement],
    submit: 'Send',
    errorSummary: 'Look.',
    success,
    withoutScript: { text: 'Write.', link: { label: 'Mail', href: '/' } },
  })
  const { island, document, window } = toys
  vi.stubGlobal('FormData', window.FormData)
  vi.stubGlobal('HTMLFormElement', window.HTMLFormElement)
  document.title = 'Toys'
  const field = (name: string) => island.querySelector<HTMLInputElement>(`[name=${name}]`)
  const submit = async () => {
    island.querySelector('form')?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  const fill = (fullName: string, mail: string, isAgreed: boolean) => {
    Object.assign(field('fullName') ?? {}, { value: fullName })
    Object.assign(field('email') ?? {}, { value: mail })
    Object.assign(field('consent') ?? {}, { checked: isAgreed })
  }
  const alert = () => island.querySelector<HTMLElement>('[role=alert]')
  return { ...toys, field, submit, fill, alert, sent, toasts, success, leave: () => leave(), restore: () => info.mockRestore() }
}

test('what is wrong is said at its fields, above them and in the title, and the first of them has the focus', async () => {
  const { island, document, submit, fill, alert, sent, toasts, restore } = await awakeForm()
  expect([alert()?.hidden, alert()?.textContent]).toEqual([true, ''])
  fill('Adam', 'a', false)
  await submit()
  expect([alert()?.hidden, alert()?.textContent, document.title, document.activeElement?.getAttribute('name')]).toEqual([false, 'Look.', 'Error: Toys', 'email'])
  expect(['Too short.', 'No address.', 'Agree.'].map((words) => island.textContent?.includes(words))).toEqual([false, true, true])
  fill('Adam', 'a@b.c', true)
  await submit()
  expect([alert()?.hidden, document.title, sent.length, toasts.length]).toEqual([true, 'Toys', 1, 1])
  restore()
})

test('what is right is confirmed once, also after a double click, and the fields are empty again; what is said stays when the toast leaves', async () => {
  const { island, field, submit, fill, sent, toasts, success, leave, restore } = await awakeForm()
  fill(' Adam ', 'a@b.c', true)
  await submit()
  await submit()
  expect(sent).toEqual([['Send', { fullName: ' Adam ', email: 'a@b.c', consent: true }]])
  expect(toasts).toEqual([success])
  expect([field('fullName')?.value, field('email')?.value, field('consent')?.checked]).toEqual(['', '', false])
  const confirmed = () => island.querySelector('form > p:last-child')?.textContent
  expect(confirmed()).toBe('Sent ')
  leave()
  await expect.poll(confirmed).toBe('Sent Thanks.')
  fill('Adam', 'a@b.c', true)
  await submit()
  expect(confirmed()).toBe('Sent ')
  fill('A', 'a@b.c', true)
  await submit()
  expect([toasts.at(-1), sent.length, island.textContent?.includes('Thanks.')]).toEqual(['hidden', 2, false])
  restore()
})

test('without the toast the form itself says all', async () => {
  const { island, submit, fill, restore } = await awakeForm({ toast: false })
  fill('Adam', 'a@b.c', true)
  await submit()
  await expect.poll(() => island.querySelector('form > p:last-child')?.textContent).toBe('Sent Thanks.')
  restore()
})

test('toasts have one place, which is there before the first of them; each is said to screen readers, closes by a button with a name, and leaves when it is told', async () => {
  vi.doUnmock(TOAST)
  const done: unknown[] = []
  vi.doMock('@mantine/notifications', () => ({
    Notifications: ({ autoClose, position }: Record<string, unknown>) => createElement('i', {}, `${position} ${autoClose}`),
    notifications: {
      show: (toast: object) => {
        done.push([document.querySelectorAll('i').length, toast])
        return 'own'
      },
      hide: (id: string) => done.push(`hide ${id}`),
    },
  }))
  const { document } = await awake(async () => ({ default: () => null }), {})
  const { showToast } = await import('../../src/blocks/form/toast')
  const onClose = () => {}
  const hide = showToast({ title: 'Sent', message: 'Thanks.' }, { ...toyFrame, words: { close: 'Shut' } }, onClose)
  showToast({ title: 'Again', message: 'Thanks.' }, toyFrame, onClose)
  hide()
  vi.doUnmock('@mantine/notifications')
  const toast = (title: string, close: string | undefined) => [1, { title, message: 'Thanks.', onClose, role: 'status', closeButtonProps: { 'aria-label': close } }]
  expect(done).toEqual([toast('Sent', 'Shut'), toast('Again', toyFrame.words.close), 'hide own'])
  expect(document.querySelector('i')?.textContent).toBe('bottom-right 12000')
})
