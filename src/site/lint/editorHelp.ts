import { message } from '../diagnostics/catalogue'
import { isPointer, pointerEdits } from '../diagnostics/schemaRef'
import { at, atOffset } from '../diagnostics/diagnostic'
import type { Rule } from './lint'

/** Without its first line a file is edited without completion, and nothing else tells its author why. */
export const editorHelp: Rule = ({ text, file, pointer }) => {
  const { $schema: written } = file
  if (pointer === undefined || isPointer(written, pointer)) return []
  const found = message('editorHelp', { written })
  return [{ ...(written === undefined ? atOffset(text.indexOf('{'), 1, found) : at(['$schema'], found)), edits: pointerEdits(text, Object.keys(file)[0] ?? '', pointer) }]
}
