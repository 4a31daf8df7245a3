import { cause } from './catalogue'
import { type Finding, at, atKey } from './problem'
import { type Path, isObject } from './schemaTree'

/** Control characters, halves of a character, and what XML forbids: no feed, sitemap or address can hold them. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/u

/** The first such character of every text and name in the file. */
export function hiddenCharacters(value: unknown, path: Path = []): Finding[] {
  if (typeof value === 'string') return inText(value, path)
  if (Array.isArray(value)) return value.flatMap((entry, index) => hiddenCharacters(entry, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const own = [...path, key]
    const found = FORBIDDEN.exec(key)
    return [...(found ? [atKey(own, cause('controlCharacter', { name: nameOf(found[0]) }))] : []), ...hiddenCharacters(child, own)]
  })
}

function inText(text: string, path: Path): Finding[] {
  const found = FORBIDDEN.exec(text)
  return found ? [at(path, cause('controlCharacter', { name: nameOf(found[0]) }), { start: found.index, length: 1 })] : []
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
