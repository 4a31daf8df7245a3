import { expect, test } from 'vitest'
import { isReadable, mendSyntax, syntaxRepairs } from '../../../src/authoring/edit/syntaxRepairs'
import { bundle, unbundle } from '../../../src/site/read/include/bundle'

test('of several files each that is no JSON is made so, and the others keep their bytes', () => {
  const part = (name: string, text: string, fault?: string) => ({ name, bytes: Buffer.from(text), fault })
  const mended = mendSyntax(bundle(Buffer.from('{ "a": 1 }'), [part('a.json', '{ "a": 1 "b": 2 }'), part('b.json', '\ufeff{ "c": 1 "d": 2 }'), part('c.json', '', 'gone')]))
  const { main, included } = unbundle(mended?.bytes ?? Buffer.alloc(0))
  expect([main, ...included.map(({ bytes }) => bytes)].map(String)).toEqual(['{ "a": 1 }', '{ "a": 1, "b": 2 }', '\ufeff{ "c": 1, "d": 2 }', ''])
  expect(mended?.done).toEqual(['a comma put between two entries.', 'a comma put between two entries.'])
})

test('what is JSON needs nothing, and what nobody can know is left', () => {
  expect([mendSyntax(Buffer.from('{}')), syntaxRepairs('{}'), isReadable('{}'), isReadable('{')]).toEqual([undefined, [], true, false])
})
