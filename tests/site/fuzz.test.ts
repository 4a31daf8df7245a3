import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutIntoPages } from '../../scripts/lib/fuzzing'
import { loadBlocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import { changedFiles } from '../lib/changedFiles'
import { figure } from '../lib/figure'
import { fileWith, pageWith, shelf, toyBlocks } from '../lib/toy'

const { collections, template } = shelf('bear', 'kite')
const full = fileWith({
  pages: [
    pageWith(
      {
        type: 'note',
        id: 'top',
        text: 'See [toys](/toys/bear) at {facts.age}.',
        title: 'A note',
        tone: 'plain',
        count: 3,
        icon: 'coin',
        links: [{ label: 'Up', href: '#top' }],
        body: '<p>x</p>',
      },
      { type: 'list', collection: 'toys', pick: ['kite'] },
      { use: 'line' },
    ),
    template,
  ],
  shared: { line: { type: 'rule' } },
  collections,
})

/** The same mistakes are made in every run; `FUZZ_SEED=…` makes others. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
console.log(`fuzz: seed ${seed}`)
const settings = { seed, numRuns: 400 }

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', '{site.nmae}', '{facts.age}', '/nowhere', '#nowhere', 'constructor', '__proto__', 'toString', 'note', '//evil', '\ud800', '\u0000', null, -1, 1e300, [], {}, [
    [],
  ]),
)
const oddKey = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'type', 'use', 'id', 'pages', 'each', 'hidden', 'sections', '', 'length'), fc.string())

type Step = { where: number; what: 'replace' | 'remove' | 'add' | 'double'; key: string; by: unknown }
const step: fc.Arbitrary<Step> = fc.record({ where: fc.nat(), what: fc.constantFrom('replace', 'remove', 'add', 'double'), key: oddKey, by: odd })

type Slot = { owner: unknown[] | Record<string, unknown>; key: string }

/** Every place in a value that holds another value. */
function slotsOf(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  // Read from JSON, an object that is no list has names only.
  const owner = value as Slot['owner']
  return Object.entries(value).flatMap(([key, child]) => [{ owner, key }, ...slotsOf(child)])
}

function put(owner: Slot['owner'], key: string, value: unknown): void {
  // Plain assignment would take "__proto__" for the prototype.
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true })
}

function apply(file: unknown, { where, what, key, by }: Step): void {
  const slots = slotsOf(file)
  const slot = slots[where % Math.max(1, slots.length)]
  if (!slot) return
  const { owner } = slot
  if (what === 'replace') put(owner, slot.key, by)
  else if (what === 'add') Array.isArray(owner) ? owner.push(by) : put(owner, key, by)
  else if (what === 'double' && Array.isArray(owner)) owner.push(structuredClone(owner[Number(slot.key)]))
  else if (Array.isArray(owner)) owner.splice(Number(slot.key), 1)
  else Reflect.deleteProperty(owner, slot.key)
}

function isAnswer(bytes: Uint8Array): boolean {
  const { site, problems } = compile(bytes, 'pages.json', toyBlocks, { advice: true, publish: true })
  if (site) return problems.length === 0
  return (
    problems.length > 0 &&
    problems.every(
      ({ line, column, length, message, hint }) =>
        line >= 1 && column >= 1 && length >= 0 && message !== '' && hint !== '' && !/undefined|zod|\[object/i.test(`${message}${hint}`.replaceAll(/"[^"]*"/g, '')),
    )
  )
}

test('the file that is hurt is valid', () => {
  expect(compile(new TextEncoder().encode(full), 'pages.json', toyBlocks).problems).toEqual([])
})

test('whatever happens to its parts, a file is a site or has problems with a place', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
      const file: unknown = JSON.parse(full)
      for (const each of steps) apply(file, each)
      return isAnswer(new TextEncoder().encode(JSON.stringify(file)))
    }),
    settings,
  )
})

test('whatever happens to its characters, too', () => {
  const piece = fc.oneof(fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\n', '“', '//', '/*', '<<<<<<< HEAD\n', '\u0000', '\ufeff'), fc.string())
  fc.assert(
    fc.property(fc.nat(full.length), fc.nat(60), piece, (at, cut, by) => isAnswer(new TextEncoder().encode(full.slice(0, at) + by + full.slice(at + cut)))),
    settings,
  )
})

test('whatever the bytes are, too', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), isAnswer), settings)
})

/** Files made of a site of toys, which are small, and of one with nearly all blocks: together as many as a change is tried with. */
const RUNS = { toys: 18_500, bakery: 1_500 }
/** Of the files that pass, one in so many is drawn. */
const DRAWN = 12

test('whatever happens to a site, it can be drawn or has problems with a place', { timeout: 240_000 }, async ({ task }) => {
  const bakery = cutIntoPages(readFileSync('tests/sites/bakery.json', 'utf8'))
  const ofToys = await changedFiles([full], toyBlocks, { seed, count: RUNS.toys, drawn: 0 })
  const ofBakery = await changedFiles(bakery, await loadBlocks(), { seed, count: RUNS.bakery, drawn: DRAWN })
  expect([...ofToys.faults, ...ofBakery.faults]).toEqual([])
  expect(ofBakery.drawn).toBeGreaterThan(RUNS.bakery / 200)
  figure(
    { task },
    'B8',
    `${(RUNS.toys + RUNS.bakery).toLocaleString('en')} changed files (seed ${seed}): 0 errors, ${(ofToys.passed + ofBakery.passed).toLocaleString('en')} still sites, ${ofBakery.drawn} of these drawn (goal 20,000 and 0)`,
  )
})

test('nothing has reached the prototype of all objects', ({ task }) => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  const bytes = new TextEncoder().encode(fileWith({ site: JSON.parse('{"name":"Toys","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') }))
  expect(compile(bytes, 'pages.json', toyBlocks).problems.map(({ code }) => code)).toContain('PS204')
  expect(() => Object.assign(Object.getPrototypeOf({}), { polluted: 1 })).toThrow(/not extensible/)
  figure({ task }, 'B10', 'Object.prototype is sealed in all tests of the engine and the same at their end; {}.polluted is undefined')
})
