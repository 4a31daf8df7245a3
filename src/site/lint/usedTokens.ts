import { tokensIn } from '../../parts/token'
import type { LintContext } from './rule'

const known = new WeakMap<LintContext['file'], Set<string>>()

/** Tokens anywhere in the file, what is hidden included; looked for once. */
export function usedTokens({ file, text }: LintContext): Set<string> {
  const used = known.get(file) ?? new Set(tokensIn(text).map(({ name }) => name))
  known.set(file, used)
  return used
}
