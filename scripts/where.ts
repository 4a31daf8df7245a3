import { basename } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { whereUsed } from '../src/site/where'
import { wordsOfUses } from '../src/site/wording/where'
import { readOptions } from './arguments'
import { readPages } from './readPages'

const { pages, only } = readOptions()
const name = only.join(' ')
if (name === '') {
  console.error('Say what to look for: npm run where -- /faq · cta · talkToUs · {facts.mca.amount} · "any text"')
  process.exit(2)
}
const blocks = await loadBlocks()
const { text, value } = readPages(pages, blocks)
const { found, suggestion } = whereUsed(name, { text, value }, blocks)
for (const { kind, uses } of found) {
  console.log(wordsOfUses(name, kind, uses.length))
  for (const { line, column, where } of uses) console.log(`  ${basename(pages)}:${line}:${column}  ${where}`)
}
if (found.length === 0) {
  console.error(`Nothing in ${pages} is called "${name}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`)
  process.exitCode = 1
}
