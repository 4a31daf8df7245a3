import { basename } from 'node:path'
import { loadBlocks, type Blocks } from '../../src/blocks/schemas'
import { changeFile } from '../../src/authoring/edit/changeFile'
import type { Edited } from '../../src/authoring/edit/editSections'
import { newProblems } from '../../src/authoring/edit/newProblems'
import { Refusal } from '../../src/authoring/edit/sections'
import { suggest } from '../../src/site/diagnostics/suggest'
import { NOTHING_WRITTEN } from '../../src/site/diagnostics/wording/commands'
import { historyWords } from '../../src/site/diagnostics/wording/history'
import { sectionWords } from '../../src/site/diagnostics/wording/sections'
import { withText } from '../../src/site/read/include/withText'
import type { Text } from '../../src/site/text/position'
import { complain, printProblems, say } from './print'
import { readPages } from './readPages'
import { travelWords } from './travelWords'

/** What a command that changes the content file is asked for, and how it answers where that is nothing it knows. */
type Request = {
  pages: string
  action: string
  words: readonly string[]
  actions: readonly string[]
  usage: string
  noAction: (action: string, suggestion: string | undefined) => string
}
type Content = Text & { value: unknown; blocks: Blocks }

/**
 * Changes the content file as it was asked for, or takes a change back; ends with code 1 where the change would leave new
 * mistakes, and with 2 where it cannot be understood. Nothing is written then.
 */
export async function editFile({ pages, action, words, actions, usage, noAction }: Request, edit: (content: Content) => Edited | Promise<Edited>): Promise<void> {
  try {
    if (action === 'undo' || action === 'redo') travel(pages, action, words)
    else if (actions.includes(action)) await change(pages, edit)
    else {
      if (action !== '') complain(`${noAction(action, suggest(action, [...actions, 'undo', 'redo']))}\n`)
      complain(usage)
      process.exitCode = 2
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Behind a command that is to be typed it would be taken for a part of it.
    complain(`${error.message}${/[.!?)]$/.test(error.message) ? ' ' : '\n'}${NOTHING_WRITTEN}`)
    process.exitCode = 1
  }
}

const WORDS = { undo: 'undone', redo: 'redone' } as const

/** Takes changes back, or makes them again, one after the other, as far as they go. */
function travel(pages: string, action: 'undo' | 'redo', [count = '1', ...more]: readonly string[]): void {
  if (!/^[1-9]\d{0,3}$/.test(count) || more.length > 0) throw new Refusal(historyWords.noNumber([count, ...more].join(' ')))
  for (let step = 0; step < Number(count); step++) {
    try {
      say(historyWords[WORDS[action]](travelWords(pages, action)))
    } catch (error) {
      if (step === 0 || !(error instanceof Refusal)) throw error
      complain(error.message)
      process.exitCode = 1
      return
    }
  }
}

async function change(pages: string, edit: (content: Content) => Edited | Promise<Edited>): Promise<void> {
  const blocks = await loadBlocks()
  const { bytes, ...content } = readPages(pages, blocks)
  const { text: after, bodies, done } = await edit({ ...content, blocks })
  const changed = withText(bytes, after)
  const problems = newProblems(bytes, changed, basename(pages), blocks)
  if (problems.length > 0) {
    printProblems(problems)
    complain(`\n${sectionWords.newProblems(pages, problems.length)} ${NOTHING_WRITTEN}`)
    process.exitCode = 1
    return
  }
  // What was done before is not done again: it would be a change of its own, and what was undone could not be made again.
  if (!changed.equals(bytes) || bodies?.length) changeFile(pages, bytes, changed, { done, bodies })
  for (const sentence of done) say(sentence)
}
