import { expect, test } from 'vitest'
import { jsonForScript } from '../../src/page/assets'

test('JSON for a script element has nothing in it that could end the element, and says the same', () => {
  const value = { '</script>': '<!-- <script> \u2028 \u2029 & > "' }
  const json = jsonForScript(value)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
  expect(jsonForScript(['<', '<'])).toBe('["\\u003c","\\u003c"]')
})
