import { keepSite, putBack } from '../src/build/kept'
import { PlaceError, restoreSite } from '../src/build/swapDirectory'
import { fileReason } from '../src/site/diagnostics/wording/files'
import { publishWords } from '../src/site/diagnostics/wording/publishing'
import { readOptions } from './lib/arguments'
import { buildOrExit } from './lib/buildOrExit'
import { complain, say } from './lib/print'

const options = await readOptions({ takes: ['pages', 'out', 'fresh'], flags: ['back', 'no-compressed'], values: { changes: '' } })
const { out } = options
try {
  if (options.flags.has('back')) goBack()
  else await publish()
} catch (error) {
  const reason = error instanceof PlaceError ? error.message : fileReason(error)
  if (reason === undefined) throw error
  complain(reason)
  process.exitCode = 1
}

async function publish(): Promise<void> {
  await buildOrExit(options, { publish: true })
  keepSite(out, Date.now())
  say(publishWords.published(out))
}

function goBack(): void {
  restoreSite(out)
  const gone = putBack(out)
  if (gone) say(publishWords.back(out, gone))
  else {
    complain(publishWords.noneBefore(out))
    process.exitCode = 1
  }
}
