import { afterEach, expect, test, vi } from 'vitest'
import type { FormField } from '../../../src/blocks/form/schema'
import { awake } from '../../lib/awake'

const text: FormField = { kind: 'text', name: 'fullName', label: 'Name', minLength: { value: 3, message: 'Too short.' }, maxLength: { value: 5, message: 'Too long.' } }
const email: FormField = { kind: 'email', name: 'email', label: 'Mail', invalid: 'No address.', required: 'Write it.' }
const agreement: FormField = { kind: 'agreement', name: 'consent', label: 'I agree.', required: 'Agree.' }

const TOAST = '../../../src/blocks/form/toast'
afterEach(() => {
  vi.doUnmock(TOAST)
  vi.resetModules()
})

/** A form that is awake, in a page with a title; its toasts are noted, and leave when they are told. */
async function awakeForm({ toast = true } = {}) {
  const toasts: unknown[] = []
  vi.doMock(TOAST, () => {
    if (!toast) throw new Error('gone')
    return {
      showToast: (words: object) => {
        toasts.push(words)
        return () => toasts.push('hidden')
      },
    }
  })
  const sent: unknown[] = []
  const info = vi.spyOn(console, 'info').mockImplementation((...all) => void sent.push(all))
  const success = { title: 'Sent', message: 'Thanks.' }
  const toys = await awake(() => import('../../../src/blocks/form/Island'), {
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
  return { ...toys, field, submit, fill, alert, sent, toasts, success, restore: () => info.mockRestore() }
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

test('a title that came with another page meanwhile keeps all of its letters', async () => {
  const { document, submit, fill, restore } = await awakeForm()
  fill('Adam', 'a', false)
  await submit()
  expect(document.title).toBe('Error: Toys')
  document.title = 'Another page'
  fill('Adam', 'a@b.c', true)
  await submit()
  expect(document.title).toBe('Another page')
  restore()
})

test('what is right is confirmed once, also after a double click, and the fields are empty again; what the toast says stands in the form, in a place that was there before', async () => {
  const { island, field, submit, fill, sent, toasts, success, restore } = await awakeForm()
  expect(island.querySelector('form > [role=status]')?.textContent).toBe('')
  fill(' Adam ', 'a@b.c', true)
  await submit()
  await submit()
  expect(sent).toEqual([['Send', { fullName: ' Adam ', email: 'a@b.c', consent: true }]])
  expect(toasts).toEqual([success])
  expect([field('fullName')?.value, field('email')?.value, field('consent')?.checked]).toEqual(['', '', false])
  const confirmed = () => island.querySelector('form > [role=status]')?.textContent
  expect(confirmed()).toBe('Sent Thanks.')
  fill('Adam', 'a@b.c', true)
  await submit()
  expect(confirmed()).toBe('Sent Thanks.')
  fill('A', 'a@b.c', true)
  await submit()
  expect([toasts.at(-1), sent.length, island.textContent?.includes('Thanks.')]).toEqual(['hidden', 2, false])
  restore()
})

test('without the toast the form itself says all', async () => {
  const { island, submit, fill, restore } = await awakeForm({ toast: false })
  fill('Adam', 'a@b.c', true)
  await submit()
  await expect.poll(() => island.querySelector('form > [role=status]')?.textContent).toBe('Sent Thanks.')
  restore()
})
