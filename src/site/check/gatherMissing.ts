import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'
import { writtenPath } from '../text/jsonPath'
import { gatherBy } from './gatherBy'

/** Tells the fields that are missing in the same braces once: who writes half of an entry has made one mistake. */
export function gatherMissing(findings: readonly Finding[]): Finding[] {
  return gatherBy(findings, bracesOf, withBeside)
}

/** The braces in which a field is missing. */
function bracesOf({ message: found, location }: Finding): string | undefined {
  return found.name === 'missingField' && 'path' in location ? writtenPath(location.path) : undefined
}

function withBeside(finding: Finding, others: readonly Finding[]): Finding {
  const { message: found } = finding
  const beside = others.flatMap(({ message: other }) => (other.name === 'missingField' ? [other.words] : []))
  return found.name === 'missingField' ? { ...finding, message: message('missingField', { ...found.words, beside }) } : finding
}
