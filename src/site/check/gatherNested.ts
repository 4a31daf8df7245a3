import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'
import { isBookkeeping } from '../diagnostics/bookkeeping'
import { isOtherName } from '../diagnostics/otherNames'
import { writtenPath } from '../text/jsonPath'
import { gatherBy } from './gatherBy'

/** What findings of one cause share: fields in a field of one name, a name of something that there is not, another name for a field, texts in braces, entries of another kind. */
function causeOf({ message: found, location }: Finding): string | undefined {
  if (found.name === 'nested') return found.words.name
  // A list that was renamed, or taken away, is one mistake, however often it is used.
  if (found.name === 'unknownCollection' || found.name === 'unknownShared') return `${found.name}\n${found.words.name}`
  // So is a fact that was renamed, and an anchor.
  if (found.name === 'unknownToken' || found.name === 'unknownFont') return `${found.name}\n${found.words.name}`
  if (found.name === 'deadAnchor') return `${found.name}\n${found.words.page}#${found.words.name}`
  if (found.name === 'unknownField') {
    const { name, suggestion, known, owner } = found.words
    // A field that no entry of a list has is one mistake, in however many of them it stands.
    if ('path' in location && suggestion === undefined && typeof location.path.at(-2) === 'number' && location.path.at(-3) !== 'sections')
      return `${writtenPath(location.path.slice(0, -2))}\n${name}`
    return isBookkeeping(name, owner) || (suggestion !== undefined && isOtherName(name, suggestion, known)) ? `${name}\n${suggestion}` : undefined
  }
  if (found.name !== 'wrongKind' || !('path' in location)) return undefined
  const { expected, found: kind, remedy } = found.words
  const isText = remedy?.do === 'write' && remedy.sample.startsWith('"')
  if (isText) return `${expected}\n${kind}`
  // What stands there is another text or number each time; that it is one is the same.
  return typeof location.path.at(-1) === 'number' ? `${writtenPath(location.path.slice(0, -1))}\n${expected}\n${kind.replace(/["\d].*/s, '')}` : undefined
}

/** Tells what has one cause once, with the number of other places. */
export function gatherNested(findings: readonly Finding[]): Finding[] {
  return gatherBy(findings, causeOf, (first, others) => withOthers(first, others.length))
}

function withOthers(finding: Finding, others: number): Finding {
  const { message: found } = finding
  if (found.name === 'nested') return { ...finding, message: message('nested', { ...found.words, others }) }
  if (found.name === 'unknownField') return { ...finding, message: message('unknownField', { ...found.words, others }) }
  if (found.name === 'unknownToken') return { ...finding, message: message('unknownToken', Object.assign(found.words, { others })) }
  if (found.name === 'unknownFont') return { ...finding, message: message('unknownFont', { ...found.words, others }) }
  if (found.name === 'deadAnchor') return { ...finding, message: message('deadAnchor', Object.assign(found.words, { others })) }
  if (found.name === 'unknownCollection' || found.name === 'unknownShared') return { ...finding, message: message(found.name, Object.assign(found.words, { others })) }
  return found.name === 'wrongKind' ? { ...finding, message: message('wrongKind', { ...found.words, others }) } : finding
}
