import { dirname, join } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { nextStep } from '../src/authoring/edit/changeFile'
import { keepGood } from '../src/authoring/edit/externalChanges'
import { fixFile, pointerFrom } from '../src/authoring/edit/fixFile'
import { hasLost, withoutUndo } from '../src/authoring/edit/withoutUndo'
import { compileKept } from '../src/build/compileKept'
import { readMedia } from '../src/site/media/readMedia'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { counted } from '../src/parts/counted'
import { historyWords } from '../src/site/diagnostics/wording/history'
import { fileReason } from '../src/site/diagnostics/wording/files'
import { visibleLine } from '../src/site/text/visible'
import { readOptions } from './lib/arguments'
import { complain, printJson, printProblems, printRefusal, say } from './lib/print'

const { pages, at, flags } = await readOptions({ takes: ['pages', 'at'], flags: ['fix', 'json', 'publish'] })
const blocks = await loadBlocks()
const { files: media } = await readMedia(pages)
const fixed = flags.has('fix') ? mend() : []
const compiled = compileKept(pages, blocks, { media, advice: true, publish: flags.has('publish'), at, schemaRef: pointerFrom(pages) })
const { site, advice, untold } = compiled
const isKept = () => nextStep(pages, 'done') !== undefined
const problems = withoutUndo(compiled.problems, isKept)
if (flags.has('json')) printJson(pages, { problems: [...problems, ...advice], untold, fixed, pages: site?.pages.length ?? 0 })
else {
  for (const { line, message, file } of fixed) say(`${visibleLine(file === undefined ? pages : join(dirname(pages), file))}:${line}  ${message}.`)
  printProblems([...problems, ...advice], untold)
  const advised = advice.length > 0 ? `, ${untold > 0 ? 'at least ' : ''}${counted(advice.length + untold, 'piece of advice')}` : ''
  if (site) say(`${visibleLine(pages)}: ${counted(site.pages.length, 'page')}, no problems${advised}.`)
  else {
    printRefusal(compiled, fixed.length)
    // What cannot be read has lost something, most often at once.
    if (hasLost(problems) && isKept()) complain(historyWords.orBack)
  }
}
if (site) keepGood(pages)
else process.exitCode = 1

function mend() {
  try {
    return fixFile(pages, blocks, media)
  } catch (error) {
    const reason = fileReason(error)
    if (reason === undefined) throw error
    complain(commandWords.notMended(pages, reason))
    process.exit(2)
  }
}
