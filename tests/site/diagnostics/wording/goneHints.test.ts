import { expect, test } from 'vitest'
import { fileHint, redirectHint } from '../../../../src/site/diagnostics/wording/goneHints'

test('a file is led into media/, unless one that is there was meant', () => {
  expect(fileHint({ file: 'media/a.pdf' })).toBe('Put the file into the folder media/ beside the content file and write "media/a.pdf".')
  expect([fileHint({ file: 'media/a.pdf', suggestion: 'media/b.pdf' }), fileHint({})]).toEqual(['', ''])
})

test('of several links to a page that is gone the redirect is said, of one alone it is not', () => {
  expect(redirectHint({ name: '/about', links: 2 })).toContain('"redirects": { "/about": "/its-new-address" }')
  expect(redirectHint({ name: '/about' })).toBe('')
})
