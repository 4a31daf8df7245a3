import { Button } from '@mantine/core'
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { Anchor } from '../../parts/Anchor'
import { useWord } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import type { Delivery } from './delivery'
import { useDraft } from './draft'
import { Failure } from './Failure'
import { Field } from './Field'
import { HiddenFields } from './HiddenFields'
import classes from './Island.module.css'
import type { FormProps } from './resolve'
import { useSubmission } from './useSubmission'
import { useTitleMark } from './useTitleMark'
import { isOpen } from './validation'

export default function FormIsland({ fields: all, pairs, submit, errorSummary, success, withoutScript, deliver, ...heading }: FormProps) {
  const word = useWord()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const fields = useMemo(() => all.filter(isOpen), [all])
  const { form, state, submitted } = useSubmission({ fields, deliver, success, id, name: heading.title ?? submit })
  const hasErrors = Object.keys(form.errors).length > 0
  const isSending = state === 'sending'
  const outcome = isSending ? undefined : state
  const isSent = outcome?.kind === 'sent'
  // Of what is wrong at fields the summary tells.
  const failure = isSent || hasErrors ? undefined : outcome
  useTitleMark(hasErrors || failure !== undefined)
  useDraft(element, fields, deliver && id)
  useOwnChecks(element)
  return (
    <div className="beside">
      <Heading {...heading} />
      <form
        ref={element}
        className={classes.form}
        data-pairs={pairs || undefined}
        onSubmit={submitted}
        {...postAttributes(
          deliver,
          fields.some(({ kind }) => kind === 'file'),
        )}
      >
        <HiddenFields fields={all} deliver={deliver} />
        {!deliver && (
          <p aria-live="polite" className={classes.withoutScript}>
            {withoutScript.text} <Anchor href={withoutScript.link.href}>{withoutScript.link.label}</Anchor>
          </p>
        )}
        <p role="alert" className={classes.summary} hidden={!hasErrors}>
          {hasErrors && errorSummary}
        </p>
        {fields.map((field) => (
          <Field key={field.name} field={field} form={form} id={`${id}${field.name}`} />
        ))}
        <Button type="submit" size="md" aria-disabled={isSending || undefined}>
          {isSending ? word('sending') : failure ? word('sendAgain') : submit}
        </Button>
        <Failure outcome={failure} otherWay={withoutScript.link} />
        {/* It is there before its words, so that screen readers hear them come. */}
        <div role="status" className={classes.sent}>
          {isSending && <span className="visually-hidden">{word('sending')}</span>}
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

/** What makes it a form that browsers send by themselves. One that is not connected stays where it is: it would answer a dialog, if it stood in one. */
function postAttributes(deliver: Delivery | undefined, hasFiles: boolean) {
  if (!deliver) return { noValidate: true, method: 'dialog' }
  return { ...deliver.attributes, method: 'post', action: deliver.action, encType: hasFiles ? 'multipart/form-data' : undefined }
}

/** Has the browser leave the checks to the form, which says in the author's words what is wrong; without scripts the browser does. */
function useOwnChecks(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.setAttribute('novalidate', ''), [form])
}
