import { afterEach, expect, test, vi } from 'vitest'
import { printProblems, printRefusal } from '../../scripts/lib/print'
import { compile } from '../../src/site/compile'

afterEach(() => void vi.restoreAllMocks())

test('a line break in the name of a file does not begin a line of what is printed', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const compiled = compile(new Uint8Array(), 'new\npages.json', {})
  printProblems(compiled.problems)
  printRefusal(compiled)
  const lines = printed.mock.calls.join('\n')
  expect(lines).toContain('new␊pages.json:1:1')
  expect(lines).toContain('in new␊pages.json.')
})
