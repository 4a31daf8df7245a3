import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Anchor } from '../../parts/Anchor'
import { useFrame, useWord } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import { Field } from './Field'
import classes from './Island.module.css'
import { emptyValues, isEmpty, readValues, validatorOf, type Values } from './validation'
import type { Form } from './schema'

/** Marks the page's title while something is to be corrected, for those who hear it first. */
function useTitleMark(isMarked: boolean): void {
  const mark = `${useWord()('error')}: `
  useEffect(() => {
    if (!isMarked) return
    document.title = mark + document.title
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [isMarked, mark])
}

export default function FormIsland({ fields, submit, errorSummary, success, withoutScript, ...heading }: Form) {
  const frame = useFrame()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(false)
  const hideToast = useRef<Promise<(() => void) | undefined>>(undefined)
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: emptyValues(fields),
    validate: Object.fromEntries(fields.map((field) => [field.name, validatorOf(field)])),
  })
  const hasErrors = Object.keys(form.errors).length > 0
  useTitleMark(hasErrors)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readValues(event.currentTarget, fields)
    // The second click of a double click, or a key that is held: what was sent is gone from the fields, and nothing new is in them.
    if (isSent && isEmpty(values)) return
    for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value, { forceUpdate: false })
    const { errors } = form.validate()
    const firstInvalid = fields.find(({ name }) => errors[name])
    setSent(!firstInvalid)
    if (firstInvalid) {
      hideToast.current?.then((hide) => hide?.())
      element.current?.querySelector<HTMLElement>(`[name="${firstInvalid.name}"]`)?.focus()
      return
    }
    // Nothing is sent anywhere: the site has no server. The entry is only shown to whoever looks at the console.
    console.info(heading.title ?? submit, values)
    form.reset()
    // Not its own method: a field may be called "reset".
    if (element.current) HTMLFormElement.prototype.reset.call(element.current)
    // What it says stands in the form, too, and stays there; so nothing is missing when the toast cannot come.
    hideToast.current = import('./toast').then(({ showToast }) => showToast(success, frame)).catch(() => undefined)
    await hideToast.current
  }
  return (
    <div className="beside">
      <Heading {...heading} />
      <form ref={element} className={classes.form} onSubmit={send} noValidate>
        <p aria-live="polite" className={classes.withoutScript}>
          {withoutScript.text} <Anchor href={withoutScript.link.href}>{withoutScript.link.label}</Anchor>
        </p>
        <p role="alert" className={classes.summary} hidden={!hasErrors}>
          {hasErrors && errorSummary}
        </p>
        {fields.map((field) => (
          <Field key={field.name} field={field} form={form} id={`${id}${field.name}`} />
        ))}
        <Button type="submit" size="md">
          {submit}
        </Button>
        {/* It is there before its words, so that screen readers hear them come. */}
        <div role="status" className={classes.sent}>
          {isSent && (
            <p>
              <strong>{success.title}</strong> {success.message}
            </p>
          )}
        </div>
      </form>
    </div>
  )
}
