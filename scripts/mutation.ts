import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { readOptions } from './lib/arguments'
import { type Group, GROUPS } from './lib/mutationGroups'
import { complain, say } from './lib/print'

/**
 * npm run mutation [-- GROUP …]: changes the code where faults would cost most, one place at a time, and looks whether a test
 * fails. Works in a copy with its own packages: these 160 are of no use to anything else. All groups take hours.
 */
const TOOLS = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1', '@vitest/coverage-v8@4.1.12']
/** Least share of changes that a test must see, and of lines that tests must reach, in percent. */
const GOAL = { mutants: 80, lines: 95 }

type Mutant = { status: string; mutatorName: string; replacement: string; location: { start: { line: number; column: number } } }
type Files = Record<string, { mutants: Mutant[] }>
type Summary = Record<string, { lines: { total: number; covered: number } }>

const asked = (await readOptions({ takes: [], words: true })).only
const copy = mkdtempSync(join(tmpdir(), 'quoin-mutation-'))

function run(command: string, options: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')}\n${stdout}${stderr}`)
}

/** Changes of a group that no test saw, and their share. What cannot be run at all does not count. */
function mutate({ name, files, tests }: Group): { score: number; count: number; survivors: string[] } {
  const report = `${name}.json`
  const settings = {
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutationTests.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    inPlace: true,
    concurrency: 2,
    timeoutMS: 20_000,
    reporters: ['json'],
    jsonReporter: { fileName: report },
  }
  writeFileSync(join(copy, 'stryker.json'), JSON.stringify(settings))
  run('npx', ['stryker', 'run', 'stryker.json'], { MUTATION_TESTS: tests.join() })
  const found = Object.entries((JSON.parse(readFileSync(join(copy, report), 'utf8')) as { files: Files }).files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  )
  const counted = found.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
  const survivors = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const shown = survivors.map(
    ({ file, location: { start }, mutatorName, replacement }) => `  ${file}:${start.line}:${start.column} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
  )
  return { score: 100 * (1 - survivors.length / counted.length), count: counted.length, survivors: shown }
}

/** The share of a group's lines that its tests reach, in percent. */
function reach({ name, files, tests }: Group): number {
  const folder = `coverage-${name}`
  run(
    'npx',
    [
      'vitest',
      'run',
      '--config',
      'scripts/mutationTests.ts',
      '--coverage.enabled',
      '--coverage.reporter=json-summary',
      `--coverage.reportsDirectory=${folder}`,
      ...files.map((file) => `--coverage.include=${file}`),
    ],
    { MUTATION_TESTS: tests.join() },
  )
  const { total } = JSON.parse(readFileSync(join(copy, folder, 'coverage-summary.json'), 'utf8')) as Summary
  return total ? (100 * total.lines.covered) / total.lines.total : 0
}

try {
  const unknown = asked.find((name) => GROUPS.every((group) => group.name !== name))
  if (unknown !== undefined)
    throw new Error(
      commandWords.noGroup(
        unknown,
        GROUPS.map(({ name }) => name),
      ),
    )
  cpSync('.', copy, { recursive: true, filter: (path) => !['node_modules', 'dist', 'shots', '.git'].includes(basename(path)) })
  run('npm', ['ci', '--ignore-scripts'])
  run('npm', ['install', '--no-save', '--ignore-scripts', ...TOOLS])
  for (const group of GROUPS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const lines = reach(group)
    const { score, count, survivors } = mutate(group)
    const seen = `${group.name}: ${score.toFixed(1)} % of ${count} changes seen (goal ${GOAL.mutants} %)`
    say(`${survivors.join('\n')}\n${seen}, ${lines.toFixed(1)} % of lines reached (goal ${GOAL.lines} %)`)
    if (score < GOAL.mutants || lines < GOAL.lines) process.exitCode = 1
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
} finally {
  rmSync(copy, { recursive: true, force: true })
}
