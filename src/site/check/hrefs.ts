import type { Role } from '../../parts/role'
import { parseHtml } from '../../parts/sanitize'
import type { TextRange } from '../text/location'
import { linksInText } from './textLinks'

const IN_HTML = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/dgi

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

/** An address that several links share by its name is one. */
function inMarkdown(value: string): Href[] {
  const found = new Map(linksInText(value).map(({ href, address }) => [address.start, { href, within: address }]))
  return [...found.values()]
}

function hrefOf(match: RegExpExecArray, read: (written: string) => string): Href {
  const group = [1, 2, 3].find((candidate) => match[candidate] !== undefined) ?? 1
  const [start, end] = match.indices?.[group] ?? [0, 0]
  return { href: read(match[group] ?? ''), within: { start, length: end - start } }
}

/** An attribute as a browser reads it: any character may be written by its name or number. */
function decode(attribute: string): string {
  if (!attribute.includes('&')) return attribute
  const [link] = parseHtml(`<a href="${attribute.replaceAll('"', '&quot;')}">`).children
  return link?.type === 'element' ? String(link.properties.href) : attribute
}
