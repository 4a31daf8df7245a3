/// <reference types="vitest/config" />
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

/**
 * Mantine writes some sizes into <style> elements of their own, which a strict content security policy forbids.
 * Here sizes come from stylesheets, so that component draws nothing.
 */
const noInlineStyles: Plugin = {
  name: 'no-inline-styles',
  enforce: 'pre',
  resolveId: (source) => (/\/InlineStyles\/InlineStyles\.m?js$/.test(source) ? '\0no-inline-styles' : undefined),
  load: (id) => (id === '\0no-inline-styles' ? 'export const InlineStyles = () => null' : undefined),
}

/** The packages of components, and of what they share. */
const MANTINE = ['carousel', 'charts', 'core', 'form', 'hooks', 'notifications'].map((name) => `@mantine/${name}`)

/** Tests that look at finished sites, as files and servers or in a browser. All others look at the code. */
const IN_BROWSER = ['tests/{,firstSite/}browser/**/*.test.{ts,tsx}']
const ON_OUTPUT = ['tests/output/**/*.test.{ts,tsx}', 'tests/firstSite/*.test.{ts,tsx}']
/** Tests that start programs of their own, or try inputs for many seconds: what "npm run test:fast" leaves out. */
const SLOW = [
  'tests/scripts/**/*.test.ts',
  'tests/site/{fuzz,giants}.test.ts',
  'tests/site/check/{limits,links}.test.ts',
  'tests/site/{text/places,diagnostics/suggest,resolve/relatedItems}.test.ts',
  'tests/dev/contentOnDisk.test.ts',
  'tests/studio/killedSaves.test.ts',
  'tests/parts/wildHtml.test.tsx',
  'tests/build/program/loadProgram.test.ts',
  'tests/build/shards/planSite.test.ts',
  'tests/build/{hostFileRules,hostTexts,llms,socialImage,swapDirectory,replacedDirectory,keptKilled}.test.ts',
  'tests/authoring/edit/{editSections,editSectionsRandom,copiedIds,changeFile}.test.ts',
  'tests/authoring/edit/migrate/command.test.ts',
]
/**
 * Tests that load modules anew, for another one in the place of one of them or in a browser of their own. All that came
 * after them in their worker would load theirs anew, too, which takes longer than to run it.
 */
const RELOADING = [
  'tests/boot/**/*.test.{ts,tsx}',
  'tests/dev/client/**/*.test.ts',
  'tests/dev/{plugin,watchContent}.test.ts',
  'tests/page/{menus,Region}.test.{ts,tsx}',
  'tests/blocks/{carousel,embed,tabs,chart/awake,form/Island,form/toast,form/draft,search/script}.test.ts',
  'tests/build/{bundle,bundleBrowser,bundleServer,compiledEngine,drawProcess,drawnOf,keptCss,runInChild}.test.ts',
  'tests/parts/RichText.test.tsx',
]
/** A test that exchanges a module for all that its imports import. */
const APART = ['tests/blocks/examples.test.ts', 'tests/build/linkOrCopy.test.ts']
/** Tests of what the Studio draws, and of a form that is sent, in a page of a browser that shows nothing. */
const DRAWN = ['tests/studio/client/**/*.test.tsx', 'tests/blocks/form/useSubmission.test.tsx']
const SEALED = 'tests/lib/sealed.ts'
/** Modules are loaded once by each worker: no test changes one, or it is refused. */
const TOGETHER = { isolate: false, setupFiles: [SEALED, 'tests/lib/together.ts'] }
/**
 * Modules are translated in the same way for all projects, so that each is translated once: what they hear of the dev server a test may
 * say in its place, and elements are made as for visitors. What is kept of them does not say how it was translated: all have to spread this.
 */
const SAME = { extends: true as const, define: { 'import.meta.hot': 'globalThis.hot' }, oxc: { jsx: { development: false } } }
/** Sites are built once before. Their pages are drawn as for visitors, by React without its checks for developers, which take long. */
const ON_SITES = { isolate: false, globalSetup: 'tests/globalSetup.ts', env: { NODE_ENV: 'production' } }
/** What computes all the time gets a core each; what waits most of it, for pages, programs and disks, shares them. */
const COMPUTING = { maxWorkers: 2, sequence: { groupOrder: 0 } }
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 1 } }

export default defineConfig({
  root: `${import.meta.dirname}/src`,
  cacheDir: `${import.meta.dirname}/node_modules/.vite`,
  publicDir: false,
  appType: 'custom',
  plugins: [noInlineStyles],
  // Readable and the same in every build: the folder of the block and the name in its stylesheet.
  css: { modules: { generateScopedName: (name, file) => `${basename(dirname(file))}-${name}` } },
  // Packages are prepared for the dev server's pages by the same rule, or islands would differ from the server's HTML.
  optimizeDeps: { rolldownOptions: { plugins: [noInlineStyles] } },
  server: { host: '127.0.0.1' },
  // Compiled along, so that the rule above holds for the server, too. A build compiles everything.
  // Prepared as one file for each package, because the first page would wait seconds for a thousand modules.
  ssr: { noExternal: [/^@mantine\//], optimizeDeps: { include: MANTINE, exclude: ['react', 'react-dom', 'recharts'], rolldownOptions: { plugins: [noInlineStyles] } } },
  test: {
    root: import.meta.dirname,
    pool: 'forks',
    testTimeout: 180_000,
    hookTimeout: 600_000,
    // What tests change is not among what the person who runs them can undo.
    env: { XDG_STATE_HOME: join(tmpdir(), 'quoin-tests-state') },
    // What was translated once is kept on the disk until it changes, for all projects.
    experimental: { fsModuleCache: true },
    tags: [
      { name: 'random', description: 'Tries many inputs made at random, which takes seconds.' },
      { name: 'large', description: 'Reads or makes as much as anybody has, which takes seconds.' },
    ],
    // Two browsers share two cores: what is polled for may take its time.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        ...SAME,
        test: {
          name: 'engine',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...ON_OUTPUT, ...IN_BROWSER, ...RELOADING, ...APART, ...DRAWN, ...SLOW],
          ...TOGETHER,
          ...COMPUTING,
        },
      },
      { ...SAME, test: { name: 'reloading', isolate: false, include: RELOADING, setupFiles: SEALED, ...COMPUTING } },
      { ...SAME, test: { name: 'slow', include: SLOW, ...TOGETHER, ...WAITING } },
      {
        ...SAME,
        test: { name: 'drawn', isolate: false, environment: './tests/lib/browserEnvironment.ts', include: DRAWN, setupFiles: SEALED, ...COMPUTING },
      },
      { ...SAME, test: { name: 'apart', include: APART, setupFiles: SEALED, ...COMPUTING } },
      { ...SAME, test: { name: 'output', include: ON_OUTPUT, ...ON_SITES, ...WAITING } },
      // A browser that stalls is asked once more, and the report says so.
      { ...SAME, test: { name: 'browser', include: IN_BROWSER, retry: 1, ...ON_SITES, ...WAITING } },
    ],
  },
})
