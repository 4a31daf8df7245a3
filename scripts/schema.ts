import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { refusals, type Remembered } from '../src/site/migrate/remember'
import { publishedSchemas } from '../src/site/publishSchema'
import { refusalWords } from '../src/site/wording/changes'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'schema')
const isCheck = process.argv.includes('--check')
const blocks = await loadBlocks()
const remembered = join(folder, 'versions.json')
const refused = refusals(existsSync(remembered) ? (JSON.parse(readFileSync(remembered, 'utf8')) as Remembered) : {}, blocks)
if (refused.length > 0) {
  console.error(refused.map(refusalWords).join('\n\n'))
  const drafts = refused.flatMap(({ file, draft, isNewFile }) => (draft !== undefined && isNewFile && !existsSync(join(root, file)) ? [{ file, draft }] : []))
  if (process.argv.includes('--draft')) for (const { file, draft } of drafts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), draft)
    console.error(`\n${file} was written. Look through it.`)
  }
  else if (drafts.length > 0) console.error('\nnpm run schema -- --draft writes such new files.')
  console.error('\nschema/ stays as it was.')
  process.exit(1)
}
for (const [name, text] of Object.entries(await publishedSchemas(blocks))) {
  const file = join(folder, name)
  if (isCheck && (!existsSync(file) || readFileSync(file, 'utf8') !== text)) {
    console.error(`schema/${name} is stale. Run: npm run schema`)
    process.exitCode = 1
  } else if (!isCheck) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
    console.log(`schema/${name}`)
  }
}
