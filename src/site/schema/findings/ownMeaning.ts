import type { z } from 'zod'

/** What a rule of the block itself asks of a name. */
export function ownMeaning(issues: readonly z.core.$ZodIssue[]): string | undefined {
  const [meaning] = issues.flatMap((issue) => (issue.code === 'custom' && typeof issue.params?.meaning === 'string' ? [issue.params.meaning] : []))
  return meaning
}
