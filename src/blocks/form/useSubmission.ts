import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useRef, useState } from 'react'
import { useFrame } from '../../parts/frame'
import { onHost } from '../../parts/siteBase'
import { forgetDraft } from './draft'
import type { Outcome } from './outcome'
import type { FormProps } from './resolve'
import { send } from './send'
import { emptyValues, isEmpty, isSame, type OpenField, readValues, validatorOf, type Values } from './validation'

export type Submission = {
  form: UseFormReturnType<Values>
  /** What has become of the last entry; undefined before the first, and while something is to be corrected. */
  state: Outcome | 'sending' | undefined
  submitted: (event: FormEvent<HTMLFormElement>) => Promise<void>
}
/** A second click within so many milliseconds belongs to the first. */
const DOUBLE_CLICK = 1_000

type Options = Pick<FormProps, 'deliver' | 'success'> & { fields: readonly OpenField[]; id: string; name: string }

/** Checks what was filled in, sends it, and says what became of it. Nothing that was typed is taken away before it was sent. */
export function useSubmission({ fields, deliver, success, id, name }: Options): Submission {
  const frame = useFrame()
  const [state, setState] = useState<Submission['state']>()
  const isSending = useRef(false)
  const left = useRef(Number.NEGATIVE_INFINITY)
  const hideToast = useRef<Promise<(() => void) | undefined>>(undefined)
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: emptyValues(fields) })

  const become = async (values: Values, element: HTMLFormElement): Promise<Outcome> => {
    if (deliver) {
      setState('sending')
      return send(new FormData(element), deliver)
    }
    // Nothing is sent anywhere: the form is not connected. The entry is only shown to whoever looks at the console.
    console.info(name, values)
    return { kind: 'sent' }
  }
  const empty = (element: HTMLFormElement) => {
    form.reset()
    // Not its own method: a field may be called "reset".
    HTMLFormElement.prototype.reset.call(element)
    forgetDraft(id)
  }
  const confirm = () => {
    const next = deliver?.next && new URL(onHost(deliver.next), location.href)
    if (next && next.origin === location.origin) return location.assign(next.href)
    // What it says stands in the form, too, and stays there; so nothing is missing when the toast cannot come.
    hideToast.current = import('./toast').then(({ showToast }) => showToast(success, frame)).catch(() => undefined)
  }
  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    const isPage = deliver?.as === 'page'
    const isAgain = isPage && event.timeStamp - left.current < DOUBLE_CLICK
    if (!isPage || isAgain) event.preventDefault()
    if (isAgain) return
    const element = event.currentTarget
    const values = readValues(element, fields)
    // The second click of a double click, or a key that is held: what was sent is on its way, or gone from the fields with nothing new in them.
    if (isSending.current || (state !== 'sending' && state?.kind === 'sent' && isEmpty(values))) return
    const errors = Object.fromEntries(fields.map((field) => [field.name, validatorOf(field)(values[field.name] ?? '')]))
    if (showErrors(element, errors, form, fields)) {
      event.preventDefault()
      hideToast.current?.then((hide) => hide?.())
      return setState(undefined)
    }
    // The browser goes on, to what the service answers.
    if (isPage) {
      left.current = event.timeStamp
      return
    }
    isSending.current = true
    const outcome = await become(values, element)
    isSending.current = false
    setState(outcome)
    if (outcome.kind === 'refused') showErrors(element, outcome.fields, form, fields)
    if (outcome.kind !== 'sent') return
    // What was written while it was on its way was not sent, and stays.
    if (isSame(readValues(element, fields), values)) empty(element)
    confirm()
  }
  return { form, state, submitted }
}

type Errors = Readonly<Record<string, string | null>>

/** Says what is wrong at the fields that it concerns and leads to the first; says whether there was any. */
function showErrors(element: HTMLFormElement, errors: Errors, form: Submission['form'], fields: readonly OpenField[]): boolean {
  const wrong = fields.flatMap(({ name }) => (errors[name] ? [[name, errors[name]] as const] : []))
  form.setErrors(Object.fromEntries(wrong))
  const [first] = wrong
  if (first) element.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus()
  return first !== undefined
}
