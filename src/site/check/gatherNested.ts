import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'
import { isBookkeeping, isOtherName } from '../diagnostics/otherNames'

/** What is said of fields a level too deep, or of one that has another name in another program: its name, where it can be mended. */
function nameOf({ message: found }: Finding): string | undefined {
  if (found.name === 'nested') return found.words.name
  if (found.name !== 'unknownField') return undefined
  const { name, suggestion, known } = found.words
  return isBookkeeping(name) || (suggestion !== undefined && isOtherName(name, suggestion, known)) ? `${name}\n${suggestion}` : undefined
}

/** Tells what another program has written once, where entries have it under the same name. */
export function gatherNested(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>()
  for (const finding of findings) {
    const name = nameOf(finding)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const told = new Set<string>()
  return findings.flatMap((finding) => {
    const name = nameOf(finding)
    if (name === undefined) return [finding]
    if (told.has(name)) return []
    told.add(name)
    const others = (counts.get(name) ?? 1) - 1
    const { message: found } = finding
    if (others === 0) return [finding]
    if (found.name === 'nested') return [{ ...finding, message: message('nested', { ...found.words, others }) }]
    return found.name === 'unknownField' ? [{ ...finding, message: message('unknownField', { ...found.words, others }) }] : [finding]
  })
}
