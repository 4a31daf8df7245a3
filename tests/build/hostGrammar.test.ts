import { expect, test } from 'vitest'
import { hostFiles } from '../../src/build/hostFiles'
import type { StoredFile } from '../../src/parts/storedFile'
import { compile } from '../../src/site/compile'
import type { Site } from '../../src/site/schema/site'
import { fileWith, pageWith, toyBlocks, toySettings } from '../lib/toy'

/** What Cloudflare Pages documents, and its parser holds to; Netlify allows more. What is beyond is left out there, without a word. */
const LIMITS = { redirects: 2_000, redirectLength: 1_000, rules: 100, headerLength: 2_000 }
/** What stands for any name, or for anything: behind the first rule with one, Cloudflare reads a hundred more and no other. */
const PLACEHOLDER = /\*|:[A-Za-z]\w*/

const document: StoredFile = { hash: 'abc', bytes: 1, kind: 'document' }
const redirects = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/old-${index}`, index % 2 === 0 ? '/' : 'https://shop.example.com/a?b=c#d']))

function filesOf(settings: object, files: Site['files'] = {}) {
  const text = fileWith({ pages: [pageWith()], notFound: { title: 'No', sections: [] }, site: { ...toySettings, ...settings } })
  const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', toyBlocks)
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  const { _redirects = '', _headers = '' } = hostFiles({ ...site, files })
  return { _redirects: String(_redirects), _headers: String(_headers) }
}

const linesOf = (file: string) => file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))

/** A line of _redirects, as both hosts read it: where from, where to and a code that both know; Netlify takes what begins with # for a comment. */
function redirect(line: string): { from: string; to: string; code: number } {
  const [from = '', to = '', code = '302', ...more] = line.trim().split(/\s+/)
  if (!/^\/[^\s?#]*$/.test(from) || PLACEHOLDER.test(from) || !/^(?:\/|https?:\/\/)\S*$/.test(to) || !/^(?:200|30[12378])$/.test(code) || more.length > 0) throw new Error(line)
  return { from, to, code: Number.parseInt(code, 10) }
}

/** The rules of _headers, as both hosts read them: an address alone on its line, with one * at most, and below it its headers, each with a value. */
function headers(file: string): Map<string, [name: string, value: string][]> {
  const rules = new Map<string, [string, string][]>()
  let own: [string, string][] | undefined
  for (const line of linesOf(file)) {
    const [, name, value] = /^[ \t]+([A-Za-z][A-Za-z0-9-]*):[ \t]*(\S.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined && own) own.push([name, value])
    else if (/^\/[^\s:]*$/.test(line) && (line.match(/\*/g) ?? []).length <= 1) rules.set(line, (own = rules.get(line) ?? []))
    else throw new Error(line)
  }
  return rules
}

test.each([{}, { url: 'https://me.example.com/toys' }])('each line of _redirects is one that hosts understand, and none leads to itself: %j', (settings) => {
  const lines = linesOf(filesOf({ redirects, ...settings })._redirects)
  const read = lines.map(redirect)
  expect(read.length).toBeGreaterThanOrEqual(40)
  expect(read.length).toBeLessThanOrEqual(LIMITS.redirects)
  expect(lines.filter((line) => line.length > LIMITS.redirectLength)).toEqual([])
  expect(read.filter(({ from, to }) => from === to)).toEqual([])
  expect(new Set(read.map(({ from }) => from)).size).toBe(read.length)
})

test.each([{}, { url: 'https://me.example.com/toys' }])('each rule of _headers is one that hosts understand, with a header at least: %j', (settings) => {
  const file = filesOf(settings)._headers
  const rules = headers(file)
  expect(rules.size).toBeGreaterThan(0)
  expect(rules.size).toBeLessThanOrEqual(LIMITS.rules)
  expect([...rules].filter(([, own]) => own.length === 0)).toEqual([])
  expect(linesOf(file).filter((line) => line.length > LIMITS.headerLength)).toEqual([])
})

test('a site with hundreds of texts to open has no more rules than one with one of each kind', () => {
  const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`media/${index}/list.${['csv', 'vtt', 'CSV'][index % 3]}`, document]))
  const [few, many] = [3, 300].map((count) => headers(filesOf({}, named(count))._headers))
  expect(many).toEqual(few)
  expect(many?.get('/media/*.CSV')).toEqual([['Content-Type', 'text/csv; charset=utf-8']])
  expect(many?.get('/media/*.vtt')).toEqual([['Content-Type', 'text/vtt; charset=utf-8']])
})

test('the parsers refuse what hosts do', () => {
  expect(() => redirect('old /new')).toThrow('old /new')
  for (const line of ['/old /new 999', '/old /new 404', '/old /new 301!', '/old', '/old new', '/old/* /new', '/old/:name /new', '/old?a=1 /new', '/old /new 301 more'])
    expect(() => redirect(line)).toThrow(line)
  expect(() => headers('X-Frame-Options: DENY')).toThrow('X-Frame-Options')
  expect(() => headers('  X-Frame-Options: DENY')).toThrow('X-Frame-Options')
  expect(() => headers('/*\n  X-Frame-Options:')).toThrow('X-Frame-Options')
  expect(() => headers('/*/a/*\n  X-Frame-Options: DENY')).toThrow('/*/a/*')
})
