import { loadBlocks } from '../src/blocks/schemas'
import { loadSite } from '../src/site/load'
import { readOptions } from './arguments'
import { printProblems, printRefusal } from './print'

const { pages, at, flags } = readOptions(['publish'])
const { site, problems, advice } = loadSite(pages, await loadBlocks(), { advice: true, publish: flags.has('publish'), at })
printProblems([...problems, ...advice])
if (site) console.log(`${pages}: ${site.pages.length} pages, no problems${advice.length > 0 ? `, ${advice.length} ${advice.length === 1 ? 'piece' : 'pieces'} of advice` : ''}.`)
else {
  printRefusal(problems)
  process.exitCode = 1
}
