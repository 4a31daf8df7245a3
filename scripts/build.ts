import { loadBlocks } from '../src/blocks/schemas'
import { BuildFailure, buildSite } from '../src/build/build'
import { loadSite } from '../src/site/load'
import { readOptions } from './arguments'
import { printProblems } from './print'

const { pages, out } = readOptions()
const { site, problems } = loadSite(pages, await loadBlocks())
if (!site) {
  printProblems(problems)
  process.exit(1)
}
try {
  const report = await buildSite(site, out)
  console.log(`${out}/: ${report.pages} pages in ${report.seconds.toFixed(1)} s.`)
} catch (error) {
  if (!(error instanceof BuildFailure)) throw error
  console.error(`${pages}  ${error.failure.source.join(' › ')}\n  ${error.message}\n  Nothing was written.`)
  process.exit(1)
}
