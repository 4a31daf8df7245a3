import type { WebSocketClient } from 'vite'
import { expect, test } from 'vitest'
import { createHelp } from '../../src/dev/server/help'

type Parts = Parameters<typeof createHelp>[0]

/** What the page that asks is told, and whether the file was read again. */
function helped(parts: Partial<Parts>, ask: 'mend' | 'advise') {
  const sent: unknown[] = []
  let reads = 0
  const client = { send: (...all: unknown[]) => sent.push(all) } as unknown as WebSocketClient
  createHelp({ path: '/toys/pages.json', compiler: () => undefined, advice: () => [], media: () => undefined, onWritten: () => reads++, ...parts })[ask](client)
  return { sent, reads }
}
const compilerWith = (fixFile: (path: string, blocks: unknown) => unknown) => ({ compiler: () => ({ fixFile, blocks: 'blocks' }) }) as unknown as Partial<Parts>

test('the file is mended as by the command, the page hears how much, and the file is read again', () => {
  const asked: unknown[] = []
  const mending = compilerWith((...all) => {
    asked.push(all)
    return [1, 2]
  })
  const media = () => 'media' as never
  expect(helped({ ...mending, media }, 'mend')).toEqual({ sent: [['quoin:said', '2 places mended. "npm run section -- undo" goes back.']], reads: 1 })
  expect(asked).toEqual([['/toys/pages.json', 'blocks', 'media']])
  expect(
    helped(
      compilerWith(() => []),
      'mend',
    ).sent,
  ).toEqual([['quoin:said', 'There was nothing to mend any more.']])
})

test('why nothing was mended is told, and nothing ends', () => {
  const failing = compilerWith(() => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/toys/pages.json' })
  })
  expect(helped(failing, 'mend').sent).toEqual([['quoin:said', expect.stringMatching(/^Nothing was mended: the file .+\.$/)]])
  expect(helped({}, 'mend')).toEqual({ sent: [['quoin:said', 'Nothing can be mended while the blocks themselves have an error.']], reads: 0 })
})

test('advice goes to whoever asks for it', () => {
  const advice = [{ message: 'Better.', where: '', place: '', open: '', frame: '', code: '' }]
  expect(helped({ advice: () => advice }, 'advise').sent).toEqual([['quoin:advice', advice]])
  const broken = () => {
    throw new Error('It broke.')
  }
  expect(helped({ advice: broken }, 'advise').sent).toEqual([['quoin:said', 'Error: It broke.']])
})
