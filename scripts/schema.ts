import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { publishedSchemas } from '../src/site/publishSchema'

const folder = join(import.meta.dirname, '../schema')
const isCheck = process.argv.includes('--check')
for (const [name, text] of Object.entries(await publishedSchemas(await loadBlocks()))) {
  const file = join(folder, name)
  if (isCheck && readFileSync(file, 'utf8') !== text) {
    console.error(`schema/${name} is stale. Run: npm run schema`)
    process.exitCode = 1
  } else if (!isCheck) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
    console.log(`schema/${name}`)
  }
}
