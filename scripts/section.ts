import { type Action, ACTIONS, editSections } from '../src/authoring/edit/editSections'
import { sectionWords } from '../src/site/diagnostics/wording/sections'
import { readOptions } from './lib/arguments'
import { editFile } from './lib/editFile'

const { pages, only } = await readOptions({ takes: ['pages'], words: true })
const [action = '', ...words] = only
const { usage, noAction } = sectionWords
await editFile({ pages, action, words, actions: ACTIONS, usage, noAction }, ({ text, blocks }) => editSections(text, wanted(action), words, blocks))

function wanted(word: string): Action {
  const found = ACTIONS.find((known) => known === word)
  if (!found) throw new Error(`There is no action ${word}.`)
  return found
}
