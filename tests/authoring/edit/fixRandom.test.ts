import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTree, type Node } from 'jsonc-parser'
import { fix } from '../../../src/authoring/edit/fix'
import { figure } from '../../lib/figure'
import { fileWith, pageWith, problemsOf, shelf, toyBlocks, toySettings } from '../../lib/toy'
import { SCHEMA, bytesOf, fixed, cases, nodes, ends } from './fixCases'
import { runs } from '../../lib/runs'

/** Damages that can be mended, each made somewhere in the text; what it did is what was cut and what was put in. */
const whole = fileWith({
  $schema: SCHEMA,
  pages: [
    pageWith(
      {
        type: 'note',
        id: 'top',
        text: 'See [toys](/toys/bear) and [up](#top) at {facts.age}.',
        title: 'A note',
        tone: 'plain',
        count: 3,
        icon: 'shield-check',
        links: [{ label: 'Up', href: '/faq' }],
      },
      { type: 'list', collection: 'toys', pick: ['kite'], hidden: false },
    ),
    { ...pageWith({ type: 'rule' }), path: '/faq' },
    shelf().template,
  ],
  collections: shelf('bear', 'kite').collections,
  site: toySettings,
})
const collect = (node: Node): void => {
  nodes.push(node)
  for (const child of node.children ?? []) collect(child)
}
collect(parseTree(whole) as Node)
const texts = nodes.filter(({ type }) => type === 'string')
const breakingChanges = [...whole.matchAll(/\n/g)].map(({ index }) => index)
type Damage = { offset: number; length: number; by: string }
const known: Damage[] = [
  ...ends.map((offset) => ({ offset, length: 0, by: ',' })),
  ...breakingChanges.flatMap((offset) => [
    { offset, length: 0, by: ' // why' },
    { offset: offset + 1, length: 0, by: '/* one\n two */' },
  ]),
  ...texts
    .filter(({ value }) => !/["\\“]/.test(String(value)))
    .flatMap(({ offset, length, value }) => [
      { offset, length, by: `“${value}”` },
      { offset, length, by: `'${value}'` },
    ]),
  ...breakingChanges.filter((offset) => whole.charAt(offset - 1) === ',').map((offset) => ({ offset: offset - 1, length: 1, by: '' })),
  ...[
    ['"count": 3', '"count": "3"'],
    ['"hidden": false', '"hidden": "false"'],
    ['"tone"', '"tonne"'],
    ['"plain"', '"plian"'],
    ['shield-check', 'shield-chek'],
    ['facts.age}', 'facts.agee}'],
    ['"/faq"', '"/faq/"'],
    ['(/toys/bear)', '(/toys/baer)'],
  ].map(([from = '', by = '']) => ({ offset: whole.indexOf(from), length: from.length, by })),
]

test('whatever mixture of such damages a valid file has, it is valid again, and nothing else has changed', { tags: ['random'] }, ({ task }) => {
  const settings = runs(400)
  const mixture = fc.record({
    damages: fc.uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength: 5 }),
    hasMark: fc.boolean(),
    isWindows: fc.boolean(),
    lacksSchema: fc.boolean(),
  })
  fc.assert(
    fc.property(mixture, ({ damages, hasMark, isWindows, lacksSchema }) => {
      const apart = damages
        .toSorted((one, other) => one.offset - other.offset)
        .filter((damage, index, all) => index === 0 || damage.offset > (all[index - 1]?.offset ?? 0) + (all[index - 1]?.length ?? 0) + 1)
      const ends = (text: string) => (isWindows ? text.replaceAll('\n', '\r\n') : text)
      let text = whole
      for (const { offset, length, by } of apart.toReversed()) text = text.slice(0, offset) + by + text.slice(offset + length)
      if (lacksSchema) text = text.replace(/\n {2}"\$schema": [^\n]*/, '').replace(/,\s*\}$/, '\n}')
      const damaged = (hasMark ? '\ufeff' : '') + ends(text)
      const mended = fixed(damaged, SCHEMA)
      expect(problemsOf(mended.text)).toEqual([])
      // The same values, and the same signs and lines in between: what the damage did is taken back, nothing more.
      expect(JSON.parse(mended.text)).toEqual(JSON.parse(whole))
      if (!lacksSchema) expect(mended.text.replaceAll(/[ \t]/g, '')).toBe(ends(whole).replaceAll(/[ \t]/g, ''))
      const again = fix(bytesOf(mended.text), toyBlocks, SCHEMA)
      expect([again.fixed, new TextDecoder().decode(again.bytes)]).toEqual([[], mended.text])
    }),
    settings,
  )
  figure({ task }, 'A5', `${settings.numRuns} damaged files mended to the byte, a second time nothing (goal: all); ${cases.length} kinds of damage`)
})

test('whatever a file is, mending it twice is mending it once, and never makes it worse', { tags: ['random'] }, () => {
  const piece = fc.oneof(fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\n', '“', '//x\n', '/*', '\u00a0', "'", 'x', '\t'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(whole.length), fc.nat(12), piece), { minLength: 1, maxLength: 3 }), (changes) => {
      const text = changes.reduce((now, [at, cut, by]) => now.slice(0, at) + by + now.slice(at + cut), whole)
      const once = fix(bytesOf(text), toyBlocks)
      expect(fix(once.bytes, toyBlocks).fixed).toEqual([])
      expect(fix(once.bytes, toyBlocks).bytes).toBe(once.bytes)
      if (once.fixed.length === 0) expect(new TextDecoder().decode(once.bytes)).toBe(text)
    }),
    runs(300),
  )
})
