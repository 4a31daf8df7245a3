import type { build, InlineConfig, Rolldown } from 'vite'
import config from '../../vite.config'

/** How the engine is compiled, whatever for. */
export const bundlerConfig: InlineConfig = { ...(config as InlineConfig), configFile: false, logLevel: 'error', mode: 'production' }

/** Returns the files that the bundler has made. */
export function outputOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputBundle[string][] {
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The bundler gave no output.')
  return first.output
}
