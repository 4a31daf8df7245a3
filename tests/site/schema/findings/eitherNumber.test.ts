import { expect, test } from 'vitest'
import { z } from 'zod'
import { eitherNumberWords } from '../../../../src/site/schema/findings/eitherNumber'
import { fileWith, pageWith, reported, toyBlocks } from '../../../lib/toy'

test('a number whose point can be read in two ways is asked about, and no other value', () => {
  expect(eitherNumberWords('1.200')).toBe('Write 1200 or 1.2 without quotes, whichever number is meant.')
  expect(eitherNumberWords(' -12.050 ')).toBe('Write -12050 or -12.05 without quotes, whichever number is meant.')
  for (const other of ['1.20', '1.2000', '0.200', '1,200', 'many', 1.2, null, undefined, ['1.200']]) expect(eitherNumberWords(other)).toBeUndefined()
})

test('that is what is said where a number belongs', () => {
  const blocks = { ...toyBlocks, sum: { schema: z.strictObject({ value: z.number().describe('How much.') }) } }
  const told = (value: unknown) => reported(fileWith({ pages: [pageWith({ type: 'sum', value })] }), blocks)
  expect(told('1.200')).toContain('Write 1200 or 1.2 without quotes, whichever number is meant.')
  expect(told('many')).toContain('Write a number without quotes.')
})
