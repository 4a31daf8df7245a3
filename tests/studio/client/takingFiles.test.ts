import { expect, test } from 'vitest'
import { takingFiles } from '../../../src/studio/client/takingFiles'

/** What becomes of an event with these files: the names that are taken, and whether the browser still does its own with it. */
function comeOf(kind: 'onPaste' | 'onDrop', ...names: string[]) {
  const taken: string[] = []
  let isLeft = true
  const data = { files: names.map((name) => new File(['x'], name)) }
  const event = { clipboardData: data, dataTransfer: data, preventDefault: () => (isLeft = false), stopPropagation: () => {} }
  takingFiles(({ name }) => taken.push(name))[kind](event as never)
  return { taken, isLeft }
}

test('a file that is dropped or pasted is taken, of several the first', () => {
  expect([comeOf('onDrop', 'a.jpg'), comeOf('onPaste', 'a.jpg', 'b.jpg')]).toEqual([
    { taken: ['a.jpg'], isLeft: false },
    { taken: ['a.jpg'], isLeft: false },
  ])
})

test('words that are pasted are left to the browser', () => expect(comeOf('onPaste')).toEqual({ taken: [], isLeft: true }))
