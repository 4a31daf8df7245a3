import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { loadCompiler } from '../../src/dev/server/compiler'

test('the blocks and what compiles with them are loaded through the server, together', async () => {
  const blocks = await loadBlocks()
  const asked: string[] = []
  const refreshed: unknown[] = []
  const parts: Record<string, object> = {
    '/site/compile.ts': { compileFile: 'compileFile', other: 1 },
    '/site/recompile/recompiler.ts': { createRecompiler: () => 'compile' },
    '/dev/server/standIn.ts': { siteWithStandIns: 'siteWithStandIns' },
    '/authoring/edit/fixFile.ts': { fixFile: 'fixFile' },
    '/dev/server/gallery.ts': { examplePage: 'examplePage', shownBlocks: 'shownBlocks' },
    '/authoring/describe/writeCompletions.ts': { valuesRefresher: (path: string) => (own: unknown) => refreshed.push([path, own]) },
  }
  const ssrLoadModule = async (file: string) => {
    asked.push(file)
    return parts[file] ?? { schema: { _zod: { def: { type: 'object' } }, of: /(\w+)\/schema\.ts$/.exec(file)?.[1] } }
  }
  const { blocks: found, refreshValues, ...others } = await loadCompiler({ ssrLoadModule } as unknown as ViteDevServer, '/toys/pages.json')
  expect(others).toEqual(Object.fromEntries(['compileFile', 'compile', 'siteWithStandIns', 'fixFile', 'examplePage', 'shownBlocks'].map((name) => [name, name])))
  expect([Object.keys(found), found.linkList?.schema]).toEqual([Object.keys(blocks), expect.objectContaining({ of: 'linkList' })])
  expect(asked.filter((file) => file in parts).sort()).toEqual(Object.keys(parts).sort())
  refreshValues(blocks)
  expect(refreshed).toEqual([['/toys/pages.json', blocks]])
})

test('a file that cannot be loaded is the error of it', async () => {
  const ssrLoadModule = vi.fn(() => Promise.reject(new Error('It broke.')))
  await expect(loadCompiler({ ssrLoadModule } as unknown as ViteDevServer, '/toys/pages.json')).rejects.toThrow('It broke.')
})
