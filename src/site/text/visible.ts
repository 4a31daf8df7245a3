/** What a terminal obeys or hides instead of showing it: controls, turns of direction, and characters without a width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{Zl}\p{Zp}]/gu

/** Signs of Unicode that stand for the control characters from U+0000 on, and for U+007F. */
const PICTURES = 0x2400
const PICTURE_OF_DELETE = '\u2421'
const DELETE = 0x7f

/** Joins pictures into one, as in that of a family, or chooses how one is drawn. */
const OF_PICTURES = /(?<=\p{ExtPict}\ufe0f?\p{EMod}?)\u200d|[\ufe00-\ufe0f]/gu

/**
 * A text as it can be shown anywhere: each character that would be obeyed or hidden becomes one that is seen, so that columns
 * stay where they are. Line breaks and tabs stay.
 */
export function visible(text: string): string {
  // A look is enough for nearly all texts.
  if (text.search(UNSEEN) < 0) return text
  const joints = new Set(Array.from(text.matchAll(OF_PICTURES), ({ index }) => index))
  return text.replaceAll(UNSEEN, (found, at: number) => (joints.has(at) ? found : signOf(found)))
}

/** Returns what `visible` does, with "␊" for each line break, so that a text of the file cannot begin a line of our own output. */
export function visibleLine(text: string): string {
  return visible(text).replaceAll('\n', String.fromCodePoint(PICTURES + 10))
}

function signOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (character === '\n' || character === '\t') return character
  if (code < 0x20) return String.fromCodePoint(PICTURES + code)
  return code === DELETE ? PICTURE_OF_DELETE : '\ufffd'.repeat(character.length)
}

/** Returns the same JSON with each control, invisible and direction character but line breaks written as a \uXXXX escape. */
export function visibleJson(json: string): string {
  return json.replaceAll(UNSEEN, (found) =>
    found === '\n' ? found : Array.from({ length: found.length }, (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )
}
