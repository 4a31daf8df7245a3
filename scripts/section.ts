import { basename } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { type Action, ACTIONS, editSections } from '../src/site/editSections'
import { newProblems } from '../src/site/newProblems'
import { Refusal } from '../src/site/sections'
import { NOTHING_WRITTEN } from '../src/site/wording/commands'
import { sectionWords } from '../src/site/wording/sections'
import { suggest } from '../src/site/suggest'
import { readOptions } from './arguments'
import { complain, printProblems, say } from './print'
import { readPages } from './readPages'
import { changeFile, undoChange } from './undo'

const { pages, only } = readOptions({ words: true })
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
  changeFile(pages, changed)
  for (const sentence of done) say(sentence)
}
