import type { Blocks } from '../../blocks/schemas'
import { compile } from '../../site/compile'
import type { Problem } from '../../site/diagnostics/diagnostic'

/** Returns the problems of `after` that are not in `before`, compared by code and message, wherever they stand. */
export function newProblems(before: Uint8Array, after: Uint8Array, file: string, blocks: Blocks): Problem[] {
  return problemsAdded(compile(before, file, blocks).problems, compile(after, file, blocks).problems)
}

/** Those of the later problems that are not among the earlier ones. */
export function problemsAdded(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Map<string, number>()
  for (const { code, message } of before) known.set(code + message, (known.get(code + message) ?? 0) + 1)
  return after.filter(({ code, message }) => {
    const left = known.get(code + message) ?? 0
    known.set(code + message, left - 1)
    return left <= 0
  })
}
