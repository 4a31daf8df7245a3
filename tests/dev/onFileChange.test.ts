import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFileReactions } from '../../src/dev/server/onFileChange'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function toys(
  { isNew = () => true, problems = () => 0, isBroken = '', looksFor = 0 } = {} as {
    looksFor?: number
    isNew?: () => boolean
    problems?: () => number
    isBroken?: 'code' | 'blocks' | ''
  },
) {
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  const compilation = {
    content: { problems: () => Array.from({ length: problems() }) },
    readFile: isNew,
    readBlocks: async () => void done.push('blocks'),
    readMedia: async () => {
      if (looksFor > 0) await new Promise((resolve) => setTimeout(resolve, looksFor))
      done.push('media')
    },
    isBroken: () => isBroken === 'blocks',
  }
  const code = { forget: (event: string, path: string) => void done.push(`forget ${event} ${path}`), isBroken: () => isBroken === 'code' }
  const graphOf = (...files: string[]) => ({ moduleGraph: { getModulesByFile: (path: string) => (files.includes(path) ? new Set() : undefined) } })
  const server = { config: { root: '/x/src' }, environments: { client: graphOf('/x/src/page/base.css'), ssr: graphOf('/x/src/site/check.ts') } }
  const reactions = createFileReactions(server as never, compilation as never, code as never, { announce: note('announce'), styles: note('styles') } as never, note('print'))
  return { done, ...reactions }
}

test('a file without a mistake is shown at once, and not twice', () => {
  let saves = 1
  const { done, onFile } = toys({ isNew: () => saves-- > 0 })
  onFile()
  expect(done).toEqual(['print', 'announce'])
  vi.advanceTimersByTime(1000)
  expect(done.length).toBe(2)
})

test('of many changes in media/ the last is looked at soon, and shown', async () => {
  const { done, onMedia } = toys()
  onMedia()
  await vi.advanceTimersByTimeAsync(30)
  onMedia()
  await vi.advanceTimersByTimeAsync(39)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['media', 'print', 'announce'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(done.length).toBe(3)
})

test('a picture that is broken may be half written: nothing is said of it before it had time', async () => {
  const { done, onMedia } = toys({ problems: () => 1 })
  onMedia()
  await vi.advanceTimersByTimeAsync(159)
  expect(done).toEqual(['media'])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['media', 'media', 'print', 'announce'])
})

test('nothing is said of a half picture whose rest comes while it is looked at', async () => {
  let problems = 1
  const { done, onMedia } = toys({ problems: () => problems, looksFor: 100 })
  onMedia()
  await vi.advanceTimersByTimeAsync(130)
  onMedia()
  await vi.advanceTimersByTimeAsync(130)
  problems = 0
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['media', 'media', 'print', 'announce'])
})

test('nothing is said of a half picture whose rest comes meanwhile', async () => {
  let problems = 1
  const { done, onMedia } = toys({ problems: () => problems })
  onMedia()
  await vi.advanceTimersByTimeAsync(100)
  problems = 0
  onMedia()
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['media', 'media', 'print', 'announce'])
})

test('one with mistakes may be half written and is given time; of a burst the last is shown', () => {
  const { done, onFile } = toys({ problems: () => 1 })
  onFile()
  vi.advanceTimersByTime(100)
  onFile()
  vi.advanceTimersByTime(119)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['print', 'announce'])
})

test('a second save that raises no event of its own is shown', () => {
  let reads = 0
  const { done, onFile } = toys({ isNew: () => reads++ > 0 })
  onFile()
  expect(done).toEqual([])
  vi.advanceTimersByTime(120)
  expect(done).toEqual(['print', 'announce'])
})

test.each(['/x/src/blocks/hero/View.tsx', '/x/src/blocks/hero/examples.json', '/x/src/blocks/new/schema.ts', '/x/src/site/check.ts', '/x/src/page/base.css'])(
  '%s is read, judged with and drawn anew',
  async (path) => {
    const { done, onCode } = toys()
    await onCode('change', path)
    expect(done).toEqual([`forget change ${path}`, 'blocks', 'styles', 'announce'])
  },
)

test.each(['code', 'blocks'] as const)('a new file is looked for where %s could not be loaded: it may be the one that was missing', async (isBroken) => {
  const file = '/x/src/parts/missing.ts'
  const { done, onCode } = toys({ isBroken })
  await onCode('change', file)
  expect(done).toEqual([])
  await onCode('add', file)
  expect(done).toEqual([`forget add ${file}`, 'blocks', 'styles', 'announce'])
})

test.each(['/x/pages.json', '/x/src/build/nginx.ts', '/x/dist/index.html', '/x/src/page/unused.css'])('%s changes no page', async (path) => {
  const { done, onCode } = toys()
  for (const event of ['change', 'add', 'unlink']) await onCode(event, path)
  expect(done).toEqual([])
})
