import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The path of an editor that writes down in a file what it is asked to open. */
export function writeEditor(folder: string, log: string): string {
  const editor = join(folder, 'editor.sh')
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> '${log}'\n`)
  chmodSync(editor, 0o755)
  return editor
}
