import type { Role } from '../../parts/role'
import type { TextRange } from '../text/location'

const IN_HTML = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/dgi
/** Every part of it can be read in one way only: where several could, a page of "](" took hours. */
const IN_MARKDOWN = /\]\(\s*<?([^()>\s]*(?:\([^()\s]*\)[^()>\s]*)*)/dg

/** An address, and the part of the string that it is; undefined when it is the whole of it. */
export type Href = { href: string; within: TextRange | undefined }

/** The roles of strings in which `hrefsIn` may find something. */
export const HOLDS_LINKS = ['href', 'richText', 'html'] as const

/** The addresses a string holds: itself, or those of the links inside rich text and HTML. */
export function hrefsIn(value: string, role: Role | undefined): Href[] {
  if (role === 'href') return [{ href: value, within: undefined }]
  if (role === 'html') return Array.from(value.matchAll(IN_HTML), (match) => hrefOf(match, decode))
  if (role === 'richText') return inMarkdown(value)
  return []
}

function inMarkdown(value: string): Href[] {
  const last = value.lastIndexOf(')')
  // Without a bracket that closes it, it is no link.
  return last < 0 ? [] : Array.from(value.matchAll(IN_MARKDOWN)).flatMap((match) => (match.index + match[0].length <= last ? [hrefOf(match, (href) => href)] : []))
}

function hrefOf(match: RegExpExecArray, read: (written: string) => string): Href {
  const group = [1, 2, 3].find((candidate) => match[candidate] !== undefined) ?? 1
  const [start, end] = match.indices?.[group] ?? [0, 0]
  return { href: read(match[group] ?? ''), within: { start, length: end - start } }
}

function decode(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
