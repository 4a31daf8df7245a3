import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { undoChange } from '../../src/authoring/edit/changeFile'
import { digest } from '../../src/authoring/edit/historyFolder'
import { createContent } from '../../src/dev/server/content'
import { siteWithStandIns } from '../../src/dev/server/standIn'
import { compileFile, compile } from '../../src/site/compile'
import { fileWith, pageWith, shelf, siteWith, toyBlocks } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-content-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let count = 0

/** A content file that is written and judged; `undefined` deletes it. */
function watched(first: string | undefined) {
  const path = join(folder, `${count++}.json`)
  const content = createContent(path)
  const save = (text: string | undefined) => {
    if (text === undefined) rmSync(path, { force: true })
    else writeFileSync(path, text)
    const isNew = content.isNew()
    content.compileWith({ blocks: toyBlocks, compile, compileFile, siteWithStandIns, refreshValues: () => {} })
    return { isNew, types: content.site()?.pages[0]?.sections.map(({ type }) => type), problems: content.problems().length }
  }
  return { first: save(first), save, content }
}
const good = siteWith({ type: 'rule' })
const mistaken = siteWith({ type: 'note', text: '' })
const unknown = siteWith({ type: 'noet' }, { type: 'rule' })

test('the last good state is shown while the file is broken or gone', () => {
  const { first, save, content } = watched(good)
  expect(first).toEqual({ isNew: true, types: ['rule'], problems: 0 })
  expect(save(mistaken)).toEqual({ isNew: true, types: ['rule'], problems: 1 })
  expect(save('{')).toMatchObject({ types: ['rule'] })
  expect(save(undefined)).toEqual({ isNew: true, types: ['rule'], problems: 1 })
  expect(content.isNew()).toBe(false)
  expect(save(siteWith({ type: 'rule' }, { type: 'rule' }))).toEqual({ isNew: true, types: ['rule', 'rule'], problems: 0 })
})

test('what is shown says which bytes it was made from: the last good ones, as long as the file is broken', () => {
  const { save, content } = watched(good)
  expect(content.digest()).toBe(digest(Buffer.from(good)))
  save(mistaken)
  save(undefined)
  expect(content.digest()).toBe(digest(Buffer.from(good)))
  save(unknown)
  expect(content.digest()).toBe(digest(Buffer.from(unknown)))
  expect(watched(undefined).content.digest()).toBe('')
})

test('a section of a block that does not exist is shown as such at once', () => {
  const { save } = watched(good)
  expect(save(unknown)).toEqual({ isNew: true, types: ['?', 'rule'], problems: 1 })
  expect(save(mistaken)).toMatchObject({ types: ['rule'] })
})

test('without a good state whatever can be shown is shown, and that is kept when nothing can', () => {
  const { first, save } = watched(mistaken)
  expect(first).toEqual({ isNew: true, types: ['?'], problems: 1 })
  expect(save('{')).toMatchObject({ types: ['?'] })
  expect(watched(undefined).first).toEqual({ isNew: false, types: undefined, problems: 1 })
})

test('a file is new only when its bytes are others', () => {
  const { save } = watched(good)
  expect(save(good).isNew).toBe(false)
  expect(save(`${good} `).isNew).toBe(true)
})

test('a file with the body of an item is a part of the content', () => {
  const { collections, template } = shelf('bear')
  const bear = (collections as { toys: object[] }).toys[0]
  const { content, save } = watched(fileWith({ collections: { toys: [{ ...bear, content: undefined, body: 'bear.md' }] }, pages: [pageWith(), template] }))
  expect([content.problems().map(({ code }) => code), content.bodies()]).toEqual([['PS453'], [join(folder, 'bear.md')]])
  writeFileSync(join(folder, 'bear.md'), 'Sleeps.')
  expect(content.isNew()).toBe(true)
  expect(save(fileWith({ collections: { toys: [{ ...bear, content: undefined, body: 'bear.md' }] }, pages: [pageWith(), template] })).problems).toBe(0)
  expect(content.isNew()).toBe(false)
})

test('a state without problems is kept once nothing was saved for a while, so that it can be brought back', () => {
  vi.useFakeTimers()
  try {
    const path = join(folder, `${count}.json`)
    const { save } = watched(good)
    const next = siteWith({ type: 'rule' }, { type: 'rule' })
    vi.advanceTimersByTime(6_000)
    for (const text of [siteWith({ type: 'rule' }, { type: 'rule' }, { type: 'rule' }), next]) save(text)
    vi.advanceTimersByTime(6_000)
    for (const text of [mistaken, '{']) {
      save(text)
      vi.advanceTimersByTime(6_000)
    }
    undoChange(path)
    expect(readFileSync(path, 'utf8')).toBe(next)
    undoChange(path)
    expect(readFileSync(path, 'utf8')).toBe(good)
  } finally {
    vi.useRealTimers()
  }
})
