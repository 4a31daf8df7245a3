import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('../../src/build/runInChild')
  vi.resetModules()
})

/** What the code for a browser or a server mentions of sheets. */
const mentions = (classes: string[], variables: string[] = []) => ({ classes: new Set(classes), variables: new Set(variables) })

test('a bundle is what two processes have compiled, one for the browser and one for the server: what either mentions is in use', async () => {
  vi.resetModules()
  const browser = { boot: '/boot.js', css: '.a{}', used: mentions(['m_1', 'm_2'], ['--a']), peakMemory: 7 }
  const server = { serverFile: 'file:///toys/server.mjs', used: mentions(['m_2', 'm_3'], ['--b']), peakMemory: 9 }
  const asked: unknown[] = []
  vi.doMock('../../src/build/runInChild', () => ({
    runInChild: async (program: string, input: { folder?: string }) => {
      asked.push([program, input])
      return input.folder === undefined ? browser : server
    },
  }))
  const { bundle } = await import('../../src/build/bundle')
  expect(await bundle('/toys')).toEqual({
    boot: '/boot.js',
    css: '.a{}',
    serverFile: 'file:///toys/server.mjs',
    used: mentions(['m_1', 'm_2', 'm_3'], ['--a', '--b']),
    peakMemory: 9,
  })
  expect(asked).toEqual([
    ['bundleProcess.ts', {}],
    ['bundleProcess.ts', { folder: '/toys' }],
  ])
})
