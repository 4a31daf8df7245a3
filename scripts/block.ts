import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { refusals, type Remembered } from '../src/authoring/edit/migrate/remember'
import { publishedSchemas } from '../src/authoring/describe/writeSchema'
import { refusalWords } from '../src/authoring/edit/migrate/wording'
import { commandWords, NOTHING_WRITTEN } from '../src/site/diagnostics/wording/commands'
import { readOptions } from './lib/arguments'
import { blockFiles } from './lib/blockFiles'
import { nameFault } from './lib/blockName'
import { complain, say } from './lib/print'

const BLOCKS = join(import.meta.dirname, '../src/blocks')
const SCHEMA = join(import.meta.dirname, '../schema')

/** Makes the folder of a block and the schema that knows it; when one of them fails, neither stays. */
async function makeBlock(name: string, files: Record<string, string>): Promise<void> {
  const folder = join(BLOCKS, name)
  const before = readdirSync(SCHEMA).map((file) => [join(SCHEMA, file), readFileSync(join(SCHEMA, file), 'utf8')] as const)
  try {
    mkdirSync(folder)
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    const blocks = await loadBlocks()
    // What "npm run schema" refuses must not slip through because a block was added.
    const refused = refusals(JSON.parse(readFileSync(join(SCHEMA, 'versions.json'), 'utf8')) as Remembered, blocks)
    if (refused.length > 0) throw new Error(refused.map(refusalWords).join('\n\n'))
    for (const [file, text] of Object.entries(await publishedSchemas(blocks))) writeFileSync(join(SCHEMA, file), text)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    for (const [file, text] of before) if (existsSync(file)) writeFileSync(file, text)
    throw error
  }
}

/** npm run block <name> [-- --island]: a new block that passes every gate and waits to be made one's own. */
try {
  const { flags, only } = await readOptions({ takes: [], flags: ['island'], words: true })
  const [name, ...others] = only
  if (name === undefined || others.length > 0) throw new Error(commandWords.oneBlock)
  const fault = nameFault(name, readdirSync(BLOCKS))
  if (fault) throw new Error(fault)
  const files = blockFiles(name, flags.has('island') ? 'Island' : 'View')
  await makeBlock(name, files)
  say(`src/blocks/${name}/: ${Object.keys(files).join(', ')}. schema/ knows it. Look at it in "npm run dev", at /_blocks#${name}.`)
} catch (error) {
  complain(`${error instanceof Error ? error.message : error}\n${NOTHING_WRITTEN}`)
  process.exitCode = 1
}
