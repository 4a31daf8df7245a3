import { builtinEnvironments } from 'vitest/runtime'

/** A page of a browser which draws nothing, for tests of what is drawn in it; modules are compiled as for all other tests. */
export default { ...builtinEnvironments.jsdom, name: 'browser', viteEnvironment: 'ssr' }
