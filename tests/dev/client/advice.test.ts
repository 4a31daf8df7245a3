import { afterEach, expect, test, vi } from 'vitest'
import type { Notice } from '../../../src/dev/server/notice'
import { toyBrowser } from '../../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())
const notice = (what: string): Notice => ({ message: what, where: '', place: `pages.json:${what}`, open: '', frame: '', code: '' })

async function open() {
  const toys = toyBrowser('<p>page</p>')
  const sent: unknown[] = []
  vi.stubGlobal('hot', { send: (event: string) => sent.push(event) })
  const advice = await import('../../../src/dev/client/advice')
  const root = () => toys.document.querySelector('quoin-advice')?.shadowRoot
  const ask = () => root()?.querySelector<HTMLButtonElement>('.ask')?.click()
  return { ...toys, ...advice, sent, root, ask }
}

test('advice is asked for by a button, listed with its places, and goes by its own button or the first', async () => {
  const { startAdvice, showAdvice, sent, root, ask } = await open()
  startAdvice()
  expect([sent, root()?.querySelector('.banner')]).toEqual([[], null])
  ask()
  expect(sent).toEqual(['quoin:advise'])
  showAdvice([notice('1'), notice('2')])
  expect(root()?.querySelector('.count')?.textContent).toBe('2 pieces of advice. None of them stops anything.')
  expect(Array.from(root()?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)).toEqual(['pages.json:1 1', 'pages.json:2 2'])
  root()?.querySelector<HTMLButtonElement>('.close')?.click()
  expect(root()?.querySelector('.banner')).toBeNull()
  showAdvice([])
  expect([root()?.querySelector('.count')?.textContent, root()?.querySelector('ul')]).toEqual(['Nothing could be better, as far as this can be told.', null])
  ask()
  expect([root()?.querySelector('.banner'), sent.length]).toEqual([null, 1])
})

test('a page that stands within another has no such button', async () => {
  const { startAdvice, window, root } = await open()
  vi.stubGlobal('window', { ...window, top: {} })
  startAdvice()
  expect(root()).toBeUndefined()
})
