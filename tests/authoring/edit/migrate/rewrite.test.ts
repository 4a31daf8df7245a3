import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedLines } from '../../../../scripts/lib/diff'
import { migrate } from '../../../../src/authoring/edit/migrate/migrate'
import { rewrite } from '../../../../src/authoring/edit/migrate/rewrite'
import { figure } from '../../../lib/figure'
import { agedBlocks } from '../../../lib/migrateToys'
import { toyNotFound, toySettings } from '../../../lib/toy'

const settings = { seed: Number(process.env.FUZZ_SEED ?? 20261121), numRuns: 200 }

/** A number that chooses white space, one choice after the other. */
const whims = fc.array(fc.nat(7), { minLength: 1, maxLength: 40 })

/** A value as somebody without habits would write it: any white space, letters with or without escapes. */
function scrawled(value: unknown, choices: readonly number[], turn = { at: 0 }): string {
  const pick = () => choices[turn.at++ % choices.length] ?? 0
  const space = () => ['', '', ' ', '\n', '\n  ', '\t', '  ', '\r\n\t'][pick()] ?? ''
  if (Array.isArray(value)) return value.length === 0 ? `[${space()}]` : `[${value.map((entry) => space() + scrawled(entry, choices, turn) + space()).join(',')}]`
  if (typeof value === 'string') return pick() === 0 ? JSON.stringify(value).replaceAll('e', '\\u0065') : JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, child]) => `${space()}${JSON.stringify(name)}${space()}:${space()}${scrawled(child, choices, turn)}${space()}`)
  return entries.length === 0 ? `{${space()}}` : `{${entries.join(',')}}`
}

const name = fc.oneof(fc.constantFrom('a', 'b', 'c', 'title', '', '0', '1', 'constructor'), fc.string({ maxLength: 4 }))
const leaf = fc.oneof(fc.constantFrom('', 'e', 'the end', 0, 1, 2.5, true, null), fc.string({ maxLength: 6 }), fc.integer())
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value'), { maxLength: 5 }), fc.dictionary(name, tie('value'), { maxKeys: 5, noNullPrototype: true })),
}))

test('a text that is rewritten says what it shall say', () => {
  fc.assert(
    fc.property(anything, anything, whims, (before, after, choices) => {
      expect(JSON.parse(rewrite(scrawled(before, choices), after))).toEqual(JSON.parse(JSON.stringify(after)))
    }),
    settings,
  )
})

test('so does one of which only a part is another', { tags: ['large'] }, () => {
  const step = fc.tuple(fc.nat(), fc.constantFrom('drop', 'put', 'rename'), anything)
  fc.assert(
    fc.property(fc.array(fc.dictionary(name, anything, { noNullPrototype: true }), { maxLength: 6 }), fc.array(step, { maxLength: 4 }), whims, (before, steps, choices) => {
      const after = structuredClone(before)
      for (const [where, what, value] of steps) {
        const owner = after[where % Math.max(1, after.length)]
        const [key] = Object.keys(owner ?? {})
        if (what === 'drop') after.splice(where % Math.max(1, after.length), 1)
        else if (what === 'put') after.splice(where % (after.length + 1), 0, { put: value })
        else if (owner && key !== undefined) {
          owner[`${key}2`] = owner[key]
          Reflect.deleteProperty(owner, key)
        }
      }
      expect(JSON.parse(rewrite(scrawled(before, choices), after))).toEqual(after)
    }),
    settings,
  )
})

test('a text that says it already keeps every character', () => {
  fc.assert(
    fc.property(anything, whims, (value, choices) => {
      const text = scrawled(value, choices)
      return rewrite(text, JSON.parse(text)) === text
    }),
    settings,
  )
})

const entry = fc.record({ q: fc.string(), answer: fc.string(), link: fc.record({ href: fc.string() }) }, { requiredKeys: ['answer'] })
const oldSection = fc.record(
  { titel: fc.string(), color: fc.string(), tone: fc.constantFrom('silent', 'loud'), items: fc.array(entry, { maxLength: 3 }), count: fc.constantFrom('1', 2), extra: anything },
  { requiredKeys: [] },
)

/** What the steps of toyFaq make of a section of version 1, said once more in another way. */
function expected({ titel, color: _color, items, tone, count, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const entries = (items as Record<string, unknown>[] | undefined)?.map(({ q, link, ...others }) => {
    const href = (link as { href?: string } | undefined)?.href
    return { ...others, ...(q !== undefined && { question: q }), ...(href !== undefined && { href }) }
  })
  return {
    ...rest,
    type: 'toyFaq',
    tone: tone === 'loud' ? 'loud' : 'quiet',
    ...(titel !== undefined && { title: titel }),
    ...(entries && { items: entries }),
    ...(count !== undefined && { count: Number(count) }),
  }
}

test('in random files only old sections and the versions change, each as its steps say, and nothing the second time', ({ task }) => {
  let sections = 0
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          oldSection.map((fields) => ({ type: 'toyQuestions', ...fields })),
          anything.map((extra) => ({ type: 'note', extra })),
        ),
        { maxLength: 5 },
      ),
      whims,
      (all, choices) => {
        const file = { pages: [{ path: '/', sections: all }], notFound: toyNotFound, site: toySettings }
        const written = all.map((section) => scrawled(section, choices))
        const text = scrawled({ ...file, pages: '@' }, choices).replace('"@"', () => `[{"sections":\t[${written.join(' ,')}] , "path":"/" }]`)
        const once = migrate(text, agedBlocks).text
        const result = JSON.parse(once)
        expect(result.pages[0].sections).toEqual(all.map((section) => (section.type === 'note' ? section : expected(section))))
        expect({ ...result, pages: [], versions: undefined }).toEqual({ ...file, pages: [], versions: undefined })
        all.forEach((section, index) => section.type === 'note' && expect(once).toContain(written[index]))
        expect(once.endsWith(text.slice(text.indexOf('] , "path":"/" }')))).toBe(true)
        expect(migrate(once, agedBlocks).text).toBe(once)
        sections += all.length
      },
    ),
    settings,
  )
  figure({ task }, 'MIG', `${settings.numRuns} random files, ${sections} sections migrated; bytes changed elsewhere: 0 (goal 0)`)
})

