import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())
const open = async () => ({ ...toyBrowser('<p></p>'), ...(await import('../../../src/dev/client/make')) })

test('an element is made with its properties and with its children in their order, words as words', async () => {
  const { make } = await open()
  expect(make('p', { id: 'toy', className: 'big' }, 'one <b>', make('em', {}, 'two'), 'three').outerHTML).toBe('<p id="toy" class="big">one &lt;b&gt;<em>two</em>three</p>')
  expect(make('hr').outerHTML).toBe('<hr>')
  expect(make('quoin-banner').localName).toBe('quoin-banner')
})

test('a place is opened by its whole path, line and column, whatever letters are in it', async () => {
  const { openInEditor } = await open()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => asked.push(address))
  openInEditor('/toys & co/pages.json:41:5')
  expect(asked).toEqual(['/__open-in-editor?file=%2Ftoys%20%26%20co%2Fpages.json%3A41%3A5'])
})
