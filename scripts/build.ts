import { commandWords } from '../src/site/diagnostics/wording/commands'
import { readOptions } from './lib/arguments'
import { buildOrExit } from './lib/buildOrExit'
import { complain } from './lib/print'
import { shardsOrExit } from './lib/shardsOrExit'

const options = await readOptions({
  takes: ['pages', 'out', 'at', 'fresh'],
  flags: ['no-compressed', 'merge'],
  values: { changes: '', plan: '', shard: '' },
  words: true,
})
const isMerge = options.flags.has('merge')
if (options.only.length > 0 && !isMerge) {
  complain(commandWords.strangeWord(options.only))
  process.exitCode = 2
} else if (isMerge || options.own.plan || options.own.shard) await shardsOrExit(options)
else await buildOrExit(options)
