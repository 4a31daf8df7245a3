import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'
import { isBookkeeping, isCalled } from '../diagnostics/otherNames'
import { writtenPath } from '../text/jsonPath'

/** The braces in which a field stands that is one of another program: by its name there, or written for itself. */
function bracesOf({ message: found, location }: Finding): string | undefined {
  if (found.name !== 'unknownField' || !('path' in location)) return undefined
  const { name, owner, suggestion } = found.words
  const isForeign = isBookkeeping(name, owner) || (suggestion !== undefined && isCalled(name, suggestion))
  return isForeign ? writtenPath(location.path.slice(0, -1)) : undefined
}

/** Tells the fields of another program that stand in the same braces once: they were pasted together. */
export function gatherForeign(findings: readonly Finding[]): Finding[] {
  const byBraces = new Map<string, Finding[]>()
  for (const finding of findings) {
    const braces = bracesOf(finding)
    if (braces === undefined) continue
    const beside = byBraces.get(braces)
    if (beside) beside.push(finding)
    else byBraces.set(braces, [finding])
  }
  return findings.flatMap((finding) => {
    const [first, ...others] = byBraces.get(bracesOf(finding) ?? '') ?? []
    if (first === undefined || others.length === 0) return [finding]
    return first === finding ? [withBeside(finding, others)] : []
  })
}

function withBeside(finding: Finding, others: readonly Finding[]): Finding {
  const { message: found } = finding
  const beside = others.flatMap(({ message: other }) => (other.name === 'unknownField' ? [{ name: other.words.name, suggestion: other.words.suggestion }] : []))
  return found.name === 'unknownField' ? { ...finding, message: message('unknownField', { ...found.words, beside }) } : finding
}
