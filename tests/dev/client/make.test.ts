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
