import { z } from 'zod'
import { marked, withRole } from './role'

/** Longest plain text of one field, in characters: a few printed pages. */
export const TEXT_LIMIT = 20_000

// An empty pattern of Braille is a sign like any other to Unicode, and nothing to see.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether there is something to see. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}

/** A string in which there is something to see. */
export function visible(schema: z.ZodString): z.ZodString {
  return schema.refine(isVisible, { params: { code: 'empty-text' } })
}

/** One line or paragraph of plain text. Never read as HTML or Markdown. */
export const text = withRole('text', visible(z.string().max(TEXT_LIMIT)))

/** A text by which something is found, or that is sent: it stays as it is typed. */
export const nameText = marked(text, { names: true })
