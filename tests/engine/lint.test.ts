import { expect, test } from 'vitest'
import { lintWording } from '../../src/site/wording/lint'
import { adviceOn, fileWith, pageWith } from './toy'

const reached = new Set<string>()

function adviceIn(content: string): string {
  const advice = adviceOn(content)
  for (const { code } of advice) reached.add(code)
  return advice.map(({ code, line, column, where, what, todo }) => `${code} ${line}:${column}  ${where}\n  ${what} ${todo}`).join('\n')
}

test('a shared section that nobody uses is told', () => {
  const shared = { used: { type: 'rule' }, spare: { type: 'rule' } }
  expect(adviceIn(fileWith({ shared, pages: [pageWith({ use: 'used' })] }))).toMatchInlineSnapshot(`
    "PS501 81:5  shared › spare
      No page uses the shared section "spare". Use it with { "use": "spare" }, or delete it."
  `)
})

test('every piece of advice is reached', () => {
  expect([...reached].sort()).toEqual(Object.values(lintWording).map(({ code }) => code).sort())
})
