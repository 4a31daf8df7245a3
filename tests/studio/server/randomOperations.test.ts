import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { changeFile, undoChange } from '../../../src/authoring/edit/changeFile'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import { writtenPath } from '../../../src/site/text/jsonPath'
import { desk } from '../../../src/studio/server/desk'
import { removeMedia, replacePicture } from '../../../src/studio/server/exchange'
import { storePicture } from '../../../src/studio/server/pictures'
import type { Operation } from '../../../src/studio/types'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-random-'))
const file = join(folder, 'pages.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const note = (title: string, more: object = {}) => ({ type: 'note', text: `What ${title} says.`, title, ...more })
const start = fileWith({
  pages: [
    pageWith(note('One', { links: [{ label: 'A', href: '/faq' }] }), note('Two', { id: 'two' }), { type: 'note', text: 'What Four says.', titel: 'Four' }),
    { ...pageWith(note('Three')), path: '/faq' },
  ],
})
/** As many steps in a row are undone together, so many times over. */
const [ROW, ROWS] = [10, 100]

const page = fc.nat(2)
const section = fc.tuple(page, fc.nat(4)).map(([one, two]) => ['pages', one, 'sections', two])
const value = fc.oneof(fc.string({ maxLength: 12 }), fc.constant(note('New')), fc.constant({ label: 'B', href: '/' }), fc.constant(3), fc.constant([]))
const address = fc.constantFrom('/', '/faq', '/new', '/new/er', '/bad path', '/faq/x')
/** What is done otherwise than by an operation of the file: a mistake is mended, files of media/ are exchanged, taken out and brought along. */
type Other = { do: 'mend'; path: (string | number)[] } | { do: 'replace' | 'removeFile' | 'upload'; name: string; size: number }
const operation: fc.Arbitrary<Operation | Other> = fc.oneof(
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
  fc.record({ do: fc.constant('moveToPage' as const), path: section, page: address }),
  fc.record({ do: fc.constant('mend' as const), path: section.map((path) => [...path, 'titel']) }),
  fc.record({
    do: fc.constantFrom('replace' as const, 'removeFile' as const, 'upload' as const),
    name: fc.constantFrom('a.svg', 'b.svg', 'c.svg'),
    size: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constant('removePage' as const), from: address, to: fc.option(address, { nil: undefined }) }),
)

const picture = (size: number) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path d="M0 0h9v9z"/></svg>`)
const [KEPT, SIZE] = [['a.svg', 'b.svg'], 20]
const placeOf = (name: string) => join(folder, 'media', name)
const bytesOf = (name: string) => (existsSync(placeOf(name)) ? readFileSync(placeOf(name), 'utf8') : undefined)
/** The file as it is in the beginning, with two pictures beside it. */
function begin(): void {
  writeFileSync(file, start)
  rmSync(join(folder, 'media'), { recursive: true, force: true })
  mkdirSync(join(folder, 'media'))
  for (const name of KEPT) writeFileSync(placeOf(name), picture(SIZE))
}

/** Makes a change as the Studio does, and says whether it can be undone; what would be a mistake is not written. */
async function make(wanted: Operation | Other): Promise<boolean> {
  if ('size' in wanted) return exchange(wanted)
  const bytes = readFileSync(file)
  const text = bytes.toString()
  const edited = wanted.do === 'mend' ? mended(bytes, wanted.path) : desk.changed({ text, value: JSON.parse(text) }, wanted, toyBlocks)
  if ('refusal' in edited) return false
  const after = 'bytes' in edited ? edited.bytes : Buffer.from(edited.text)
  if (newProblems(bytes, after, 'pages.json', toyBlocks).length > 0 || after.equals(bytes)) return false
  changeFile(file, bytes, after, { done: edited.done })
  return true
}

const mended = (bytes: Buffer, path: (string | number)[]) => desk.mendOne(bytes, toyBlocks, { code: 'PS204', path: writtenPath(path) }) ?? { refusal: '' }

/** What is brought along stays there, whatever is undone: nothing else was changed by it. */
async function exchange({ do: what, name, size }: Extract<Other, { size: number }>): Promise<boolean> {
  const before = bytesOf(name)
  if (what === 'upload') await storePicture(file, name, picture(size))
  else if (what === 'replace') await replacePicture(file, `media/${name}`, name, picture(size))
  else removeMedia(file, `media/${name}`)
  return what !== 'upload' && bytesOf(name) !== before
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

test('of a thousand operations at random, repairs and exchanged files among them, each leaves a valid file or every byte, and undoing all of them brings back every byte', {
  tags: ['random'],
}, async () => {
  const made = new Map<string, number>()
  const anyRow = fc.asyncProperty(fc.array(operation, { minLength: ROW, maxLength: ROW }), async (operations) => {
    begin()
    let steps = 0
    for (const wanted of operations) {
      const before = readFileSync(file, 'utf8')
      const isDone = await make(wanted)
      const after = readFileSync(file, 'utf8')
      if (!isDone || 'size' in wanted) expect(after).toBe(before)
      if (!isDone) continue
      steps++
      made.set(wanted.do, (made.get(wanted.do) ?? 0) + 1)
      // The settings, which are most of the file, are not written anew by what is done with one section.
      if (['set', 'insert', 'copy', 'mend'].includes(wanted.do)) expect(linesKept(before, after)).toBeGreaterThan(before.split('\n').length - 14)
    }
    expect(newProblems(Buffer.from(start), readFileSync(file), 'pages.json', toyBlocks)).toEqual([])
    for (let step = 0; step < steps; step++) undoChange(file)
    expect(readFileSync(file, 'utf8')).toBe(start)
    expect(KEPT.map(bytesOf)).toEqual(KEPT.map(() => picture(SIZE).toString()))
  })
  await fc.assert(anyRow, { numRuns: ROWS })
  const count = (...what: string[]) => what.reduce((sum, name) => sum + (made.get(name) ?? 0), 0)
  expect(count(...made.keys())).toBeGreaterThan(ROWS)
  expect([count('mend') > 0, count('replace') > 0, count('removeFile') > 0]).toEqual([true, true, true])
})
