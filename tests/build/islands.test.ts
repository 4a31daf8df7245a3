import { expect, test } from 'vitest'
import { entryOf, islandClasses, islandScripts } from '../../src/build/islands'

const chunk = (name: string, more: { code?: string; imports?: string[]; dynamicImports?: string[]; island?: boolean; isEntry?: boolean } = {}) => ({
  name,
  fileName: `assets/${name}.js`,
  isEntry: more.isEntry ?? false,
  facadeModuleId: more.island ? `/toys/src/blocks/${name}/Island.tsx` : `/toys/src/parts/${name}.ts`,
  code: more.code ?? '',
  imports: (more.imports ?? []).map((file) => `assets/${file}.js`),
  dynamicImports: (more.dynamicImports ?? []).map((file) => `assets/${file}.js`),
})

const CHUNKS = [
  chunk('boot', { isEntry: true }),
  chunk('hydrateIsland', { isEntry: true, code: 'm_aaaaa2', imports: ['shared'], dynamicImports: ['tabs'] }),
  chunk('shared', { code: 'm_aaaaa3' }),
  chunk('tabs', { isEntry: true, island: true, code: 'm_bbbbb1', imports: ['shared', 'both'] }),
  chunk('form', { isEntry: true, island: true, code: 'm_ccccc1', imports: ['both'], dynamicImports: ['toast'] }),
  chunk('both', { code: 'm_ddddd1', imports: ['tabs', 'gone'] }),
  chunk('toast', { code: 'm_eeeee1', imports: ['shared'] }),
  chunk('view', { code: 'm_fffff1' }),
]

test('an island is woken by what does that, by its own script, and by all that these load, each once, and nothing that may come later', () => {
  expect(islandScripts(CHUNKS)).toEqual({
    tabs: ['hydrateIsland', 'tabs', 'shared', 'both'].map((name) => `/assets/${name}.js`),
    form: ['hydrateIsland', 'form', 'shared', 'both', 'tabs'].map((name) => `/assets/${name}.js`),
  })
})

test('an island is told with the classes of what it alone loads, also later, and not of what all islands share', () => {
  expect(Array.from(islandClasses(CHUNKS), ([block, classes]) => [block, [...classes].sort()])).toEqual([
    ['tabs', ['m_bbbbb1', 'm_ddddd1']],
    ['form', ['m_bbbbb1', 'm_ccccc1', 'm_ddddd1', 'm_eeeee1']],
  ])
})

test('a program without islands needs nothing that wakes them', () => {
  expect([islandScripts([chunk('boot')]), islandClasses([])]).toEqual([{}, new Map()])
})

test('a script that is asked for and is not there is an error; one that is no beginning does not count', () => {
  expect(entryOf(CHUNKS, 'boot').fileName).toBe('assets/boot.js')
  expect(() => entryOf(CHUNKS, 'shared')).toThrow('The bundle has no script "shared".')
})
