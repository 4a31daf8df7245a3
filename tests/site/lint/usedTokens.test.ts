import { expect, test } from 'vitest'
import type { LintContext } from '../../../src/site/lint/rule'
import { usedTokens } from '../../../src/site/lint/usedTokens'

const context = (text: string) => ({ file: {}, text }) as LintContext

test('every token of the file is found, each once, and those of another file are others', () => {
  expect([...usedTokens(context('{"a": "{fact.one} {link.two}", "b": "{fact.one} {site.name}"}'))]).toEqual(['fact.one', 'link.two', 'site.name'])
  expect([...usedTokens(context('"{fact.other}"'))]).toEqual(['fact.other'])
  expect(usedTokens(context('none')).size).toBe(0)
})

test('one file is searched once', () => {
  const file = context('{fact.one}')
  expect(usedTokens(file)).toBe(usedTokens({ ...file, text: 'changed' }))
})
