import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { compileFile } from '../src/site/compile'
import { refusals, type Remembered } from '../src/authoring/edit/migrate/remember'
import { problemsGuide } from '../src/authoring/describe/problemsGuide'
import { publishedSchemas } from '../src/authoring/describe/writeSchema'
import { publishedValues } from '../src/authoring/describe/writeCompletions'
import { readAll } from '../src/site/read/include/readAll'
import { readWhole } from '../src/site/read/include/readWhole'
import type { WrittenFile } from '../src/site/schema/schema'
import { type Refusal, refusalWords } from '../src/authoring/edit/migrate/wording'
import { readOptions } from './lib/arguments'
import { complain, printProblems, say } from './lib/print'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'schema')
const { flags } = await readOptions({ takes: [], flags: ['check', 'draft'] })
const isCheck = flags.has('check')
const blocks = await loadBlocks()

const remembered = join(folder, 'versions.json')
const refused = refusals(existsSync(remembered) ? (JSON.parse(readFileSync(remembered, 'utf8')) as Remembered) : {}, blocks)
if (refused.length > 0) {
  refuse(refused)
  process.exit(1)
}
const files: Record<string, string> = { ...(await publishedSchemas(blocks)), 'PROBLEMS.md': problemsGuide(blocks), ...values() }
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(files)) {
  const file = join(folder, name)
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text
  if (isCheck && !isFresh) {
    complain(`schema/${name} is stale. Run: npm run schema`)
    process.exitCode = 1
  } else if (!isCheck) {
    if (!isFresh) writeFileSync(file, text)
    say(`schema/${name}`)
  }
}

/** What the content names. Without a whole content the rest is written all the same: it is needed most while mending. */
function values(): Record<string, string> {
  const content = join(root, 'pages.json')
  const { site, problems, untold } = compileFile(content, blocks)
  // A content file that has become a site has its shape.
  if (site) return { 'values.schema.json': publishedValues(readAll(readWhole(content)).value as WrittenFile, blocks, content) }
  printProblems(problems, untold)
  complain('\nschema/values.schema.json is left as it is until pages.json is mended.')
  return {}
}

/** Says which shapes have changed so that old content would break, and drafts the steps that are missing. */
function refuse(changes: readonly Refusal[]): void {
  complain(changes.map(refusalWords).join('\n\n'))
  const drafts = changes.flatMap(({ file, draft, isNewFile }) => (draft !== undefined && isNewFile && !existsSync(join(root, file)) ? [{ file, draft }] : []))
  if (flags.has('draft'))
    for (const { file, draft } of drafts) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), draft)
      complain(`\n${file} was written. Look through it.`)
    }
  else if (drafts.length > 0) complain('\nnpm run schema -- --draft writes such new files.')
  complain('\nschema/ stays as it was.')
}
