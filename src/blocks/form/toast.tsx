import { Notifications, notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Frame } from '../../parts/frame'
import { Provider } from '../../parts/Provider'
import type { Form } from './schema'

/** Long enough to be read slowly; the message also stands in the form. Hovering or focusing it stops the clock. */
const SHOWN_FOR = 12_000

let isMounted = false

/** The place for toasts is made once, before the first message, so that screen readers are already listening to it. */
function mount(frame: Frame): void {
  if (isMounted) return
  isMounted = true
  const place = document.createElement('div')
  document.body.append(place)
  flushSync(() =>
    createRoot(place).render(
      <Provider frame={frame}>
        <Notifications position="bottom-right" autoClose={SHOWN_FOR} />
      </Provider>,
    ),
  )
}

/**
 * Confirms a submission in a corner of the page without taking the focus, and tells when the confirmation has left.
 *
 * @returns takes the confirmation away
 */
export function showToast({ title, message }: Form['success'], frame: Frame, onClose: () => void): () => void {
  mount(frame)
  const id = notifications.show({ title, message, onClose, role: 'status', closeButtonProps: { 'aria-label': frame.words.close ?? '' } })
  return () => void notifications.hide(id)
}
