import type { Role } from '../parts/role'

const IN_HTML = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const IN_MARKDOWN = /\]\(\s*<?([^)>\s]*(?:\([^)]*\))?[^)>\s]*)>?[^)]*\)/g

/** The addresses a string holds: itself, or those of the links inside rich text and HTML. */
export function hrefsIn(value: string, role: Role | undefined): string[] {
  if (role === 'href') return [value]
  if (role === 'html') return Array.from(value.matchAll(IN_HTML), (match) => decode(match[1] ?? match[2] ?? ''))
  if (role === 'richText') return Array.from(value.matchAll(IN_MARKDOWN), (match) => match[1] ?? '')
  return []
}

function decode(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
