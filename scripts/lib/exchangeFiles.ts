import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { changeFile } from '../../src/authoring/edit/changeFile'
import { replacementsOf } from '../../src/authoring/edit/contentFiles'
import { Refusal } from '../../src/authoring/edit/sections'
import { fileReason } from '../../src/site/diagnostics/wording/files'
import { splitWords } from '../../src/site/diagnostics/wording/splitting'
import { unbundle } from '../../src/site/read/include/bundle'
import { readWhole } from '../../src/site/read/include/readWhole'
import { readOptions } from './arguments'
import { complain, say } from './print'
import { removeEmpty } from './removeEmpty'

/** Puts a content into other files, as a change that can be undone, and tells it; ends with code 1 where that cannot be. */
export async function exchangeFiles(exchange: (bytes: Buffer) => Buffer, told: (file: string, count: number) => string): Promise<void> {
  const { pages } = await readOptions({ takes: ['pages'] })
  try {
    const before = readWhole(pages)
    const after = exchange(before)
    const replacements = replacementsOf(pages, before, after)
    const taken = replacements.find((file) => file.before === undefined && existsSync(file.path))
    if (taken) throw new Refusal(splitWords.taken(taken.path))
    const sentence = told(basename(pages), unbundle(before).included.length + unbundle(after).included.length)
    changeFile(pages, before, after, { done: [sentence] })
    for (const file of replacements) if (file.bytes === undefined) removeEmpty(dirname(file.path))
    say(sentence)
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : fileReason(error)
    if (reason === undefined) throw error
    complain(reason)
    process.exitCode = 1
  }
}
