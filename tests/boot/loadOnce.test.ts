import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const FORM = '<html data-build="b1"><input value="a"><input type="checkbox"><textarea>b</textarea>'
const open = async (html = FORM) => ({ ...toyBrowser(html), ...(await import('../../src/boot/loadOnce')) })
const lost = () => Promise.reject(new Error('gone'))

test('what is there is loaded', async () => {
  const { loadOnce, reloads } = await open()
  expect(await loadOnce(Promise.resolve('code'))).toBe('code')
  expect(reloads).toEqual([])
})

test('a file that is gone reloads the page once for each build', async () => {
  const { loadOnce, reloads, document } = await open()
  await expect(loadOnce(lost())).rejects.toThrow('gone')
  await expect(loadOnce(lost())).rejects.toThrow('gone')
  expect(reloads).toEqual(['again'])
  document.documentElement.dataset.build = 'b2'
  await expect(loadOnce(lost())).rejects.toThrow('gone')
  expect(reloads.length).toBe(2)
})

test.each<[string, number, (page: Document) => unknown]>([
  ['something has been typed', 0, (page) => Object.assign(page.querySelector('input') ?? {}, { value: 'typed' })],
  ['a message has been typed', 0, (page) => Object.assign(page.querySelector('textarea') ?? {}, { value: 'typed' })],
  ['a box is ticked', 1, (page) => Object.assign(page.querySelector('[type=checkbox]') ?? {}, { checked: true })],
  ['there is no connection', 0, () => vi.stubGlobal('navigator', { onLine: false })],
  ['there is no storage', 0, () => vi.stubGlobal('sessionStorage', undefined)],
])('when %s the page is reloaded %i times', async (_name, count, change) => {
  const own = await open()
  change(own.document)
  await expect(own.loadOnce(lost())).rejects.toThrow('gone')
  expect(own.reloads.length).toBe(count)
})
