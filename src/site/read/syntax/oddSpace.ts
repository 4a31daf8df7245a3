import type { Edit } from '../../text/edits'
import { fault, type Line } from './token'

/** Source of a pattern (with "u") for what nobody sees and is no space to JSON: spaces of word processors, marks of direction, joiners, controls. */
export const ODD_SPACE = String.raw`(?:(?![ \t\r\n])[\s\p{Cc}\p{Cf}\p{DI}])`

const ODD_SPACES = new RegExp(String.raw`${ODD_SPACE}(?:[ \t]*${ODD_SPACE})*`, 'uy')
/** A number or word that is whole, before one that is seen by nobody. */
const VALUE = new RegExp(String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?=${ODD_SPACE}+\s*(?:[,}\]]|$))`, 'muy')

const matchAt = (pattern: RegExp, text: string, start: number): string | undefined => {
  pattern.lastIndex = start
  return pattern.exec(text)?.[0]
}

/**
 * Reads what nobody sees, all that follows each other as one mistake, and a number or word right before it.
 *
 * @returns where reading goes on; undefined where neither stands here
 */
export function readOddSpaces(text: string, start: number, line: Line): number | undefined {
  const value = matchAt(VALUE, text, start)
  if (value !== undefined) {
    line.tokens.push({ kind: /^[-\d]/.test(value) ? 'number' : 'word', offset: start, length: value.length })
    return start + value.length
  }
  const found = matchAt(ODD_SPACES, text, start)
  if (found === undefined) return undefined
  const edits = Array.from(
    found.matchAll(new RegExp(ODD_SPACE, 'gu')),
    ({ 0: space, index }): Edit => ({ offset: start + index, length: space.length, by: /\s/.test(space) && space !== '\ufeff' ? ' ' : '' }),
  )
  line.faults.push(fault('oddSpace', start, found.length, edits))
  return start + found.length
}
