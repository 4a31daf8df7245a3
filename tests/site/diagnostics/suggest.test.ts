import type { JsonPath } from '../../../src/site/text/jsonPath'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allIcons } from '../../../src/site/check/icons'
import { keysOf, schemaAt } from '../../../src/site/schema/schemaTree'
import { editDistance, meantOption, near, shortened, suggest } from '../../../src/site/diagnostics/suggest'
import { figure } from '../../lib/figure'
import { blocks, schema, text, value } from '../../lib/mistakes'
import { visitStrings } from '../../../src/site/schema/walk'

/** Every single edit of a word: a character left out, put in, replaced, two in the wrong order, and the other case. */
function* slipsOf(word: string, letters: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    for (const put of letters) yield before + put + word.slice(at)
    if (!letter) continue
    yield before + after
    for (const put of letters) if (put !== letter) yield before + put + after
    if (after) yield before + after.charAt(0) + letter + after.slice(1)
    yield before + (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) + after
  }
  yield word.toUpperCase()
}

const ALL = 'abcdefghijklmnopqrstuvwxyz'
/** For lists of thousands of names, in which asking takes longer. */
const FEW = 'eqz'

/** How often the name that was meant is suggested first. A slip that makes another known name is no mistake that can be seen. */
function hits(names: readonly string[], known: readonly string[], letters: string, step = 1): { right: number; all: number; missed: string[] } {
  const set = new Set(known)
  const missed: string[] = []
  let all = 0
  let turn = 0
  for (const name of names) {
    for (const slip of slipsOf(name, letters)) {
      if (turn++ % step > 0 || set.has(slip) || slip === '') continue
      all++
      const found = suggest(slip, known)
      if (found !== name) missed.push(`${slip} → ${found ?? 'nothing'}, not ${name}`)
    }
  }
  return { right: all - missed.length, all, missed }
}

const types = Object.keys(blocks)
/** The names of fields that stand side by side, and the options of each choice, in the whole of the schema. */
const fieldSets = new Map<string, string[]>()
const optionSets = new Map<string, string[]>()
function collect(node: unknown, path: JsonPath): void {
  const own = schemaAt(schema, value, path)
  if (own && 'options' in own && Array.isArray(own.options) && own.options.every((option) => typeof option === 'string')) optionSets.set(own.options.join(), own.options)
  if (typeof node !== 'object' || node === null) return
  const keys = keysOf(own)
  if (keys.length > 0 && !Array.isArray(node)) fieldSets.set(keys.join(), keys)
  for (const [key, child] of Object.entries(node)) collect(child, [...path, Array.isArray(node) ? Number(key) : key])
}
collect(value, [])

