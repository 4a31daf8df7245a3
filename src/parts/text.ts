import { z } from 'zod'
import { withRole } from './role'

/** Longest plain text of one field, in characters: a few printed pages. */
export const TEXT_LIMIT = 20_000

const hasVisibleCharacter = /[^\s\u200b-\u200f\u2060\ufeff\u00ad]/u

/** One line or paragraph of plain text. Never read as HTML or Markdown. */
export const text = withRole(
  'text',
  z
    .string()
    .max(TEXT_LIMIT)
    .refine((value) => hasVisibleCharacter.test(value), { params: { code: 'empty-text' } }),
)
