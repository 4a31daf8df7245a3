import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../../lib/toyBrowser'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is said stands in the page for a while, the last thing alone', async () => {
  const { document } = toyBrowser('<p>page</p>')
  const { say } = await import('../../../src/dev/client/say')
  const said = () => Array.from(document.querySelectorAll('quoin-said'), (host) => host.shadowRoot?.querySelector('[role=status]')?.textContent)
  vi.useFakeTimers()
  say('one <b>')
  vi.advanceTimersByTime(11_000)
  say('two')
  expect(said()).toEqual(['two'])
  vi.advanceTimersByTime(11_000)
  expect(said()).toEqual(['two'])
  vi.advanceTimersByTime(1000)
  expect(said()).toEqual([])
})
