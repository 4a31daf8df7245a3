import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { awake } from '../../lib/awake'
import { toyFrame } from '../../lib/drawn'

test('toasts have one place, which is there before the first of them; each is for the eye, closes by a button with a name, and leaves when it is told', async () => {
  const done: unknown[] = []
  const closes: (() => void)[] = []
  vi.doMock('@mantine/notifications', () => ({
    Notifications: ({ autoClose, position }: Record<string, unknown>) =>
      createElement('i', {}, createElement('button', { type: 'button', id: 'close' }, `${position} ${autoClose}`)),
    notifications: {
      show: ({ onClose, ...toast }: { onClose: () => void }) => {
        done.push([document.querySelectorAll('i').length, toast])
        closes.push(onClose)
        return 'own'
      },
      hide: (id: string) => done.push(`hide ${id}`),
    },
  }))
  const { document } = await awake(async () => ({ default: () => null }), {})
  document.body.insertAdjacentHTML('beforeend', '<button id="send"></button><button id="other"></button>')
  const { showToast } = await import('../../../src/blocks/form/toast')
  const focus = (id: string) => document.getElementById(id)?.focus()
  focus('send')
  const hide = showToast({ title: 'Sent', message: 'Thanks.' }, { ...toyFrame, words: { close: 'Shut' } })
  showToast({ title: 'Again', message: 'Thanks.' }, toyFrame)
  hide()
  vi.doUnmock('@mantine/notifications')
  vi.resetModules()
  const toast = (title: string, close: string | undefined) => [1, { title, message: 'Thanks.', role: 'presentation', closeButtonProps: { 'aria-label': close } }]
  expect(done).toEqual([toast('Sent', 'Shut'), toast('Again', toyFrame.words.close), 'hide own'])
  expect(document.querySelector('i')?.textContent).toBe('bottom-right 12000')
  // Closed by its button it gives the focus back; closed by its clock it takes none.
  focus('close')
  closes[0]?.()
  expect(document.activeElement?.id).toBe('send')
  focus('other')
  closes[0]?.()
  expect(document.activeElement?.id).toBe('other')
})
