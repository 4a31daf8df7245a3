import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { rmSync } from 'node:fs'
import { stateStore } from '../../src/build/stateStore'
import { bodiesIn } from '../../src/site/bodies/bodies'
import { compiledOf } from '../../src/site/compile'
import type { Media } from '../../src/site/media/media'
import { readAll } from '../../src/site/read/include/readAll'
import { createRecompiler } from '../../src/site/recompile/recompiler'
import type { State } from '../../src/site/recompile/afterChanges'
import { bytesDigest, filesOf, withSpans } from '../../src/site/recompile/changedPages'
import { fileWith, toyBlocks } from '../lib/toy'

/** A folder with a content file, a body beside it and room for states, and the compiled state of that file. */
function given() {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [content, kept, body] = [join(folder, 'pages.json'), join(folder, 'kept'), join(folder, 'body.md')]
  writeFileSync(content, fileWith({}))
  writeFileSync(body, 'Words.')
  const bodies = bodiesIn(folder)
  bodies.read('body.md')
  const bytes = readFileSync(content)
  const source = readAll(bytes)
  const { compiled, made } = compiledOf(source, 'pages.json', toyBlocks, {})
  if (!compiled.site || !made) throw new Error('The sample has a mistake.')
  const state = { files: filesOf(bytes), value: source.value, site: compiled.site, made } as State
  const store = (at?: string, media?: Media) => stateStore(content, { at, media, bodies }, kept)
  return { store, state, kept, body, content }
}

test('a state is read as it was written, with where its pages stand', () => {
  const { store, state } = given()
  expect(store().read()).toBeUndefined()
  store().write(state)
  const read = store().read()
  const files = withSpans(state.files).files.map((file) => ({ ...file, digest: bytesDigest(file.bytes) }))
  expect(read).toEqual({ ...state, files: { ...state.files, files } })
  expect(read?.files.files[0]?.spans).toHaveLength(state.value.pages.length)
})

test('of a state only that is read which a change needs, with all advice on it', () => {
  const pages = Array.from({ length: 6 }, (_, index) => ({ path: index === 0 ? '/' : `/${index}`, title: `Page ${index}`, sections: [{ type: 'note', text: 'Words.' }] }))
  const { store, content } = given()
  const compiled = (text: string) => createRecompiler(store())(Buffer.from(text), 'pages.json', toyBlocks, { advice: true, bodies: bodiesIn(join(content, '..')) })
  compiled(fileWith({ pages }))
  const kept = store().read()
  const again = createRecompiler({ read: () => kept, write: () => undefined })
  const found = again(
    Buffer.from(fileWith({ pages: pages.with(3, { ...pages[3], path: '/3', title: 'Page 3', sections: [{ type: 'note', text: 'Lorem ipsum.' }] }) })),
    'pages.json',
    toyBlocks,
    {
      advice: true,
    },
  )
  const isRead = (page: object) => Object.getOwnPropertyDescriptor(page, 'sections')?.get === undefined
  expect(kept?.value.pages.map(isRead)).toEqual([false, false, false, true, false, false])
  expect(kept?.site.pages.map(isRead)).toEqual(Array(6).fill(false))
  expect(['placeholder-text', 'description-missing'].map((name) => found.advice.filter(({ rule }) => rule === name).length)).toEqual([1, 6])
})

test('a state for another time, or with other files in media/, is none', () => {
  const { store, state } = given()
  store().write(state)
  expect(store('2026-01-01').read()).toBeUndefined()
  expect(store(undefined, new Map([['media/a.pdf', { hash: '1', bytes: 1, kind: 'document' as const }]])).read()).toBeUndefined()
})

test('a state is none once the file of a body has changed', () => {
  const { store, state, body } = given()
  store().write(state)
  utimesSync(body, 1, 1)
  expect(store().read()).toBeUndefined()
})

test('a state of which a byte is another one, or that ends too early, is none', () => {
  const { store, state, kept } = given()
  store().write(state)
  const [name = ''] = readdirSync(kept)
  const bytes = readFileSync(join(kept, name))
  for (const torn of [bytes.subarray(0, -1), bytes.subarray(0, 10), Buffer.from(bytes).fill(1, 100, 101)]) {
    writeFileSync(join(kept, name), torn)
    expect(store().read()).toBeUndefined()
  }
})

test('no more than three states are kept, and where none can be kept nothing is said', () => {
  const { store, state, kept } = given()
  for (const day of ['01', '02', '03', '04']) store(`2026-01-${day}`).write(state)
  expect(readdirSync(kept)).toHaveLength(3)
  const { store: other, state: own, kept: blocked } = given()
  writeFileSync(blocked, 'No folder.')
  expect(() => other().write(own)).not.toThrow()
})

test('states of two content files do not take each other’s place', () => {
  const { store, state, kept, content } = given()
  const more = join(content, '..', 'more')
  mkdirSync(more)
  writeFileSync(join(more, 'pages.json'), fileWith({}))
  const other = stateStore(join(more, 'pages.json'), { bodies: bodiesIn(more) }, kept)
  store().write(state)
  expect(other.read()).toBeUndefined()
  other.write(state)
  expect(store().read()).toBeDefined()
})
