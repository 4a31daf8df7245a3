import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { ServerBundle } from './bundle'
import { bundlerConfig, outputOf } from './bundler'
import { experimental } from './experimental'
import { mentionsIn } from './mentions'
import { peakMemory } from './peakMemory'
import { unusedParts } from './unusedParts'

/** What an island loads when it is awake never runs on the server, so it need not be compiled for it. */
const nothingLazy: Plugin = {
  name: 'nothing-lazy',
  resolveDynamicImport: (_source, importer) => (importer?.includes('/blocks/') ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export {}' : undefined),
}

/** What colours code has a grammar for each of three hundred languages, of which a site has a few: it is loaded from where it lies, by a site with code. */
const onDisk: Plugin = {
  name: 'on-disk',
  enforce: 'pre',
  resolveId: (source) => (/^shiki(?:\/|$)/.test(source) ? { id: import.meta.resolve(source), external: true } : undefined),
}

/**
 * Compiles the engine for the server.
 *
 * @param folder for its code
 */
export async function bundleServer(folder: string): Promise<ServerBundle> {
  const made = outputOf(
    await build({
      ...bundlerConfig,
      plugins: [...(bundlerConfig.plugins ?? []), unusedParts(), nothingLazy, onDisk],
      ssr: { noExternal: true },
      // Asked when it runs, as is usual for servers, it is mostly not set, and React draws with what is for development: four times as slowly.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: join(import.meta.dirname, 'worker.ts'),
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: 'node20',
        rolldownOptions: { experimental, output: { entryFileNames: 'server.mjs' } },
      },
    }),
  )
  const chunks = made.filter((file) => file.type === 'chunk')
  return {
    used: mentionsIn(chunks.map((chunk) => chunk.code).join('\n')),
    serverFile: pathToFileURL(join(folder, 'server.mjs')).href,
    peakMemory: peakMemory(),
  }
}