test('a dry run shows each changed line with its number, old and new', () => {
  const old = { type: 'toyQuestions', titel: 'Ask', color: 'red', items: [{ q: 'Why?', answer: 'So.' }], tone: 'loud' }
  const text = JSON.stringify({ $schema: 'x', pages: [{ path: '/', sections: [{ type: 'rule' }, old, { type: 'rule' }] }] }, null, 2)
  expect(changedLines(text, migrate(text, agedBlocks).text).join('\n')).toMatchInlineSnapshot(`
    " 3 +   "versions": {
     4 +     "toyFaq": 4,
     5 +     "toyLine": 2
     6 +   },
    11 -           "type": "toyQuestions",
    12 -           "titel": "Ask",
    13 -           "color": "red",
    15 +           "type": "toyFaq",
    16 +           "title": "Ask",
    16 -               "q": "Why?",
    19 +               "question": "Why?","
  `)
})

test('changed lines are all that differs', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', '}'), { maxLength: 12 })
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const rows = changedLines(before.join('\n'), after.join('\n')).map((row) => /^ *(\d+) ([-+]) (.*)$/.exec(row) ?? [])
      const gone = new Set(rows.flatMap(([, number, sign]) => (sign === '-' ? [Number(number)] : [])))
      const came = new Set(rows.flatMap(([, number, sign]) => (sign === '+' ? [Number(number)] : [])))
      const left = before
        .join('\n')
        .split('\n')
        .filter((_, index) => !gone.has(index + 1))
      expect(left).toEqual(
        after
          .join('\n')
          .split('\n')
          .filter((_, index) => !came.has(index + 1)),
      )
    }),
    settings,
  )
})

/** A list of entries, each in a style of its own, so that one can see which of them a new entry goes on from. */
const LIST = '[\n  { "n": 1 },\n  {"n":2, "m": [ 2 ]},\n  { "n" : 3 ,"m" :4 } ]'
/** Braces of every kind in one text. */
const MIXED = '{ "a": 1,\n  "b": { "c": [ 1,2 ], "d": "x" }, "e": {}, "f" : [] }'

const CASES: [what: string, text: string, next: unknown][] = [
  ['an entry is put first', LIST, [{ n: 0 }, { n: 1 }, { n: 2, m: [2] }, { n: 3, m: 4 }]],
  ['an entry is put between', LIST, [{ n: 1 }, { n: 9 }, { n: 2, m: [2] }, { n: 3, m: 4 }]],
  ['an entry is put last', LIST, [{ n: 1 }, { n: 2, m: [2] }, { n: 3, m: 4 }, { n: 4 }]],
  [
    'the first entry goes',
    LIST,
    [
      { n: 2, m: [2] },
      { n: 3, m: 4 },
    ],
  ],
  ['the last entry goes', LIST, [{ n: 1 }, { n: 2, m: [2] }]],
  [
    'the first goes, and those behind it change: each goes on from the most similar',
    LIST,
    [
      { n: 2, m: [5] },
      { n: 3, m: 6 },
    ],
  ],
  ['one goes, and one that stays behind another that is new', LIST, [{ n: 7 }, { n: 3, m: 4 }]],
  ['one changes between two that stay, and another comes', LIST, [{ n: 1 }, { n: 2, m: [7] }, { n: 3, m: 4 }, { n: 4 }]],
  ['one is the same twice', '[ {"n":1}, { "n": 1 }, 5 ]', [{ n: 1 }, { n: 1 }]],
  ['all go', LIST, []],
  ['one comes where none was', MIXED, { a: 1, b: { c: [1, 2], d: 'x' }, e: { g: 1 }, f: [2, { h: 3 }] }],
  ['a field gets another name', MIXED, { z: 1, b: { c: [1, 2], y: 'x' }, e: {}, f: [] }],
  ['a field comes behind that which it follows', MIXED, { a: 1, b: { c: [1, 2], k: 0, d: 'x' }, l: 0, e: {}, f: [] }],
  ['a value moves out of its braces', MIXED, { a: 1, b: { d: 'x' }, e: {}, f: [], c: [1, 2] }],
  ['braces move into a list', MIXED, { a: 1, e: {}, f: [{ c: [1, 2], d: 'x' }] }],
  ['a field comes beside others with spaces before their colons', '{ "a" : 1, "b": 2 }', { a: 1, b: 2, c: 3 }],
  ['an entry comes into braces without a field', '[ {} ]', [{ a: 1 }]],
  ['a value is of another kind', MIXED, { a: [1], b: 'x', e: {}, f: [] }],
  ['a text of several lines is put into braces', '{\n\t"a": {\n\t\t"b": 1\n\t}\n}', { c: { a: { b: 1 } } }],
]

/** Written anew by `vitest -u`, and read before that is kept. */
test('what stays keeps its text, and what comes is written as its neighbours are', async () => {
  const told = CASES.map(([what, text, next]) => {
    const now = rewrite(text, next)
    expect(JSON.parse(now)).toEqual(next)
    return `# ${what}\n${text}\n→\n${now}\n`
  })
  await expect(told.join('\n')).toMatchFileSnapshot('rewrite.txt')
})
