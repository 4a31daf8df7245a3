import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Submission, useSubmission } from '../../../src/blocks/form/useSubmission'
import { soon } from '../../studio/client/hand'
import { email, text } from './fields'

type Deliver = Parameters<typeof useSubmission>[0]['deliver']
const deliver = { action: '/send', as: 'json', isHosted: false } as unknown as Deliver
const success = { title: 'Thank you', message: 'We will reply.' }
const fields = [{ ...text, required: 'Write your name.' }, email]

let form: Submission
let root: Root
function Toy({ to }: { to?: Deliver }) {
  form = useSubmission({ fields, deliver: to, success, id: 'f', name: 'Contact' })
  return (
    <form onSubmit={form.submitted}>
      {fields.map(({ name }) => (
        <input key={name} name={name} />
      ))}
    </form>
  )
}
// Of the toast, which asks it.
window.matchMedia = (media) => ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList
const host = document.createElement('div')
const element = () => host.querySelector('form') as HTMLFormElement
const input = (name: string) => host.querySelector(`[name="${name}"]`) as HTMLInputElement
const fill = (fullName: string, mail: string) => {
  input('fullName').value = fullName
  input('email').value = mail
}
const send = () => element().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
const drawn = async (to?: Deliver) => {
  root.render(<Toy to={to} />)
  await soon(() => expect(element()).toBeTruthy())
}

beforeEach(() => {
  document.body.append(host)
  root = createRoot(host)
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  root.unmount()
  host.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A service that answers when it is told to. */
function service() {
  const asked: unknown[] = []
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)))
    return new Promise<Response>((resolve) => (answer = resolve))
  })
  return { asked, answer: (status: number, body: object = {}) => answer(new Response(JSON.stringify(body), { status })) }
}

test('what is wrong is said at its fields, the first of them has the focus, and nothing is sent', async () => {
  const { asked } = service()
  await drawn(deliver)
  fill('Ana', 'nowhere')
  send()
  await soon(() => expect(form.form.errors).toEqual({ email: 'No address.' }))
  expect([document.activeElement, asked, form.state]).toEqual([input('email'), [], undefined])
})

test('a form that is not connected sends nothing, and its fields are empty afterwards', async () => {
  const { asked } = service()
  await drawn()
  fill('Ana', 'ana@toys.example')
  send()
  await soon(() => expect(form.state).toEqual({ kind: 'sent' }))
  expect([asked, input('fullName').value]).toEqual([[], ''])
  expect(console.info).toHaveBeenCalledExactlyOnceWith('Contact', { fullName: 'Ana', email: 'ana@toys.example' })
})

test('a double click sends one entry, and a click on what is empty afterwards tells of no mistakes', async () => {
  const { asked, answer } = service()
  await drawn(deliver)
  fill('Ana', 'ana@toys.example')
  send()
  send()
  await soon(() => expect(form.state).toBe('sending'))
  answer(200)
  await soon(() => expect(form.state).toEqual({ kind: 'sent' }))
  send()
  await soon(() => expect(asked).toEqual([{ fullName: 'Ana', email: 'ana@toys.example' }]))
  expect(form.form.errors).toEqual({})
})

test('what was written while an entry was on its way stays', async () => {
  const { answer } = service()
  await drawn(deliver)
  fill('Ana', 'ana@toys.example')
  send()
  await soon(() => expect(form.state).toBe('sending'))
  fill('Bea', 'bea@toys.example')
  answer(200)
  await soon(() => expect(form.state).toEqual({ kind: 'sent' }))
  expect([input('fullName').value, input('email').value]).toEqual(['Bea', 'bea@toys.example'])
})

test('an entry that did not arrive stays in the fields, and can be sent again', async () => {
  const { asked, answer } = service()
  await drawn(deliver)
  fill('Ana', 'ana@toys.example')
  send()
  await soon(() => expect(form.state).toBe('sending'))
  answer(500)
  await soon(() => expect(form.state).not.toBe('sending'))
  expect(form.state).not.toEqual({ kind: 'sent' })
  expect(input('fullName').value).toBe('Ana')
  send()
  await soon(() => expect(asked).toHaveLength(2))
})

test('where the page of the service is to be shown, the browser sends what is right, and nothing that is wrong or the second click of a double one', async () => {
  const { asked } = service()
  await drawn({ action: '/send', as: 'page', isHosted: false } as unknown as Deliver)
  fill('', 'x')
  expect(send()).toBe(false)
  await soon(() => expect(Object.keys(form.form.errors)).toEqual(['fullName', 'email']))
  fill('Ada', 'ada@example.com')
  expect([send(), send()]).toEqual([true, false])
  await soon(() => expect(form.form.errors).toEqual({}))
  expect([asked, form.state, input('fullName').value]).toEqual([[], undefined, 'Ada'])
})
