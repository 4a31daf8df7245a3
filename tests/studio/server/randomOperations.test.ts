import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { changeFile, undoChange } from '../../../src/authoring/edit/changeFile'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import { desk } from '../../../src/studio/server/desk'
import type { Operation } from '../../../src/studio/types'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-random-'))
const file = join(folder, 'pages.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const note = (title: string, more: object = {}) => ({ type: 'note', text: `What ${title} says.`, title, ...more })
const start = fileWith({
  pages: [pageWith(note('One', { links: [{ label: 'A', href: '/faq' }] }), note('Two', { id: 'two' }), { type: 'rule' }), { ...pageWith(note('Three')), path: '/faq' }],
})
/** As many steps in a row are undone together, so many times over. */
const [ROW, ROWS] = [10, 100]

const page = fc.nat(2)
const section = fc.tuple(page, fc.nat(4)).map(([one, two]) => ['pages', one, 'sections', two])
const value = fc.oneof(fc.string({ maxLength: 12 }), fc.constant(note('New')), fc.constant({ label: 'B', href: '/' }), fc.constant(3), fc.constant([]))
const address = fc.constantFrom('/', '/faq', '/new', '/new/er', '/bad path', '/faq/x')
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    do: fc.constant('set' as const),
    path: fc.tuple(section, fc.constantFrom('title', 'text', 'icon', 'id', 'hidden', 'links', 'odd')).map(([path, name]) => [...path, name]),
    value,
  }),
  fc.record({ do: fc.constant('set' as const), path: section, value }),
  fc.record({ do: fc.constant('insert' as const), path: section, value }),
  fc.record({ do: fc.constant('remove' as const), path: section }),
  fc.record({ do: fc.constant('copy' as const), path: section }),
  fc.record({ do: fc.constant('move' as const), path: section, to: section }),
  fc.record({ do: fc.constantFrom('movePage' as const, 'copyPage' as const), from: address, to: address }),
  fc.record({ do: fc.constant('removePage' as const), from: address, to: fc.option(address, { nil: undefined }) }),
)

/** Makes a change as the Studio does; what would be a mistake is not written. */
function make(wanted: Operation): 'done' | 'refused' {
  const bytes = readFileSync(file)
  const text = bytes.toString()
  const edited = desk.changed({ text, value: JSON.parse(text) }, wanted, toyBlocks)
  if ('refusal' in edited || newProblems(bytes, Buffer.from(edited.text), 'pages.json', toyBlocks).length > 0) return 'refused'
  if (edited.text === text) return 'refused'
  changeFile(file, bytes, Buffer.from(edited.text), { done: edited.done })
  return 'done'
}

/** So many lines at least stand where they stood: those of the beginning and of the end that both have. */
function linesKept(before: string, after: string): number {
  const [one, other] = [before.split('\n'), after.split('\n')]
  const least = Math.min(one.length, other.length)
  let top = 0
  while (top < least && one[top] === other[top]) top++
  let end = 0
  while (end < least - top && one.at(-1 - end) === other.at(-1 - end)) end++
  return top + end
}

test('of a thousand operations at random each leaves a valid file or every byte, and undoing all of them brings back every byte', { tags: ['random'] }, () => {
  let made = 0
  fc.assert(
    fc.property(fc.array(operation, { minLength: ROW, maxLength: ROW }), (operations) => {
      writeFileSync(file, start)
      let steps = 0
      for (const wanted of operations) {
        const before = readFileSync(file, 'utf8')
        const done = make(wanted)
        const after = readFileSync(file, 'utf8')
        if (done === 'refused') expect(after).toBe(before)
        else {
          steps++
          // The settings, which are most of the file, are not written anew by what is done with one section.
          if (wanted.do === 'set' || wanted.do === 'insert' || wanted.do === 'copy') expect(linesKept(before, after)).toBeGreaterThan(before.split('\n').length - 14)
        }
      }
      made += steps
      expect(newProblems(Buffer.from(start), readFileSync(file), 'pages.json', toyBlocks)).toEqual([])
      for (let step = 0; step < steps; step++) undoChange(file)
      expect(readFileSync(file, 'utf8')).toBe(start)
    }),
    { numRuns: ROWS },
  )
  expect(made).toBeGreaterThan(ROWS)
})
