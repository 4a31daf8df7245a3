import { endOfString } from './scan'

const [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 44, 91, 93, 123, 125]
/** JSON's white space is the space and three control characters. */
const SPACE = 32

/** Where the value that starts here ends: the offset behind its last character. */
export function afterValue(text: string, start: number): number {
  const first = text.charCodeAt(start)
  if (first === QUOTE) return endOfString(text, start) + 1
  const isOpen = first === OPEN_LIST || first === OPEN_OBJECT
  let depth = 0
  for (let offset = start; offset < text.length; offset++) {
    const character = text.charCodeAt(offset)
    if (character === QUOTE) offset = endOfString(text, offset)
    else if (character === OPEN_LIST || character === OPEN_OBJECT) depth++
    else if (isOpen) {
      if ((character === CLOSE_LIST || character === CLOSE_OBJECT) && --depth === 0) return offset + 1
    } else if (character <= SPACE || character === COMMA || character === CLOSE_LIST || character === CLOSE_OBJECT) return offset
  }
  return text.length
}

/** The offset of the next character that is no white space. */
export function afterSpace(text: string, start: number): number {
  let offset = start
  while (text.charCodeAt(offset) <= SPACE) offset++
  return offset
}

/** The offset of what follows a value in its list or object: the next one, behind its comma, or the closing bracket. */
export function afterComma(text: string, start: number): number {
  const offset = afterSpace(text, start)
  return text.charCodeAt(offset) === COMMA ? afterSpace(text, offset + 1) : offset
}
