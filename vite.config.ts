import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

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
    // A browser that stalls is asked once more, and the report says so.
    retry: 1,
    tags: [{ name: 'random', description: 'Tries many inputs made at random, which takes seconds.' }],
    // Two browsers share two cores: what is polled for may take its time.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'engine', include: ['tests/engine/**/*.test.{ts,tsx}'], setupFiles: 'tests/engine/sealed.ts' } },
      // One small file for each file or block of src, under its name: what they have in common is loaded once by each worker.
      { extends: true, test: { name: 'unit', isolate: false, include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles: 'tests/engine/sealed.ts' } },
      // These look at finished sites, which are built once before them, and read once by each worker: no test changes a module.
      { extends: true, test: { name: 'site', isolate: false, include: ['tests/{site,output,browser}/**/*.test.{ts,tsx}'], globalSetup: 'tests/globalSetup.ts' } },
    ],
  },
})
