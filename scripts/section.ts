import { basename } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { type Action, ACTIONS, editSections } from '../src/authoring/edit/editSections'
import { newProblems } from '../src/authoring/edit/newProblems'
import { Refusal } from '../src/authoring/edit/sections'
import { NOTHING_WRITTEN } from '../src/site/diagnostics/wording/commands'
import { sectionWords } from '../src/site/diagnostics/wording/sections'
import { suggest } from '../src/site/diagnostics/suggest'
import { readOptions } from './lib/arguments'
import { complain, printProblems, say } from './lib/print'
import { readPages } from './lib/readPages'
import { changeFile, undoChange } from './lib/undo'

const { pages, only } = readOptions({ takes: ['pages'], words: true })
const [action = '', ...words] = only
try {
  if (action === 'undo') {
    undoChange(pages)
    say(sectionWords.undone(pages))
  } else if (isAction(action)) await edit(action)
  else {
    if (action !== '') complain(`${sectionWords.noAction(action, suggest(action, [...ACTIONS, 'undo']))}\n`)
    complain(sectionWords.usage)
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  complain(`${error.message} ${NOTHING_WRITTEN}`)
  process.exitCode = 1
}

function isAction(word: string): word is Action {
  return ACTIONS.some((known) => known === word)
}

async function edit(wanted: Action): Promise<void> {
  const blocks = await loadBlocks()
  const { bytes, text } = readPages(pages, blocks)
  const mark = bytes[0] === 0xef ? '\ufeff' : ''
  const { text: after, done } = editSections(text, wanted, words, blocks)
  const changed = Buffer.from(mark + after)
  const problems = newProblems(bytes, changed, basename(pages), blocks)
  if (problems.length > 0) {
    printProblems(problems)
    complain(`\n${sectionWords.newProblems(pages, problems.length)} ${NOTHING_WRITTEN}`)
    process.exitCode = 1
    return
  }
  changeFile(pages, bytes, changed)
  for (const sentence of done) say(sentence)
}
