import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Tests that start programs of their own, or try inputs for many seconds. */
const SLOW = [
  'tests/scripts/**',
  'tests/site/{fuzz,giants}.test.ts',
  'tests/site/check/limits.test.ts',
  'tests/build/{hostFileRules,hostTexts,llms,swapDirectory,interruption}.test.ts',
  'tests/authoring/edit/editSections.test.ts',
  'tests/authoring/edit/migrate/command.test.ts',
]

/** npm run test:fast: what tells soonest whether a change is right, without built sites and browsers. */
const steps: string[][] = [
  ['biome', 'lint', '--error-on-warnings', 'src', 'scripts', 'tests', 'vite.config.ts'],
  ['tsc', '--project', '.'],
  ['vitest', 'run', '--project', 'engine', '--tags-filter', '!random', ...SLOW.flatMap((files) => ['--exclude', files]), ...process.argv.slice(2)],
]
const failed = steps.some(([name = '', ...options]) => spawnSync(join('node_modules/.bin', name), options, { stdio: 'inherit' }).status !== 0)
process.exitCode = failed ? 1 : 0
