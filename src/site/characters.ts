import { cause } from './catalogue'
import { type Finding, at, atKey } from './problem'
import type { Path } from './schemaTree'

/** Control characters, halves of a character, and what XML forbids: no feed, sitemap or address can hold them. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/u

/** The first such character of every text and name in the file. */
export function hiddenCharacters(value: unknown): Finding[] {
  const findings: Finding[] = []
  look(value, [], findings)
  return findings
}

/** `path` is one list for all, because nearly no text has such a character: a finding gets a copy. */
function look(value: unknown, path: (string | number)[], findings: Finding[]): void {
  if (typeof value === 'string') return void (FORBIDDEN.test(value) && findings.push(...inText(value, path.slice())))
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [key, child] of Object.entries(value)) {
    path.push(isList ? Number(key) : key)
    const found = isList ? null : FORBIDDEN.exec(key)
    if (found) findings.push(atKey(path.slice(), cause('controlCharacter', { name: nameOf(found[0]) })))
    look(child, path, findings)
    path.pop()
  }
}

function inText(text: string, path: Path): Finding[] {
  const found = FORBIDDEN.exec(text)
  return found ? [at(path, cause('controlCharacter', { name: nameOf(found[0]) }), { start: found.index, length: 1 })] : []
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
