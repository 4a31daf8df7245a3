import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

async function open(ok: boolean) {
  const toys = toyBrowser('<p></p>')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return { ok, text: async () => 'No editor is running.' }
  })
  const { openInEditor } = await import('../../../src/dev/client/openInEditor')
  await openInEditor('/toys & co/pages.json:41:5')
  return { asked, said: toys.document.querySelector('quoin-said')?.shadowRoot?.querySelector('[role=status]')?.textContent }
}

test('a place is opened by its whole path, line and column, whatever letters are in it', async () => {
  expect(await open(true)).toEqual({ asked: ['/__open-in-editor?file=%2Ftoys%20%26%20co%2Fpages.json%3A41%3A5'], said: undefined })
})

test('where no editor can open it the page says so', async () => {
  expect((await open(false)).said).toBe('No editor is running.')
})
