import { type Message, message } from './catalogue'

/** Control characters, halves of a character, and what can be none: no feed, sitemap or address can hold them, and in a page they are mistakes. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Cs}|\p{Noncharacter_Code_Point}/u

/** Turn the direction of letters against their nature, or of all that follows. */
const TURNS = /[\u202a-\u202e]/
/** Keep the direction of a range to itself, as right and left mixed need it: what opens one, and what closes it. */
const OPENS = /[\u2066-\u2068]/
const CLOSES = '\u2069'

/** A quick look: nearly no text has any of these. */
export const SUSPECT = new RegExp(`${FORBIDDEN.source}|${TURNS.source}|${OPENS.source}|${CLOSES}`, 'u')

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
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
