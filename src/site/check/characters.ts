import { message } from '../diagnostics/catalogue'
import { type Finding, at, atKey } from '../diagnostics/diagnostic'
import { forbiddenIn, SUSPECT } from '../diagnostics/forbiddenCharacters'
import { NAME_FORM } from '../schema/findings/issueWords'
import type { JsonPath } from '../text/jsonPath'

/** The name of what all objects have in common: where names are free, zod passes over it, and what stands under it is never checked. */
const PROTOTYPE = '__proto__'

/** Most places that are told: nobody reads more. */
const MOST = 1_000

/** What zod does not tell: `characters` that no text may hold and `turns` of direction, the first of each text, and `names` that it passes over where names are free. */
export type Forbidden = { characters: Finding[]; names: Finding[]; turns: Finding[] }

export function findForbidden(value: unknown): Forbidden {
  const found: Forbidden = { characters: [], names: [], turns: [] }
  look(value, [], found)
  return found
}

/** `path` is one list for all, because nearly no text has such a character: a finding gets a copy. */
function look(value: unknown, path: (string | number)[], all: Forbidden): void {
  if (typeof value === 'string') return SUSPECT.test(value) ? inText(value, path.slice(), all, at) : undefined
  if (typeof value !== 'object' || value === null || all.characters.length + all.turns.length >= MOST) return
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
    if (SUSPECT.test(key)) inText(key, path.slice(), all, atKey)
    if (key === PROTOTYPE) all.names.push(atKey(path.slice(), message('badForm', { name: key, meaning: NAME_FORM })))
    look(child, path, all)
    path.pop()
  }
}

function inText(text: string, path: JsonPath, all: Forbidden, place: typeof at | typeof atKey): void {
  for (const { message: why, start } of forbiddenIn(text)) (why.name === 'turnedDirection' ? all.turns : all.characters).push(place(path, why, { start, length: 1 }))
}
