import { betterHref } from '../../diagnostics/betterHref'
import { z } from 'zod'
import { likelyDay } from './likelyDay'
import type { Schema } from '../schemaTree'

/** How the same is written that somebody has written in a form of their own; the first that is right is taken. */
const WAYS: readonly ((written: string) => string | undefined)[] = [
  (written) => written.trim(),
  (written) => betterHref(written, []),
  (written) => /^.*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(written)?.[1],
  (written) => /^mailto:\s*(\S+)$/i.exec(written)?.[1],
  (written) => (/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(written) ? `#${written.toLowerCase()}` : undefined),
  likelyDay,
]

/** Longer than any address, day or colour. */
const LONGEST = 300

/** What was certainly meant by a text that is not in its form; undefined where only its author knows. */
export function likelyForm(own: Schema, written: unknown): string | undefined {
  if (typeof written !== 'string' || written.length > LONGEST) return undefined
  const forms = WAYS.flatMap((way) => way(written) ?? [])
  return forms.find((form) => form !== written && z.safeParse(own, form).success)
}
