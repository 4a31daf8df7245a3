import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'
import { isBookkeeping, isCalled } from '../diagnostics/otherNames'
import { otherPlace } from '../diagnostics/otherPlaces'
import { writtenPath } from '../text/jsonPath'
import { gatherBy } from './gatherBy'

/** The braces in which a field stands that is one of another program: by its name there, or written for itself; or the name of a block. */
function bracesOf({ message: found, location }: Finding): string | undefined {
  if (!('path' in location)) return undefined
  if (found.name === 'unknownBlock') return found.words.suggestion === undefined ? undefined : writtenPath(location.path.slice(0, -1))
  if (found.name !== 'unknownField') return undefined
  const { name, owner, suggestion } = found.words
  const isForeign = isBookkeeping(name, owner) || otherPlace(name, owner) !== undefined || (suggestion !== undefined && isCalled(name, suggestion))
  return isForeign ? writtenPath(location.path.slice(0, -1)) : undefined
}

/** Tells the fields of another program that stand in the same braces once: they were pasted together. */
export function gatherForeign(findings: readonly Finding[]): Finding[] {
  return gatherBy(findings, bracesOf, withBeside)
}

function withBeside(finding: Finding, others: readonly Finding[]): Finding {
  const { message: found } = finding
  const beside = others.flatMap(({ message: other }) => (other.name === 'unknownField' ? [{ name: other.words.name, suggestion: other.words.suggestion }] : []))
  if (found.name === 'unknownBlock') return { ...finding, message: message('unknownBlock', Object.assign(found.words, { beside })) }
  return found.name === 'unknownField' ? { ...finding, message: message('unknownField', { ...found.words, beside }) } : finding
}
