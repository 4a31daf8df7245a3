import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { createCode } from '../../src/dev/server/code'

/** A server that loads what is asked for, or fails; it counts how often. */
function toyServer(fails: (file: string) => string | undefined) {
  const asked: string[] = []
  let forgotten = 0
  const server = {
    config: { root: `${process.cwd()}/src`, logger: { error: () => {} } },
    environments: { ssr: { moduleGraph: { invalidateAll: () => forgotten++ } } },
    ssrLoadModule: async (file: string) => {
      asked.push(file)
      const fault = fails(file)
      if (fault) throw Object.assign(new Error(fault), { stack: '' })
      return { file }
    },
  }
  return { code: createCode(() => server as unknown as ViteDevServer), asked, forgotten: () => forgotten }
}

test('the program is loaded once until it is forgotten, and again after it has failed', async () => {
  let fault: string | undefined
  const { code, asked, forgotten } = toyServer(() => fault)
  expect(await code.load()).toBe(await code.load())
  expect(asked).toEqual(['/dev/server/render.tsx'])
  code.forget()
  await code.load()
  expect([asked.length, forgotten()]).toEqual([2, 1])
  code.forget()
  fault = undefined
  await code.load()
  expect(asked.length).toBe(3)
})

test('a block that cannot be loaded fails where it stands; the program is loaded without it', async () => {
  let isBroken = true
  const { code, asked } = toyServer((file) =>
    isBroken && (file.endsWith('/hero/View.tsx') || (file === '/dev/server/render.tsx' && asked.filter((one) => one === file).length === 1)) ? 'It broke.' : undefined,
  )
  await code.load()
  expect(code.notices().map(({ message }) => message)).toEqual(['It broke.'])
  const own = `${process.cwd()}/src/blocks/hero/View.tsx`
  expect(code.replacement(own)).toContain('It broke. ()')
  expect(code.replacement(own)).toMatch(/export \{ fail as default, fail as head \}\n$/)
  expect(code.replacement(`${process.cwd()}/src/blocks/cta/View.tsx`)).toBeUndefined()
  isBroken = false
  code.forget()
  expect([code.notices(), code.replacement(own)]).toEqual([[], undefined])
})

test('what is the fault of no block is thrown, and tried again the next time', async () => {
  let isBroken = true
  const { code } = toyServer((file) => (isBroken && file === '/dev/server/render.tsx' ? 'All broke.' : undefined))
  await expect(code.load()).rejects.toThrow('All broke.')
  isBroken = false
  await expect(code.load()).resolves.toEqual({ file: '/dev/server/render.tsx' })
})
