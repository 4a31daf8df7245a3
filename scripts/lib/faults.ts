import { BlockFault } from '../../src/blocks/blockFault'
import { fileFault } from '../../src/site/diagnostics/wording/files'
import { complain, complainOf } from './print'

// A file that refuses is the author's matter, and a block that lacks a part its developer's, not the program's: every command that has no words of its own for it says so in a
// sentence. Anything else is a mistake in the program and is shown with all that helps to find it.
process.on('uncaughtException', (error) => {
  const reported = error instanceof BlockFault ? error.message : fileFault(error)
  if (reported === undefined) complainOf(error)
  else complain(reported)
  process.exit(1)
})
