import { loadBlocks } from '../src/blocks/schemas'
import { loadSite } from '../src/site/load'
import { readOptions } from './arguments'
import { printProblems } from './print'

const { pages } = readOptions()
const { site, problems } = loadSite(pages, await loadBlocks())
if (site) console.log(`${pages}: ${site.pages.length} pages, no problems.`)
else {
  printProblems(problems)
  process.exitCode = 1
}
