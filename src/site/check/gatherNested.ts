import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'

/** Tells fields a level too deep once, where entries keep theirs under the same name: a program has written them all. */
export function gatherNested(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>()
  for (const { message: found } of findings) if (found.name === 'nested') counts.set(found.words.name, (counts.get(found.words.name) ?? 0) + 1)
  const told = new Set<string>()
  return findings.flatMap((finding) => {
    const { message: found } = finding
    if (found.name !== 'nested') return [finding]
    const { name } = found.words
    if (told.has(name)) return []
    told.add(name)
    const others = (counts.get(name) ?? 1) - 1
    return others > 0 ? [{ ...finding, message: message('nested', { ...found.words, others }) }] : [finding]
  })
}
