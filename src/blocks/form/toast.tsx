import { Notifications, notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Frame } from '../../parts/frame'
import { Provider } from '../../parts/Provider'
import type { Form } from './schema'

/** Long enough to be read slowly; the message also stands in the form. Hovering or focusing it stops the clock. */
const SHOWN_FOR = 12_000

let place: HTMLElement | undefined

/** The place for toasts, which is made once. */
function placeOf(frame: Frame): HTMLElement {
  if (place) return place
  const made = document.createElement('div')
  // A place of messages, whose words are read out from the form.
  made.setAttribute('role', 'status')
  made.setAttribute('aria-live', 'off')
  document.body.append(made)
  flushSync(() =>
    createRoot(made).render(
      <Provider frame={frame}>
        <Notifications position="bottom-right" autoClose={SHOWN_FOR} withinPortal={false} />
      </Provider>,
    ),
  )
  place = made
  return made
}

/**
 * Confirms a submission in a corner of the page without taking the focus, for the eye: the form itself says the same to
 * screen readers. Who closes it by its button is where they were before.
 *
 * @returns takes the confirmation away
 */
export function showToast({ title, message }: Form['success'], frame: Frame): () => void {
  const place = placeOf(frame)
  const before = document.activeElement
  const onClose = () => {
    if (place.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
  }
  const id = notifications.show({ title, message, onClose, role: 'presentation', closeButtonProps: { 'aria-label': frame.words.close ?? '' } })
  return () => void notifications.hide(id)
}
