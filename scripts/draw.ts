import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readOptions } from './lib/arguments'
import { drawings } from './lib/draw/drawings'
import { digest, type Drawn, drawnFile, programDigest } from './lib/draw/recipe'
import { say } from './lib/print'

const folder = join(import.meta.dirname, '../media')
await readOptions({ takes: [] })
const files: Record<string, string> = {}
for (const [name, draw] of Object.entries(drawings)) {
  const text = draw()
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
  files[name] = digest(text)
  say(`media/${name}`)
}
const drawn: Drawn = { program: programDigest(), files }
writeFileSync(drawnFile, `${JSON.stringify(drawn, undefined, 2)}\n`)
