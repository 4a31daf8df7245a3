import { at, atOffset } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { isSchemaRef, schemaRefEdits } from '../../diagnostics/schemaRef'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const noHelp = advice<{ written: string | undefined }>({
  code: 'PS528',
  title: 'An editor that cannot help',
  message: ({ written }) =>
    written === undefined ? 'The first line of the file is missing, by which editors know what may stand where.' : `"${written}" is not where editors find what may stand where.`,
  hint: () => 'Let it be written for you.',
  example: {
    wrong: '{ "$schema": "./pages.json" }',
    right: '{ "$schema": "./schema/pages.schema.json" }',
    words: { written: './pages.json' },
  },
})

/** Without its first line a file is edited without completion, and nothing else tells its author why. */
export const rule: Rule = {
  meaning: 'The file says how editors can help.',
  messages: [noHelp],
  check: ({ source, file, schemaRef }) => {
    const { $schema: written } = file
    if (schemaRef === undefined || isSchemaRef(written, schemaRef)) return []
    const found = message(noHelp, { written })
    // Its head is all that is looked at.
    const { text } = source.around?.([]) ?? source
    return [{ ...(written === undefined ? atOffset(text.indexOf('{'), 1, found) : at(['$schema'], found)), edits: schemaRefEdits(text, Object.keys(file)[0] ?? '', schemaRef) }]
  },
}
