import { cause } from './catalogue'
import { NAME_FORM } from './issueWords'
import { type Finding, at, atKey } from './problem'
import type { Path } from './schemaTree'

/** Control characters, halves of a character, and what XML forbids: no feed, sitemap or address can hold them. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/u

/** The name of what all objects have in common: where names are free, zod passes over it, and what stands under it is never judged. */
const PROTOTYPE = '__proto__'

/** Most places that are told: nobody reads more. */
const MOST = 1_000

/** What zod does not tell: `characters` that no text may hold, the first of each, and `names` that it passes over where names are free. */
export type Unseen = { characters: Finding[]; names: Finding[] }

export function unseen(value: unknown): Unseen {
  const found: Unseen = { characters: [], names: [] }
  look(value, [], found)
  return found
}

/** `path` is one list for all, because nearly no text has such a character: a finding gets a copy. */
function look(value: unknown, path: (string | number)[], all: Unseen): void {
  if (typeof value === 'string') return void (FORBIDDEN.test(value) && all.characters.push(inText(value, path.slice())))
  if (typeof value !== 'object' || value === null || all.characters.length >= MOST) return
  if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) {
      path.push(index)
      look(child, path, all)
      path.pop()
    }
    return
  }
  for (const [key, child] of Object.entries(value)) {
    path.push(key)
    const found = FORBIDDEN.exec(key)
    if (found) all.characters.push(atKey(path.slice(), cause('controlCharacter', { name: nameOf(found[0]) })))
    if (key === PROTOTYPE) all.names.push(atKey(path.slice(), cause('badForm', { name: key, meaning: NAME_FORM })))
    look(child, path, all)
    path.pop()
  }
}

function inText(text: string, path: Path): Finding {
  const start = text.search(FORBIDDEN)
  return at(path, cause('controlCharacter', { name: nameOf(text.slice(start)) }), { start, length: 1 })
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
