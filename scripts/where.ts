import { basename } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { whereUsed } from '../src/authoring/edit/where'
import { bodyFilesOf } from '../src/authoring/edit/bodyFiles'
import { frameWord } from '../src/authoring/edit/frameWord'
import { valueAt } from '../src/site/text/jsonPath'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { wordsOfFrame, wordsOfPages, wordsOfUses } from '../src/site/diagnostics/wording/where'
import { mediaPaths } from '../src/site/media/readMedia'
import { readOptions } from './lib/arguments'
import { readPages } from './lib/readPages'
import { complain, say } from './lib/print'

const { pages, only } = await readOptions({ takes: ['pages'], words: true })
const name = only.join(' ')
if (name === '') {
  complain(commandWords.noName)
  process.exit(2)
}
const blocks = await loadBlocks()
const content = readPages(pages, blocks)
const { found, suggestion } = whereUsed(name, { ...content, files: mediaPaths(pages), bodies: bodyFilesOf(pages, content.value) }, blocks)
for (const { kind, uses, pages: shown } of found) {
  say(wordsOfUses(name, kind, uses.length))
  for (const { line, column, where, file = basename(pages) } of uses) say(`  ${file}:${line}:${column}  ${where}`)
  if (shown) say(wordsOfPages(shown))
}
if (found.length === 0) {
  const word = frameWord(name, valueAt(content.value, ['site']))
  if (word === undefined) complain(commandWords.notFound(pages, name, suggestion))
  else say(wordsOfFrame(name, word))
  if (word === undefined) process.exitCode = 1
}
