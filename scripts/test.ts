import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findShell } from './lib/browser'
import { complain, say } from './lib/print'

type Figure = { goal: string; value: string }
type Report = { numPassedTests: number; numFailedTests: number; testResults: { assertionResults: { meta: { figures?: Figure[] } }[] }[] }

/** What the tests have measured, by the goal it belongs to. */
function printFigures(figures: readonly Figure[]): void {
  if (figures.length > 0) say('\nMeasured')
  const byGoal = figures.toSorted((one, other) => one.goal.localeCompare(other.goal, 'en', { numeric: true }))
  for (const { goal, value } of byGoal) say(`  ${goal.padEnd(4)} ${value}`)
}

/** npm test: everything that says yes or no, in the order of its cost. It ends in the count of tests. */
const options = process.argv.slice(2)
// Without the two dashes before it, npm takes it for its own.
const isWhole = options.includes('--all') || process.env.npm_config_all === 'true'
const env = { ...process.env, ...(isWhole && { TEST_EXTENT: 'all' }) }
const folder = mkdtempSync(join(tmpdir(), 'quoin-test-'))
const report = join(folder, 'report.json')
const steps: string[][] = [
  ['biome', 'lint', '--error-on-warnings', 'src', 'scripts', 'tests', 'vite.config.ts'],
  ['biome', 'format', 'src', 'scripts', 'tests', 'vite.config.ts'],
  ['tsc', '--project', '.'],
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options.filter((option) => option !== '--all')],
]
let failed = false
try {
  say(`Browsers: ${[...new Set([findShell(), findBrowser()])].join(' ')}`)
  for (const [name = '', ...words] of steps) {
    say(`\n> ${name} ${words.filter((word) => !word.includes(folder)).join(' ')}`)
    const { status } = spawnSync(join('node_modules/.bin', name), words, { stdio: 'inherit', env })
    failed ||= status !== 0
    if (failed) break
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  printFigures(testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta.figures ?? [])))
  say(`\n${numPassedTests} passed, ${numFailedTests} failed`)
} catch (error) {
  failed = true
  complain(error instanceof Error && !('code' in error) ? error.message : 'The tests did not run.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0
