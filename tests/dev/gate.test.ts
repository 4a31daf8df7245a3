import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { gate, isOwn, refuse } from '../../src/dev/server/gate'

const from = (headers: Record<string, string>, method = 'GET') => ({ method, headers: { host: 'localhost:5173', ...headers } }) as unknown as IncomingMessage

/** What is done with a request: it goes on, or this is answered. */
function passed(request: IncomingMessage): unknown {
  const done: unknown[] = []
  const response = {
    writeHead: (...all: unknown[]) => {
      done.push(all)
      return { end: (words: string) => done.push(words) }
    },
  } as unknown as ServerResponse
  gate(request, response, () => done.push('next'))
  return done.length === 1 ? done[0] : done
}
const REFUSED = [[403, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }], 'Only pages of this server may ask for this.\n']

test.each<[string, Record<string, string>, boolean]>([
  ['a program', {}, true],
  ['a person who types the address', { 'sec-fetch-site': 'none' }, true],
  ['a page of this server', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }, true],
  ['one behind HTTPS', { origin: 'https://localhost:5173' }, true],
  ['another port', { origin: 'http://localhost:8080' }, false],
  ['another host', { origin: 'http://evil.example' }, false],
  ['a host that begins alike', { origin: 'http://localhost:5173.evil.example' }, false],
  ['a page without origin', { origin: 'null' }, false],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }, false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['another host that says it is this one', { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }, false],
])('%s is of this place: %3$s', (_who, headers, expected) => {
  expect([isOwn(from(headers)), passed(from(headers, 'POST'))]).toEqual([expected, expected ? 'next' : REFUSED])
})

const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

test.each<[string, Record<string, string>, string, boolean]>([
  ['a link that is followed from elsewhere', visit, 'GET', true],
  ['a frame of an editor', { ...visit, 'sec-fetch-dest': 'iframe' }, 'GET', true],
  ['a form of another site', visit, 'POST', false],
  ['a navigation with an origin', { ...visit, origin: 'http://evil.example' }, 'GET', false],
  ['a script of another site', { ...visit, 'sec-fetch-mode': 'cors' }, 'GET', false],
  ['an object of another site', { ...visit, 'sec-fetch-dest': 'object' }, 'GET', false],
  ['a navigation that does not say what for', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'GET', false],
])('%s comes in: %4$s', (_what, headers, method, expected) => {
  expect(passed(from(headers, method))).toEqual(expected ? 'next' : REFUSED)
})

test('who is refused is told so, and no browser keeps it', () => {
  const said: unknown[] = []
  refuse({ writeHead: (...all: unknown[]) => ({ end: (words: string) => said.push(all, words) }) } as unknown as ServerResponse)
  expect(said).toEqual(REFUSED)
})
