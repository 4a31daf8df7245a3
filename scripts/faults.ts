import { fileFault } from '../src/site/wording/files'

// A file that refuses is the author's matter, not the program's: every command that has no words of its own for it says so in a
// sentence. Anything else is a mistake in the program and is shown with all that helps to find it.
process.on('uncaughtException', (error) => {
  console.error(fileFault(error) ?? error)
  process.exit(1)
})
