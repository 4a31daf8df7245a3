import { afterEach, expect, test, vi } from 'vitest'
import type { CssSources } from '../../src/build/css'

const OTHERS = ['keptResult', 'compiledEngine', 'css'].map((name) => `../../src/build/${name}`)
afterEach(() => {
  for (const other of OTHERS) vi.doUnmock(other)
  vi.resetModules()
})

/** Cuts toys: counts how often, and keeps by what is said to be cut from. */
async function open() {
  vi.resetModules()
  let [code, turns] = ['code', 0]
  const kept = new Map<string, object>()
  vi.doMock('../../src/build/compiledEngine', () => ({ fingerprint: () => code }))
  vi.doMock('../../src/build/css', () => ({ cutCss: () => ({ site: `cut ${++turns}` }) }))
  vi.doMock('../../src/build/keptResult', () => ({
    keptResult: async (from: unknown, work: () => Promise<object>) => {
      const key = JSON.stringify(from)
      kept.set(key, kept.get(key) ?? (await work()))
      return kept.get(key)
    },
  }))
  const { keptCss } = await import('../../src/build/keptCss')
  return { cut: async (more: Partial<CssSources> = {}, fresh?: boolean) => (await keptCss({ ...SOURCES, ...more }, fresh)).site, changeCode: () => (code = 'other') }
}

const SOURCES: CssSources = {
  engine: '.a{}',
  theme: ':root{}',
  used: { classes: new Set(['m_1']), variables: new Set(['--a']) },
  apart: new Map([['tabs', new Set(['m_2'])]]),
  patterns: new Map([['folds', /fold/]]),
  absent: [/dark/],
}

test('sheets are cut once of the same, and anew where that is asked for', async () => {
  const { cut } = await open()
  expect([await cut(), await cut(), await cut({}, true), await cut()]).toEqual(['cut 1', 'cut 1', 'cut 2', 'cut 1'])
})

test.each<[string, Partial<CssSources>]>([
  ['another sheet', { engine: '.b{}' }],
  ['another theme', { theme: ':root{--a:1}' }],
  ['another class in use', { used: { ...SOURCES.used, classes: new Set(['m_3']) } }],
  ['another variable in use', { used: { ...SOURCES.used, variables: new Set(['--b']) } }],
  ['another block apart', { apart: new Map([['chart', new Set(['m_2'])]]) }],
  ['another class that only it loads', { apart: new Map([['tabs', new Set(['m_4'])]]) }],
  ['another pattern', { patterns: new Map([['folds', /folded/]]) }],
  ['another name of one', { patterns: new Map([['other', /fold/]]) }],
  ['other flags of one', { patterns: new Map([['folds', /fold/i]]) }],
  ['something else that no page has', { absent: [/light/] }],
])('%s is cut anew', async (_what, more) => {
  const { cut } = await open()
  expect([await cut(), await cut(more)]).toEqual(['cut 1', 'cut 2'])
})

test('other code cuts anew', async () => {
  const { cut, changeCode } = await open()
  await cut()
  changeCode()
  expect(await cut()).toBe('cut 2')
})
