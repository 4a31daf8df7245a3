import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { islandBlocks, scriptBlocks } from '../blocks/blockFolders'
import { mantineVariables } from '../page/mantineVariables'
import type { BrowserBundle } from './bundle'
import { bundlerConfig, outputOf } from './bundler'
import { compressed, STRONGEST } from './compress'
import { experimental } from './experimental'
import { entryOf, islandClasses, islandScripts } from './islands'
import { mentionsIn } from './mentions'
import { peakMemory } from './peakMemory'
import { unusedParts } from './unusedParts'

/** Few files instead of one for each component: React for all, and what several islands share of Mantine. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  // The form and its toast alone close something.
  { name: 'mantine', test: /node_modules\/@mantine\/(?:core|hooks)\/(?!.*\/CloseButton\/)|node_modules\/clsx\//, minShareCount: 2, priority: 3 },
  // Islands are entries, too, and what all entries share would be a file of its own: a second script on every page.
  { name: 'boot', test: /src\/boot\/main\.ts|preload-helper/, priority: 5 },
  // Few islands show pictures.
  { name: 'parts', test: /src\/parts\/(?!(?:Picture|PictureCaption|Figure|cut|mediaFile|slot|poster)\.)/, minShareCount: 2, priority: 2 },
  { name: 'pictures', test: /src\/parts\//, minShareCount: 2, priority: 1 },
]

/** Compiles the engine for the browser. */
export async function bundleBrowser(): Promise<BrowserBundle> {
  const made = await buildBrowser()
  const chunks = made.filter((file) => file.type === 'chunk')
  const styles = made.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  // The entry for styles has no code of its own.
  const wanted = chunks.filter((chunk) => chunk.name !== 'styles')
  return {
    files: new Map(await Promise.all(wanted.map(async ({ fileName, code }) => [`/${fileName}`, { code, forms: await compressed(Buffer.from(code), STRONGEST) }] as const))),
    boot: `/${entryOf(chunks, 'boot').fileName}`,
    services: `/${entryOf(chunks, 'services').fileName}`,
    blockScripts: Object.fromEntries(scriptBlocks().map((block) => [block, `/${entryOf(chunks, scriptName(block)).fileName}`])),
    islandScripts: islandScripts(wanted),
    css: styles.map((asset) => asset.type === 'asset' && asset.source.toString()).join('\n'),
    mantine: mantineVariables(),
    used: mentionsIn(wanted.map((chunk) => chunk.code).join('\n')),
    islandClasses: islandClasses(wanted),
    peakMemory: peakMemory(),
  }
}

/**
 * Vite's helper for preloading would double the boot script, which loads what it needs side by side itself: the helper is replaced
 * by a call, and then each call by what it calls.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code) => code.replace(/__vitePreload\(\(\) => (.*?), __VITE_PRELOAD__\)/gs, '$1'),
}

const scriptName = (block: string): string => `${block}-script`

const sourceFile = (path: string): string => join(import.meta.dirname, '..', path)

async function buildBrowser(): Promise<Rolldown.OutputBundle[string][]> {
  return outputOf(
    await build({
      ...bundlerConfig,
      plugins: [...(bundlerConfig.plugins ?? []), unusedParts(), plainImports],
      build: {
        write: false,
        target: 'es2022',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          experimental,
          // Constants that stay constants are written out where they are used, which makes `boot` shorter.
          output: { codeSplitting: { groups: CHUNKS }, topLevelVar: false },
          // Pages load islands by their address, and then want what these export.
          preserveEntrySignatures: 'exports-only',
          input: {
            boot: sourceFile('boot/main.ts'),
            services: sourceFile('boot/services.ts'),
            styles: sourceFile('page/styles.ts'),
            hydrateIsland: sourceFile('boot/hydrateIsland.tsx'),
            ...Object.fromEntries(scriptBlocks().map((block) => [scriptName(block), sourceFile(`blocks/${block}/script.ts`)])),
            ...Object.fromEntries(islandBlocks().map((block) => [block, sourceFile(`blocks/${block}/Island.tsx`)])),
          },
        },
      },
    }),
  )
}
