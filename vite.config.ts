/// <reference types="vitest/config" />
import { basename, dirname } from 'node:path'
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

/** Tests that look at finished sites, most of them in a browser. All others look at the code. */
const ON_SITES = ['tests/{firstSite,output,browser}/**/*.test.{ts,tsx}']
/** Tests that put a module of their own in the place of another one. */
const APART = ['tests/blocks/checks.test.ts']
const SEALED = 'tests/lib/sealed.ts'

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
  ssr: { noExternal: [/^@mantine\//] },
  test: {
    root: import.meta.dirname,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    tags: [{ name: 'random', description: 'Tries many inputs made at random, which takes seconds.' }],
    // Two browsers share two cores: what is polled for may take its time.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // Modules are loaded once by each worker: no test changes one. What they hear of the dev server a test may say in its place.
      {
        extends: true,
        define: { 'import.meta.hot': 'globalThis.hot' },
        test: { name: 'engine', isolate: false, include: ['tests/**/*.test.{ts,tsx}'], exclude: [...ON_SITES, ...APART], setupFiles: SEALED },
      },
      { extends: true, test: { name: 'apart', include: APART, setupFiles: SEALED } },
      // These look at finished sites, which are built once before them. Most of their time they wait for a browser or a server, so there are
      // more of them than processors. A browser that stalls is asked once more, and the report says so.
      { extends: true, test: { name: 'site', isolate: false, include: ON_SITES, globalSetup: 'tests/globalSetup.ts', retry: 1, maxWorkers: 4, sequence: { groupOrder: 1 } } },
    ],
  },
})
