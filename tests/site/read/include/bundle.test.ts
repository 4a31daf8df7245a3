import { expect, test } from 'vitest'
import { bundle, unbundle } from '../../../../src/site/read/include/bundle'

const main = Buffer.from('{ "include": ["*.json"] }')

test('files that are put together come apart as they were, those that could not be read with the reason', () => {
  const files = [
    { name: 'a.json', bytes: Buffer.from('ä'), fault: undefined },
    { name: 'b.json', bytes: Buffer.alloc(0), fault: 'it is a folder' },
    { name: 'c.json', bytes: Buffer.from([0, 1, 0]), fault: undefined },
  ]
  const all = unbundle(new Uint8Array(bundle(main, files)))
  expect([all.main.equals(main), all.included]).toEqual([true, files])
})

test.each(['{ }', '', '\0', 'a\0b\0', '\0[]\0', '\0[["a",9]]\0', '\0[["a",-1]]\0', '\0{}\0', '\0[[1,1]]\0'])('the bytes %j are one file', (text) => {
  const bytes = Buffer.from(text)
  expect(bundle(bytes, [])).toBe(bytes)
  expect(unbundle(bytes).included).toEqual([])
})