const icons = [...allIcons().keys()]
const paths = text.match(/(?<="path": ")[^"$]*(?=")/g)?.filter((path) => path !== '/') ?? []
const ids: string[] = []
visitStrings(schema, value, (id, role) => role === 'id' && ids.push(id))

const sets: [name: string, measure: () => ReturnType<typeof hits>][] = [
  ['block types', () => hits(types, types, ALL)],
  ['fields', () => sum([...fieldSets.values()].map((names) => hits(names, names, ALL)))],
  ['options', () => sum([...optionSets.values()].map((names) => hits(names, names, ALL)))],
  ['icons', () => hits(icons.filter((_, index) => index % Math.floor(icons.length / 300) === 0).slice(0, 300), icons, FEW, 7)],
  ['paths', () => hits(paths, paths, FEW)],
  ['anchors', () => hits([...new Set(ids)], [...new Set(ids)], FEW)],
]

function sum(parts: readonly ReturnType<typeof hits>[]): ReturnType<typeof hits> {
  return parts.reduce((one, other) => ({ right: one.right + other.right, all: one.all + other.all, missed: [...one.missed, ...other.missed] }), { right: 0, all: 0, missed: [] })
}

for (const [name, measure] of sets)
  test(`a slip in one of the ${name} is answered with what was meant`, ({ task }) => {
    const { right, all, missed } = measure()
    expect(all).toBeGreaterThan(50)
    figure({ task }, 'A2', `${name}: ${right} of ${all} single slips suggested first, ${((100 * right) / all).toFixed(1)} % (goal 95 %)`)
    expect(right / all, missed.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(0.95)
  })

test.each([
  ['/12', ['/', '/faq']],
  ['/1', ['/']],
  ['/a', ['/', '/b']],
  ['xy', ['id', 'as']],
  ['lane', ['name']],
  ['cards', ['as', 'cta']],
  ['toy', ['type']],
  ['moving', ['mid']],
])('"%s" is none of %j: more of it would have to change than stays', (name, known) => {
  expect(suggest(name, known)).toBeUndefined()
})

test.each([
  ['/fqa', ['/', '/faq'], '/faq'],
  ['/aboot', ['/', '/about'], '/about'],
  ['di', ['id', 'as'], 'id'],
  ['ct', ['cta'], 'cta'],
  ['Heroo', ['hero'], 'hero'],
  ['naem', ['name'], 'name'],
  ['Stepss', ['steps'], 'steps'],
  ['stepz', ['atepz', 'steps'], 'steps'],
  ['stepz', ['steps', 'atepz'], 'steps'],
  ['list', ['lis', 'lists'], 'lists'],
  ['list', ['lists', 'lis'], 'lists'],
  ['testimonail-crousel', ['testimonialCarousel'], 'testimonialCarousel'],
])('"%s" of %j is "%s"', (name, known, meant) => {
  expect(suggest(name, known)).toBe(meant)
})

/** Edits that may lie between two names: none that leaves less than half, one in short names, a third in long ones. */
function most(name: string, found: string): number {
  const length = Math.min(name.length, found.length)
  if (Math.max(name.length, found.length) < 2) return 0
  return length < 5 ? 1 : Math.max(2, Math.ceil(length / 3))
}

test('what is farther away than two letters or a third of the name, and in short names than one letter, is never suggested', { tags: ['random'] }, ({ task }) => {
  const lists = [types, ...fieldSets.values(), ...optionSets.values(), paths.concat('/'), ids]
  const plain = (name: string) => name.toLowerCase().replace(/^\//, '')
  let [count, suggested] = [0, 0]
  fc.assert(
    fc.property(fc.nat(), fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ/-.'), minLength: 1, maxLength: 24 }), fc.nat(), (which, noise, cut) => {
      const list = lists[which % lists.length] ?? types
      const name = `${(list[cut % list.length] ?? '').slice(0, cut % 7)}${noise}`
      const found = suggest(name, list)
      count++
      if (found === undefined || found.toLowerCase() === name.toLowerCase()) return true
      suggested++
      const isPath = name.startsWith('/') && found.startsWith('/')
      const [one, other] = isPath ? [plain(name), plain(found)] : [name.toLowerCase(), found.toLowerCase()]
      return editDistance(one, other) <= Math.min(most(one, other), Math.max(2, Math.ceil(name.length / 3)))
    }),
    { seed: 20261121, numRuns: 20_000 },
  )
  expect(suggested).toBeGreaterThan(500)
  figure({ task }, 'A2', `${count} random names, 0 suggestions beyond two letters or a third of the name, and one of a short name (goal 0)`)
})

test('the lists are those of a whole site', () => {
  expect([types.length > 10, fieldSets.size > 20, optionSets.size > 5, paths.length > 20, ids.length > 20]).toEqual([true, true, true, true, true])
})

test('from five letters on a name may have two slips, a shorter one has one, and from seven on a third of it may be slips', () => {
  const meant = (slip: string, name: string) => suggest(slip, [name]) === name
  expect([meant('stezz', 'steps'), meant('stzzz', 'steps')]).toEqual([true, false])
  expect([meant('herz', 'hero'), meant('hezz', 'hero')]).toEqual([true, false])
  expect([meant('galzzz', 'galleryx'), meant('galzzzy', 'gallery'), meant('gazzzzy', 'gallery')]).toEqual([false, true, false])
})

test('a token in which a group was left out is the only one that begins and ends so', () => {
  const known = ['site.name', 'site.contact.phone', 'facts.a.age', 'facts.b.age']
  expect(['site.phone', 'facts.age', 'links.phone', 'facts.a.age'].map((name) => shortened(name, known))).toEqual(['site.contact.phone', undefined, undefined, 'facts.a.age'])
})

test('an option is meant that is near, or that alone stands as a word in what was written', () => {
  const options = ['light', 'dark', 'tint']
  expect(['drak', 'bg-dark', 'DARK', 'dark or light', 'darkness', 'red'].map((name) => meantOption(name, options))).toEqual([
    'dark',
    'dark',
    'dark',
    undefined,
    undefined,
    undefined,
  ])
})

test('what was meant is looked for once, when somebody asks', () => {
  const asked: string[] = []
  const found = near(
    'fqa',
    () => {
      asked.push('known')
      return ['faq', 'home']
    },
    (name, known) => {
      asked.push(name)
      return known[0]
    },
  )
  expect([found.name, asked.length]).toEqual(['fqa', 0])
  expect([found.suggestion, found.suggestion, found.known, asked]).toEqual(['faq', 'faq', ['faq', 'home'], ['known', 'fqa']])
  expect(near('fqa', () => ['faq', 'home']).suggestion).toBe('faq')
})
