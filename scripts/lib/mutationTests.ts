import { defineConfig } from 'vitest/config'
import config from '../../vite.config'

/** Each change of the code would make them run again. Its type knows this setting as an option of the command only. */
const withoutRandom = { tagsFilter: ['!random'] }

/** Runs the tests of the files named in MUTATION_TESTS (parted by commas), all in one place, so that modules are loaded once. */
export default defineConfig({
  ...config,
  test: {
    ...withoutRandom,
    root: `${import.meta.dirname}/../..`,
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    setupFiles: 'tests/lib/sealed.ts',
    isolate: false,
    testTimeout: 60_000,
    tags: config.test?.tags ?? [],
  },
})
