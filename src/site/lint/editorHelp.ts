import { cause } from '../catalogue'
import { isPointer, pointerEdits } from '../pointer'
import { at, atOffset } from '../problem'
import type { Rule } from './lint'

/** Without its first line a file is edited without completion, and nothing else tells its author why. */
export const editorHelp: Rule = ({ text, file: { $schema: written }, pointer }) => {
  if (pointer === undefined || isPointer(written, pointer)) return []
  const found = cause('editorHelp', { written })
  return [{ ...(written === undefined ? atOffset(text.indexOf('{'), 1, found) : at(['$schema'], found)), edits: pointerEdits(text, pointer) }]
}
