import { expect, test } from 'vitest'
import { compile } from '../../src/site/compile'
import { figure } from '../lib/figure'
import { blocks, mistakes } from '../lib/mistakes'
import '../lib/syntaxMistakes'

/** How many mistakes of each kind are tried, spread over the file. */
const OF_EACH_KIND = Number(process.env.MISTAKES ?? 8)

const compiled = mistakes(OF_EACH_KIND).map((mistake) => {
  const lines = mistake.text.slice(0, mistake.offset).split('\n')
  return { ...mistake, place: `${lines.length}:${(lines.at(-1) ?? '').length + 1}`, problems: compile(new TextEncoder().encode(mistake.text), 'pages.json', blocks).problems }
})
const kinds = [...new Set(compiled.map(({ kind }) => kind))]
type Compiled = (typeof compiled)[number]

const reported = ({ kind, name, place, problems }: Compiled) =>
  `${kind} (${name}), expected ${place}: ${
    problems
      .map(({ code, line, column, message, hint }) => `${code} ${line}:${column} ${message} ${hint.slice(0, 60)}`)
      .slice(0, 3)
      .join(' | ') || 'no problem'
  }`
const share = (missed: readonly unknown[], of: readonly unknown[]) => `${of.length - missed.length} of ${of.length}`

/** At most one in twenty may fall short. */
const RARE = 0.05

test('at least 300 mistakes are tried, of at least 40 kinds', () => {
  expect(compiled.length).toBeGreaterThanOrEqual(300)
  expect(kinds.length).toBeGreaterThanOrEqual(40)
})

test('every mistake is told, at the line and column of what is wrong', ({ task }) => {
  const missed = compiled.filter(({ place, problems }) => !problems.some(({ line, column }) => `${line}:${column}` === place))
  figure({ task }, 'A1', `${share(missed, compiled)} mistakes of ${kinds.length} kinds told at their line and column (goal: all)`)
  expect(missed.map(reported)).toEqual([])
})

test('one mistake is one problem', ({ task }) => {
  const several = compiled.filter(({ problems }) => problems.length !== 1)
  figure({ task }, 'A3', `${share(several, compiled)} mistakes are one problem (goal 95 %)`)
  expect(several.length / compiled.length, several.map(reported).join('\n')).toBeLessThanOrEqual(RARE)
})

test('what was meant is suggested first', ({ task }) => {
  const misspelled = compiled.filter(({ meant }) => meant !== undefined)
  const missed = misspelled.filter(
    ({ meant, problems }) => !problems.some(({ hint }) => hint.startsWith(`Did you mean "${meant}"?`) || hint.startsWith(`Did you mean {${meant}}?`)),
  )
  figure({ task }, 'A2', `${share(missed, misspelled)} misspelled names of pages.json suggested first (goal 95 %)`)
  expect(missed.length / misspelled.length, missed.map(reported).join('\n')).toBeLessThanOrEqual(RARE)
})
