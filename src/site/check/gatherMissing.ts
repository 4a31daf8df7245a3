import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'
import { isBookkeeping } from '../diagnostics/bookkeeping'
import { otherPlace } from '../diagnostics/otherPlaces'
import { writtenPath } from '../text/jsonPath'
import { gatherBy } from './gatherBy'

/**
 * Tells the fields that are missing in the same braces once, together with those that nothing here is called or is like: who writes half
 * of an entry, or one of another kind, has made one mistake.
 */
export function gatherMissing(findings: readonly Finding[]): Finding[] {
  const lacking = new Set(findings.flatMap((finding) => missingIn(finding) ?? []))
  return gatherBy(missingFirst(findings, lacking), (finding) => missingIn(finding) ?? strangeIn(finding), withBeside)
}

/** The braces in which a field is missing. */
function missingIn({ message: found, location }: Finding): string | undefined {
  return found.name === 'missingField' && 'path' in location ? writtenPath(location.path) : undefined
}

/** The braces in which a field stands of which nobody knows what is meant. */
function strangeIn({ message: found, location }: Finding): string | undefined {
  if (found.name !== 'unknownField' || found.words.suggestion !== undefined || found.words.beside || !('path' in location)) return undefined
  const { name, owner, known } = found.words
  return isBookkeeping(name, owner) || otherPlace(name, owner, known) !== undefined ? undefined : writtenPath(location.path.slice(0, -1))
}

/** What is missing in braces before what is strange in them: the first of one cause tells it. */
function missingFirst(findings: readonly Finding[], lacking: ReadonlySet<string>): Finding[] {
  const isSecond = (finding: Finding) => Number(lacking.has(strangeIn(finding) ?? ''))
  return lacking.size === 0 ? [...findings] : findings.toSorted((one, other) => isSecond(one) - isSecond(other))
}

function withBeside(finding: Finding, others: readonly Finding[]): Finding {
  const { message: found } = finding
  const beside = others.flatMap(({ message: other }) => (other.name === 'missingField' ? [other.words] : []))
  const strange = others.flatMap(({ message: other }) => (other.name === 'unknownField' ? [other.words.name] : []))
  if (found.name === 'unknownField') return { ...finding, message: message('unknownField', { ...found.words, strange }) }
  return found.name === 'missingField' ? { ...finding, message: message('missingField', { ...found.words, beside, strange }) } : finding
}
