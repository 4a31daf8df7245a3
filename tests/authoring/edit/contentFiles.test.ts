import { expect, test } from 'vitest'
import { replacementsOf } from '../../../src/authoring/edit/contentFiles'
import { bundle } from '../../../src/site/read/include/bundle'

const part = (name: string, text: string, fault?: string) => ({ name, bytes: Buffer.from(text), fault })
const told = (before: Buffer, after: Buffer) =>
  replacementsOf('/toys/pages.json', before, after).map(({ path, before: was, bytes }) => `${path} ${was?.toString()} → ${bytes?.toString()}`)

test('files that come are made first, those that go are taken away last, and what is as it was is left alone', () => {
  const before = bundle(Buffer.from('m'), [part('a.json', 'a'), part('b.json', 'b'), part('c.json', 'c'), part('d.json', '', 'gone')])
  const after = bundle(Buffer.from('n'), [part('a.json', 'a'), part('b.json', 'B'), part('e/f.json', 'f')])
  expect(told(before, after)).toEqual(['/toys/e/f.json undefined → f', '/toys/b.json b → B', '/toys/pages.json m → n', '/toys/c.json c → undefined'])
  expect(told(before, before)).toEqual([])
})

test('of one file there is one', () => {
  expect(told(Buffer.from('m'), Buffer.from('n'))).toEqual(['/toys/pages.json m → n'])
})
