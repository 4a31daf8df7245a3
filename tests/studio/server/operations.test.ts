import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { Refusal } from '../../../src/authoring/edit/sections'
import { type JsonPath, valueAt } from '../../../src/site/text/jsonPath'
import { studioWords } from '../../../src/site/diagnostics/wording/studio'
import { applyOperation, request } from '../../../src/studio/server/operations'
import type { Operation } from '../../../src/studio/types'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'
import { runs } from '../../lib/runs'

const blocks = await loadBlocks()
const file = (text: string) => ({ text, value: JSON.parse(text) as unknown })
const changed = (text: string, operation: Operation) => applyOperation(file(text), operation, toyBlocks)
const note = (title: string, more: object = {}) => ({ type: 'note', text: 'Hello', title, ...more })
const text = fileWith({ pages: [pageWith(note('One', { id: 'one', links: [{ label: 'A', href: '/' }] }), note('Two')), { ...pageWith(note('Three')), path: '/faq' }] })
const sections = (after: string) => JSON.parse(after).pages.map((page: { sections: { title: string }[] }) => page.sections.map(({ title }) => title))

test('a field is written, added in the order of the schema, and taken away', () => {
  const title = ['pages', 0, 'sections', 1, 'title']
  expect(changed(text, { do: 'set', path: title, value: 'New' })).toEqual({ text: text.replace('"Two"', '"New"'), done: ['page "/" › section 2 (note) › title changed.'] })
  const icon = changed(text, { do: 'set', path: ['pages', 0, 'sections', 1, 'icon'], value: 'star' }).text
  expect(Object.keys(JSON.parse(icon).pages[0].sections[1])).toEqual(['type', 'text', 'title', 'icon'])
  expect(changed(icon, { do: 'set', path: ['pages', 0, 'sections', 1, 'icon'] }).text).toBe(text)
})

test('the first field of an object that is not there yet comes with the object; where that would stand in nothing, nothing is written', () => {
  const used = fileWith({ shared: { hint: note('Hint') }, pages: [pageWith({ use: 'hint' })] })
  const path = ['pages', 0, 'sections', 0, 'with', 'title']
  expect(JSON.parse(changed(used, { do: 'set', path, value: 'Here' }).text).pages[0].sections[0]).toEqual({ use: 'hint', with: { title: 'Here' } })
  expect(() => changed(used, { do: 'set', path: ['pages', 0, 'sections', 0, 'with', 'deep', 'title'], value: 'Here' })).toThrow(Refusal)
  expect(() => changed(used, { do: 'set', path: ['pages', 0, 'sections', 4, 'title'], value: 'Here' })).toThrow(Refusal)
})

test('an entry is added, copied, moved and taken away', () => {
  const links = ['pages', 0, 'sections', 0, 'links']
  const two = changed(text, { do: 'insert', path: [...links, 1], value: { label: 'B', href: '/faq' } }).text
  const labels = (after: string) => JSON.parse(after).pages[0].sections[0].links.map(({ label }: { label: string }) => label)
  expect(labels(two)).toEqual(['A', 'B'])
  expect(labels(changed(two, { do: 'move', path: [...links, 1], to: [...links, 0] }).text)).toEqual(['B', 'A'])
  expect(labels(changed(two, { do: 'copy', path: [...links, 0] }).text)).toEqual(['A', 'A', 'B'])
  expect(changed(two, { do: 'remove', path: [...links, 1] }).text).toBe(text)
})

test('a section is moved to another page, and a copy has an anchor of its own', () => {
  const moved = changed(text, { do: 'move', path: ['pages', 0, 'sections', 0], to: ['pages', 1, 'sections', 1_000_000] }).text
  expect(sections(moved)).toEqual([['Two'], ['Three', 'One']])
  expect(changed(text, { do: 'moveToPage', path: ['pages', 0, 'sections', 0], page: '/faq' }).text).toBe(moved)
  expect(() => changed(text, { do: 'moveToPage', path: ['pages', 0, 'sections', 0], page: '/gone' })).toThrow(studioWords.noPage('/gone'))
  const copied = changed(text, { do: 'copy', path: ['pages', 0, 'sections', 0] })
  expect(JSON.parse(copied.text).pages[0].sections.map(({ id }: { id?: string }) => id)).toEqual(['one', 'one-2', undefined])
})

