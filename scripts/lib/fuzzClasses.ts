import { spawnSync } from 'node:child_process'

/** How many times as many inputs as in `npm test` are tried. */
const TIMES = 20

/** Runs the tests of the engine that try things at random, for longer than they have in `npm test`; says whether all held. */
export function tryClasses(seed: number): boolean {
  const env = { ...process.env, FUZZ_SEED: String(seed), FUZZ_TIMES: String(TIMES) }
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'engine',
      '--project',
      'reloading',
      '--project',
      'slow',
      '--tags-filter',
      'random',
      '--test-timeout',
      '3600000',
      '--retry',
      '0',
    ],
    { stdio: 'inherit', env },
  )
  return status === 0
}
