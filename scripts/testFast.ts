import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** npm run test:fast: what tells soonest whether a change is right, without built sites and browsers. */
const steps: string[][] = [
  ['biome', 'lint', '--error-on-warnings', 'src', 'scripts', 'tests', 'vite.config.ts'],
  ['tsc', '--project', '.'],
  ['vitest', 'run', '--project', 'engine', '--project', 'reloading', '--project', 'drawn', '--tags-filter', '!random && !large', ...process.argv.slice(2)],
]
const failed = steps.some(([name = '', ...options]) => spawnSync(join('node_modules/.bin', name), options, { stdio: 'inherit' }).status !== 0)
process.exitCode = failed ? 1 : 0
