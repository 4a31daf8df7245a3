import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import config from '../../vite.config'
import { islandBlocks, scriptBlocks } from '../blocks/blockFolders'
import type { IslandScripts } from '../page/assets'
import { mantineVariables } from '../page/mantineVariables'
import { type CompressedForm, compressed, STRONGEST } from './compress'
import { entryOf, islandClasses, islandScripts } from './islands'
import { type Mentions, mentionsIn } from './mentions'
import { peakMemory } from './peakMemory'
import { unusedParts } from './unusedParts'

/** The programs that a build needs: files for the browser, and the server's code on disk. */
export type Bundle = {
  /** Files for the browser by address, for example "/assets/boot-B2x.js", compressed once for all builds. Styles are not among them. */
  files: ReadonlyMap<string, { code: string; forms: readonly CompressedForm[] }>
  /** Address of the script that every page loads. */
  boot: string
  /** Address of the script that loads services of others. */
  services: string
  /** Address of the script of each block that has one. */
  blockScripts: Readonly<Record<string, string>>
  /** What wakes each island, by block: addresses of scripts. */
  islandScripts: IslandScripts
  /** The engine's stylesheet, whole. */
  css: string
  /** Variables that Mantine's components ask for, by name. */
  mantine: Readonly<Record<string, string>>
  /** What all code, of the browser and of the server, mentions of the stylesheets. */
  used: Mentions
  /** Classes in the code that only one island loads, by block. */
  islandClasses: ReadonlyMap<string, ReadonlySet<string>>
  /** Where the server's code lies. */
  serverFile: string
  /** The most memory that compiling needed, in bytes. */
  peakMemory: number
}

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

const shared: InlineConfig = { ...(config as InlineConfig), configFile: false, logLevel: 'error', mode: 'production' }

/**
 * Compiles the engine for the browser and for the server. The content of the site takes no part in it.
 *
 * @param folder for the server's code; who gives it also removes it
 */
export async function bundle({ folder }: { folder: string }): Promise<Bundle> {
  // One after the other: side by side they would need twice the memory and hardly less time.
  const browser = await buildBrowser()
  const server = await buildServer(folder)
  const chunks = browser.filter((file) => file.type === 'chunk')
  const styles = browser.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
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
    used: mentionsIn([...wanted, ...server.filter((file) => file.type === 'chunk')].map((chunk) => chunk.code).join('\n')),
    islandClasses: islandClasses(wanted),
    serverFile: pathToFileURL(join(folder, 'server.mjs')).href,
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
      ...shared,
      plugins: [...(shared.plugins ?? []), unusedParts(), plainImports],
      build: {
        write: false,
        target: 'es2022',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
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

/** What an island loads when it is awake never runs on the server, so it need not be compiled for it. */
const nothingLazy: Plugin = {
  name: 'nothing-lazy',
  resolveDynamicImport: (_source, importer) => (importer?.includes('/blocks/') ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export {}' : undefined),
}

async function buildServer(folder: string): Promise<Rolldown.OutputBundle[string][]> {
  return outputOf(
    await build({
      ...shared,
      plugins: [...(shared.plugins ?? []), unusedParts(), nothingLazy],
      ssr: { noExternal: true },
      // Asked when it runs, as is usual for servers, it is mostly not set, and React draws with what is for development: four times as slowly.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: join(import.meta.dirname, 'worker.ts'),
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
      },
    }),
  )
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputBundle[string][] {
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The bundler gave no output.')
  return first.output
}