test('what is no longer there is refused in words', () => {
  for (const path of [
    ['pages', 9, 'title'],
    ['pages', 0, 'sections', 0, 'title', 'x'],
  ])
    expect(() => changed(text, { do: 'set', path, value: 'x' })).toThrow(Refusal)
  expect(() => changed(text, { do: 'copy', path: ['pages', 0, 'sections', 7] })).toThrow(Refusal)
})

test('only what the panel knows is read', () => {
  const right = { base: 'x', operation: { do: 'remove', path: ['pages', 0] } }
  expect(request.safeParse(right).success).toBe(true)
  const wrong = [{}, { ...right, more: 1 }, { ...right, operation: { do: 'write', path: ['pages'] } }, { ...right, operation: { do: 'remove', path: [] } }, { ...right, base: 1 }]
  expect(wrong.map((body) => request.safeParse(body).success)).toEqual([false, false, false, false, false])
})

/** Every place of a value, with the lists among them. */
function places(value: unknown, path: JsonPath = []): JsonPath[] {
  const inner =
    typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, child]) => places(child, [...path, Array.isArray(value) ? Number(key) : key])) : []
  return [path, ...inner]
}

/** The same change, made in the value. */
function inValue(value: unknown, operation: Operation): unknown {
  const copy = structuredClone(value)
  if (!('path' in operation)) return copy
  const owner = valueAt(copy, operation.path.slice(0, -1)) as Record<string | number, unknown>
  const key = operation.path.at(-1) ?? ''
  const entry = owner[key]
  if (operation.do === 'set') owner[key] = operation.value
  else if (Array.isArray(owner)) owner.splice(Number(key), operation.do === 'remove' || operation.do === 'move' ? 1 : 0, ...(operation.do === 'insert' ? [operation.value] : []))
  else delete owner[key]
  if (operation.do === 'move' && Array.isArray(owner)) owner.splice(Number(operation.to.at(-1)), 0, entry)
  return copy
}

test('of many changes at random each is what was meant and nothing else, whatever the layout, and keeps all other lines', { tags: ['random'] }, () => {
  const original = readFileSync('tests/sites/bakery.json', 'utf8')
  const value = JSON.parse(original)
  const all = places(value).slice(1)
  const layouts = [original, original.replaceAll('\n', '\r\n'), JSON.stringify(value), JSON.stringify(value, null, '\t')]
  const random = fc.record({
    layout: fc.constantFrom(...layouts),
    place: fc.constantFrom(...all),
    what: fc.constantFrom('set', 'insert', 'remove', 'move'),
    to: fc.nat(),
    value: fc.oneof(fc.string(), fc.constant({ label: 'A "B"', href: '/' }), fc.constant([1, [2]]), fc.constant([])),
  })
  fc.assert(
    fc.property(random, ({ layout, place, what, to, value: next }) => {
      const owner = valueAt(value, place.slice(0, -1))
      if (['insert', 'move'].includes(what) && !Array.isArray(owner)) return
      const target = [...place.slice(0, -1), Array.isArray(owner) ? to % owner.length : 0]
      const operation = (
        {
          set: { do: 'set', path: place, value: next },
          insert: { do: 'insert', path: place, value: next },
          remove: { do: 'remove', path: place },
          move: { do: 'move', path: place, to: target },
        } as const
      )[what as 'set'] as Operation
      const after = applyOperation(file(layout), operation, blocks).text
      expect(JSON.parse(after)).toEqual(inValue(value, operation))
      expect(after.includes('\r\n')).toBe(layout.includes('\r\n'))
    }),
    runs(1000),
  )
})

test('a page is copied under a title of its own; all other bytes of the copy are those of the page', () => {
  const plain = changed(text, { do: 'copyPage', from: '/faq', to: '/more' }).text
  const titled = changed(text, { do: 'copyPage', from: '/faq', to: '/more', title: 'More "of" it' })
  const [, , copy] = JSON.parse(titled.text).pages
  expect([copy.path, copy.title]).toEqual(['/more', 'More "of" it'])
  expect(titled.text.replace(JSON.stringify('More "of" it'), JSON.stringify(JSON.parse(plain).pages[2].title))).toBe(plain)
})
