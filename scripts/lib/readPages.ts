import { existsSync } from 'node:fs'
import type { Blocks } from '../../src/blocks/schemas'
import { compileFile } from '../../src/site/compile'
import { read } from '../../src/site/read/read'
import { readContent } from '../../src/site/read/readFile'
import { commandWords, NOTHING_WRITTEN } from '../../src/site/diagnostics/wording/commands'
import { complain, printProblems } from './print'

/** The bytes, text and value of a content file. One that cannot be read ends the command with its problems. */
export function readPages(path: string, blocks: Blocks): { bytes: Buffer; text: string; value: unknown } {
  const bytes = existsSync(path) ? readContent(path) : Buffer.alloc(0)
  const { text, value, findings } = read(bytes)
  if (findings.length === 0) return { bytes, text, value }
  const { problems, untold } = compileFile(path, blocks)
  printProblems(problems, untold)
  complain(`\n${commandWords.unreadable(path)} ${NOTHING_WRITTEN}`)
  process.exit(1)
}
