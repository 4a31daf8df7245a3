import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { awake } from '../../lib/awake'
import { toyFrame } from '../../lib/drawn'

test('toasts have one place, which is there before the first of them; each is said to screen readers, closes by a button with a name, and leaves when it is told', async () => {
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
  const { showToast } = await import('../../../src/blocks/form/toast')
  const onClose = () => {}
  const hide = showToast({ title: 'Sent', message: 'Thanks.' }, { ...toyFrame, words: { close: 'Shut' } }, onClose)
  showToast({ title: 'Again', message: 'Thanks.' }, toyFrame, onClose)
  hide()
  vi.doUnmock('@mantine/notifications')
  const toast = (title: string, close: string | undefined) => [1, { title, message: 'Thanks.', onClose, role: 'status', closeButtonProps: { 'aria-label': close } }]
  expect(done).toEqual([toast('Sent', 'Shut'), toast('Again', toyFrame.words.close), 'hide own'])
  expect(document.querySelector('i')?.textContent).toBe('bottom-right 12000')
})
