import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Blocks } from '../../src/blocks/schemas'
import { compileFile } from '../../src/site/compile'
import { readAll, type Whole } from '../../src/site/read/include/readAll'
import { readWhole } from '../../src/site/read/include/readWhole'
import { commandWords, NOTHING_WRITTEN } from '../../src/site/diagnostics/wording/commands'
import { complain, printProblems } from './print'

/** The bytes of a content and what it holds. One that cannot be read ends the command with its problems. */
export function readPages(path: string, blocks: Blocks): Whole & { bytes: Buffer } {
  const bytes = existsSync(path) ? readWhole(path) : Buffer.alloc(0)
  const whole = readAll(bytes, basename(path))
  if (whole.findings.length === 0) return { ...whole, bytes }
  const { problems, untold } = compileFile(path, blocks)
  printProblems(problems, untold)
  complain(`\n${commandWords.unreadable(path)} ${NOTHING_WRITTEN}`)
  process.exit(1)
}
