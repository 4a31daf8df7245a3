import type { Blocks } from '../../blocks/schemas'
import { compile } from '../../site/compile'
import type { Problem } from '../../site/diagnostics/diagnostic'

/** Returns the problems of `after` that are not in `before`, compared by code and message, wherever they stand. */
export function newProblems(before: Uint8Array, after: Uint8Array, file: string, blocks: Blocks): Problem[] {
  const known = new Map<string, number>()
  for (const { code, message } of compile(before, file, blocks).problems) known.set(code + message, (known.get(code + message) ?? 0) + 1)
  return compile(after, file, blocks).problems.filter(({ code, message }) => {
    const left = known.get(code + message) ?? 0
    known.set(code + message, left - 1)
    return left <= 0
  })
}
