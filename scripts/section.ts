import { basename } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { type Action, ACTIONS, editSections } from '../src/site/editSections'
import { newProblems } from '../src/site/newProblems'
import { Refusal } from '../src/site/sections'
import { readOptions } from './arguments'
import { printProblems } from './print'
import { readPages } from './readPages'
import { changeFile, undoChange } from './undo'

const USAGE = `npm run section -- move /faq 3 1        to place 1 of its page
npm run section -- move /faq#fees /about 2   to place 2 of another page; without a number to its end
npm run section -- copy /faq 3 /about   without a place: right behind itself
npm run section -- hide /faq 3          show, remove: the same
npm run section -- undo                 brings back the file from before the last change`

const { pages, only } = readOptions()
const [action = '', ...words] = only
try {
  if (action === 'undo') {
    undoChange(pages)
    console.log(`${pages} is as it was before.`)
  } else if (isAction(action)) await edit(action)
  else {
    console.error(USAGE)
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`${error.message} Nothing was written.`)
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
    console.error(`\nWith this change ${pages} would have ${problems.length} new ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was written.`)
    process.exitCode = 1
    return
  }
  changeFile(pages, changed)
  for (const sentence of done) console.log(sentence)
}
