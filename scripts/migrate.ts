import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { changeFile } from '../src/authoring/edit/changeFile'
import { loadBlocks } from '../src/blocks/schemas'
import { type MigratedFile, migrateFile } from '../src/authoring/edit/migrate/file'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { movedWords, refusedWords } from '../src/site/diagnostics/wording/versions'
import { visibleLine } from '../src/site/text/visible'
import { readOptions } from './lib/arguments'
import { changedLines } from './lib/diff'
import { complain, printProblems, say } from './lib/print'
import { readWhole } from '../src/site/read/include/readWhole'

const { pages, flags } = await readOptions({ takes: ['pages'], flags: ['dry-run'] })
const file = basename(pages)
if (existsSync(pages)) await migratePages(readWhole(pages))
else refuse(commandWords.noFile(pages))

async function migratePages(bytes: Buffer): Promise<void> {
  const result = migrateFile(bytes, file, await loadBlocks())
  if (result.refused) {
    printProblems(result.problems)
    return refuse(refusedWords(result.refused, file))
  }
  if (result.after === result.before) return say(`${visibleLine(pages)}: nothing to migrate.`)
  if (flags.has('dry-run')) say(`${changedLines(result.before, result.after).join('\n')}\n`)
  else changeFile(pages, bytes, Buffer.from(result.bytes), { done: [...result.moved.map(movedWords), `${file}: migrated.`] })
  report(result)
}

function report({ moved, problems }: MigratedFile): void {
  for (const part of moved) say(movedWords(part))
  say(flags.has('dry-run') ? `${visibleLine(pages)}: this would change; nothing was written.` : `${visibleLine(pages)}: migrated.`)
  printProblems(problems)
  if (problems.length > 0) complain(`\n${commandWords.notMigrated(file, problems.length)}`)
}

function refuse(reason: string): void {
  complain(`\n${reason}`)
  process.exitCode = 1
}
