import { expect, test } from 'vitest'
import { tokenWording } from '../../../../src/site/diagnostics/wording/tokens'
import { fileWith, toySettings } from '../../../lib/toy'
import { note, recorded } from './recorded'

const { problemsIn, expectReached } = recorded()

test('an unknown token is marked inside its text, also behind an escape', () => {
  expect(problemsIn(note({ title: 'A "good" age: {facts.aeg}.' }))).toMatchInlineSnapshot(`
    "PS301 pages.json:10:37 <{facts.aeg}>  page "/" › section 1 (note) › title
      Nothing is called {facts.aeg}. Did you mean {facts.age}?"
  `)
})

test('tokens must come to an end', () => {
  const facts = (own: object) => fileWith({ site: { ...toySettings, facts: { ...toySettings.facts, ...own } } })
  expect(problemsIn(facts({ one: '{facts.two}', two: '{facts.one}' }))).toContain('PS320 ')
  expect(problemsIn(facts({ terms: 'x'.repeat(20_000), all: '{facts.terms}'.repeat(21) }))).toContain('PS321 ')
  expect(problemsIn(facts({ start: '{facts', note: '{facts.start}.age}' }))).toContain('PS322 ')
})

test('every mistake of tokens is reached, and none that is in no catalogue', () => {
  expectReached(tokenWording)
})
