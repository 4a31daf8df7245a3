import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'
import { isBookkeeping } from '../diagnostics/bookkeeping'
import { isCalled } from '../diagnostics/otherNames'
import { otherPlace } from '../diagnostics/otherPlaces'
import { writtenPath } from '../text/jsonPath'
import { gatherBy } from './gatherBy'

/** The braces in which a field stands that is one of another program: by its name there, or written for itself; or the name of a block. */
function bracesOf({ message: found, location }: Finding): string | undefined {
  if (!('path' in location)) return undefined
  if (found.name === 'unknownBlock') return found.words.suggestion === undefined ? undefined : writtenPath(location.path.slice(0, -1))
  if (found.name !== 'unknownField') return undefined
  const { name, owner, suggestion, known } = found.words
  const isSame = suggestion !== undefined && (isCalled(name, suggestion) || suggestion.toLowerCase() === name.toLowerCase())
  const isForeign = isBookkeeping(name, owner) || otherPlace(name, owner, known) !== undefined || isSame
  return isForeign ? writtenPath(location.path.slice(0, -1)) : undefined
}

/** Tells the fields of another program that stand in the same braces once: they were pasted together. */
export function gatherForeign(findings: readonly Finding[]): Finding[] {
  const blocks = new Set(findings.flatMap((finding) => (finding.message.name === 'unknownBlock' ? (bracesOf(finding) ?? []) : [])))
  const pasted = new Set(findings.flatMap((finding) => (finding.message.name === 'unknownField' ? (bracesOf(finding) ?? []) : [])))
  return gatherBy(blockFirst(findings, blocks), (finding) => sectionOf(finding, blocks) ?? bracesOf(finding) ?? besideForeign(finding, pasted), withBeside)
}

/** The braces in which a field stands beside one of another program: where nobody knows what it is, it has come along. */
function besideForeign({ message: found, location }: Finding, pasted: ReadonlySet<string>): string | undefined {
  if (found.name !== 'unknownField' || found.words.suggestion !== undefined || !('path' in location)) return undefined
  const braces = writtenPath(location.path.slice(0, -1))
  return pasted.has(braces) ? braces : undefined
}

/** The block of another program before what is missing around it: that it is another one is why. */
function blockFirst(findings: readonly Finding[], blocks: ReadonlySet<string>): Finding[] {
  if (blocks.size === 0) return [...findings]
  return findings.toSorted((one, other) => Number(other.message.name === 'unknownBlock') - Number(one.message.name === 'unknownBlock'))
}

/** The braces of a block of another program, if what is wrong comes of that: fields that it has and needs there, in its entries, too, those that are called so there. */
function sectionOf(finding: Finding, blocks: ReadonlySet<string>): string | undefined {
  const { message: found, location } = finding
  if (blocks.size === 0 || !('path' in location)) return undefined
  if (found.name === 'nested') return [location.path.slice(0, -1)].map(writtenPath).find((braces) => blocks.has(braces))
  const isCalledSo = bracesOf(finding) !== undefined
  const isOfIt = found.name === 'unknownField' && (isCalledSo || found.words.suggestion === undefined)
  const owner = found.name === 'missingField' ? location.path : isOfIt ? location.path.slice(0, -1) : []
  const around = isCalledSo ? owner.map((_, index) => owner.slice(0, index + 1)) : [owner]
  return around.map(writtenPath).find((braces) => blocks.has(braces))
}

function withBeside(finding: Finding, others: readonly Finding[]): Finding {
  const { message: found } = finding
  const beside = others.flatMap(({ message: other }) => (other.name === 'unknownField' ? [{ name: other.words.name, suggestion: other.words.suggestion }] : []))
  const missing = others.flatMap(({ message: other }) => (other.name === 'missingField' ? [other.words, ...(other.words.beside ?? [])] : []))
  const [nested] = others.flatMap(({ message: other }) => (other.name === 'nested' ? [other.words.name] : []))
  if (found.name === 'unknownBlock') return { ...finding, message: message('unknownBlock', Object.assign(found.words, { beside, missing, nested })) }
  return found.name === 'unknownField' ? { ...finding, message: message('unknownField', { ...found.words, beside }) } : finding
}
