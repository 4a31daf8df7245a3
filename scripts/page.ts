import { basename } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Blocks } from '../src/blocks/schemas'
import { copyPage, linksTo, movePage, removePage, type ValidFile, validFile } from '../src/authoring/edit/editPages'
import type { Edited } from '../src/authoring/edit/editSections'
import { Refusal } from '../src/authoring/edit/sections'
import { bodyFilesOf } from '../src/authoring/edit/bodyFiles'
import { placeInWords } from '../src/site/diagnostics/locate'
import { pageWords } from '../src/site/diagnostics/wording/pageEdits'
import { readOptions } from './lib/arguments'
import { editFile } from './lib/editFile'
import { say } from './lib/print'

const { pages, only } = await readOptions({ takes: ['pages'], words: true })
const [action = '', ...words] = only
const { usage, noAction } = pageWords
await editFile({ pages, action, words, actions: ['move', 'copy', 'remove'], usage, noAction }, ({ text, origins, value, blocks }) =>
  edit(validFile({ text, origins, value, bodies: bodyFilesOf(pages, value) }, blocks), blocks),
)

async function edit(file: ValidFile, blocks: Blocks): Promise<Edited> {
  const [from, to, ...more] = words
  if (more.length > 0) throw new Refusal(pageWords.tooMuch(more))
  if (from === undefined) throw new Refusal(action === 'remove' ? pageWords.whichPage : pageWords.noAddress(action))
  if (action === 'remove') return removePage(file, from, to ?? (await askInstead(file, from, blocks)), blocks)
  if (to === undefined) throw new Refusal(pageWords.noAddress(action))
  return action === 'move' ? movePage(file, from, to, blocks) : copyPage(file, from, to)
}

/** Tells the links to a page, and asks whoever sits there where they should lead; undefined when there is none, or no answer. */
async function askInstead(file: ValidFile, address: string, blocks: Blocks): Promise<string | undefined> {
  const links = linksTo(file, address, blocks)
  if (links.length === 0) return undefined
  say(pageWords.linkedFrom(address, links.length))
  for (const { line, column, path, file: name = basename(pages) } of links) say(`  ${name}:${line}:${column}  ${placeInWords(file.value, path)}`)
  if (!process.stdin.isTTY) return undefined
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(pageWords.ask(address))
  asking.close()
  return answer.trim() || undefined
}
