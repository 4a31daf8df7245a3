import { afterEach, expect, test, vi } from 'vitest'
import type { Site } from '../../src/site/schema/site'
import { toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const OTHERS = ['runInChild', 'keptResult', 'compiledEngine'].map((name) => `../../src/build/${name}`)
afterEach(() => {
  for (const other of OTHERS) vi.doUnmock(other)
  vi.resetModules()
})

/** Draws toys: counts how often, and keeps by what is said to be drawn from. */
async function open(drawn: object = { isOfMachine: false }) {
  vi.resetModules()
  const orders: object[] = []
  const kept = new Map<string, object>()
  vi.doMock('../../src/build/runInChild', () => ({
    runInChild: async (_program: string, order: object) => {
      orders.push(order)
      return drawn
    },
  }))
  let code = 'code'
  vi.doMock('../../src/build/compiledEngine', () => ({ fingerprint: () => code }))
  vi.doMock('../../src/build/keptResult', () => ({
    keptResult: async (from: unknown, work: () => Promise<object>, isLasting: (result: object) => boolean) => {
      const key = JSON.stringify(from)
      const result = kept.get(key) ?? (await work())
      if (isLasting(result)) kept.set(key, result)
      return result
    },
  }))
  const { drawnOf } = await import('../../src/build/drawnOf')
  return { drawnOf, orders, kept, changeCode: () => (code = 'other') }
}

const site = siteOf({})
const withSettings = (more: object): Site => ({ ...site, settings: { ...site.settings, ...more } })

test('fonts and pictures are drawn once of the same name, theme, mark and characters', async () => {
  const { drawnOf, orders } = await open()
  await drawnOf(site, '/a')
  await drawnOf(withSettings({ facts: { age: '13' }, description: 'Other' }), '/b')
  expect(orders.length).toBe(1)
  expect(orders[0]).toMatchObject({ settings: { name: 'Toys', logo: toySettings.logo }, characters: expect.stringContaining('abc'), folder: '/a' })
})

test.each<[string, object]>([
  ['another name', { name: 'Kites' }],
  ['another theme', { theme: { ...site.settings.theme, colors: { ...site.settings.theme.colors, accent: '#123456' } } }],
  ['another mark', { logo: { viewBox: '0 0 1 1', path: 'M0 0' } }],
  ['an icon', { icon: 'media/icon.svg' }],
  ['another letter', { footer: { ...site.settings.footer, text: '東' } }],
])('%s is drawn anew', async (_what, more) => {
  const { drawnOf, orders } = await open()
  await drawnOf(site, '/a')
  await drawnOf(withSettings(more), '/a')
  expect(orders.length).toBe(2)
})

test('what is asked for fresh is drawn in any case and not kept, and what only this machine would draw is not kept', async () => {
  const plain = await open()
  await plain.drawnOf(site, '/a', true)
  expect([plain.orders.length, plain.kept.size]).toEqual([1, 0])
  const own = await open({ isOfMachine: true })
  await own.drawnOf(site, '/a')
  await own.drawnOf(site, '/a')
  expect([own.orders.length, own.kept.size]).toEqual([2, 0])
})

test('other code draws them anew', async () => {
  const { drawnOf, orders, changeCode } = await open()
  await drawnOf(site, '/a')
  changeCode()
  await drawnOf(site, '/a')
  expect(orders.length).toBe(2)
})
