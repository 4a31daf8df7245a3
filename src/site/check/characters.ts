import { type Message, message } from '../diagnostics/catalogue'
import { NAME_FORM } from '../schema/issueWords'
import { type Finding, at, atKey } from '../diagnostics/diagnostic'
import type { JsonPath } from '../text/jsonPath'

/** Control characters, halves of a character, and what XML forbids: no feed, sitemap or address can hold them. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/u

/** Turn the direction of letters against their nature, or of all that follows. */
const TURNS = /[\u202a-\u202e]/
/** Keep the direction of a range to itself, as right and left mixed need it: what opens one, and what closes it. */
const OPENS = /[\u2066-\u2068]/
const CLOSES = '\u2069'

/** A quick look: nearly no text has any of these. */
const SUSPECT = new RegExp(`${FORBIDDEN.source}|${TURNS.source}|${OPENS.source}|${CLOSES}`, 'u')

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

/** The first character of a text that nothing can hold, and the first that turns letters round. */
export function forbiddenIn(text: string): { message: Message; start: number }[] {
  const control = FORBIDDEN.exec(text)
  const turn = turnIn(text)
  return [
    ...(control ? [{ message: message('controlCharacter', { name: nameOf(control[0]) }), start: control.index }] : []),
    ...(turn === undefined ? [] : [{ message: message('turnedDirection', { name: nameOf(text.charAt(turn)) }), start: turn }]),
  ]
}

/** Where the first character stands that turns what follows: an override, or a range that is opened and never closed. */
function turnIn(text: string): number | undefined {
  const open: number[] = []
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (TURNS.test(character)) return index
    if (OPENS.test(character)) open.push(index)
    else if (character === CLOSES && open.pop() === undefined) return index
  }
  return open[0]
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
