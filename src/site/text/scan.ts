import { parsedJson } from './parsedJson'

/** What one pass over the characters of a JSON text tells, without building anything. */
export type Scan = {
  /** Offset of the first bracket beyond the depth limit. */
  tooDeepAt: number | undefined
  /** Colons outside strings: the number of keys the author wrote, repeated ones included. */
  colons: number
}

const QUOTE = 34
const BACKSLASH = 92
const COLON = 58
/** Each opening bracket with the one that closes it. */
const CLOSES = new Map([
  [91, 93],
  [123, 125],
])

/** Scans in constant stack, so that a hundred thousand brackets are no danger to the parsers that follow. */
export function scan(text: string, depthLimit: number): Scan {
  const awaited: number[] = []
  let colons = 0
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charCodeAt(offset)
    if (character === QUOTE) offset = endOfString(text, offset)
    else if (character === COLON) colons++
    else if (character === awaited.at(-1)) awaited.pop()
    else {
      const closing = CLOSES.get(character)
      if (closing === undefined) continue
      // Only its own bracket closes one: "[},[}," leads a parser ever deeper.
      if (awaited.push(closing) > depthLimit) return { tooDeepAt: offset, colons }
    }
  }
  return { tooDeepAt: undefined, colons }
}

/** Offset of the closing quote, or of the line's end where it is missing. */
export function endOfString(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset++) {
    const character = text.charCodeAt(offset)
    if (character === BACKSLASH) offset++
    else if (character === QUOTE || character === 10) return offset
  }
  return text.length
}

/** The number of keys a parsed value has in all its objects. */
export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const children = Object.values(value)
  const own = Array.isArray(value) ? 0 : children.length
  return children.reduce<number>((sum, child) => sum + countKeys(child), own)
}

/** Whether a text is JSON in which a name stands twice in an entry. */
export function hasNameTwice(text: string): boolean {
  const value = parsedJson(text)
  return value !== undefined && countKeys(value) < scan(text, Number.POSITIVE_INFINITY).colons
}
