import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, inject, test } from 'vitest'
import { CACHE, securityHeaders } from '../../src/build/headers'
import { figure } from '../lib/figure'
import { ask } from './ask'
import { observatory, policyOf } from './observatory'
import { findingsIn, GRAVE } from './policyFindings'
import { filesOf, textsOf } from './siteFiles'

const { main, bakery } = inject('sites')
const portOf = (origin: string) => Number(new URL(origin).port)

describe('the headers that the server sends', () => {
  test.each(['/', '/faq', '/no-such-page', '/resources/no-such-article'])('get an A+ from the HTTP Observatory at %s', async (path) => {
    const { headers, body } = await ask(portOf(main.origin), path, { headers: { 'X-Forwarded-Proto': 'https' } })
    const { score, grade, findings } = observatory(headers, body.toString())
    expect(findings.filter(({ points }) => points < 0)).toEqual([])
    expect([score, grade]).toEqual([140, 'A+'])
  })

  test('the scoring takes points where they are due', () => {
    const headers = Object.fromEntries(Object.entries(securityHeaders(true)).map(([name, value]) => [name.toLowerCase(), value]))
    const policy = headers['content-security-policy'] ?? ''
    const score = (changed: Record<string, string | undefined>, html = '') => observatory({ ...headers, ...changed }, html).score
    expect(observatory({}, '').grade).toBe('C or worse')
    expect(score({ 'content-security-policy': undefined })).toBe(75)
    expect(score({ 'content-security-policy': `${policy}; script-src 'self'` })).toBe(75)
    expect(score({ 'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'") })).toBe(80)
    expect(score({ 'content-security-policy': policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'") })).toBe(130)
    expect(score({ 'strict-transport-security': 'max-age=60' })).toBe(90 + 40)
    expect(score({ 'strict-transport-security': undefined })).toBe(80)
    expect(score({ 'set-cookie': 'a=b' })).toBe(80)
    expect(score({}, '<script src="https://elsewhere.example/a.js"></script>')).toBe(135)
  })

  test('hold a policy in which nothing grave is found, in a header of less than 2,000 characters', ({ task }) => {
    const { 'Content-Security-Policy': policy = '' } = securityHeaders(true)
    const findings = findingsIn(policy)
    expect(findings.filter(({ severity }) => severity < GRAVE)).toEqual([])
    expect(findingsIn("script-src 'unsafe-inline'").filter(({ severity }) => severity < GRAVE)).not.toEqual([])
    const parts = policyOf(policy)
    for (const name of ['script-src', 'style-src', 'style-src-elem']) expect(parts.get(name)).toEqual(["'self'"])
    const longest = Math.max(...Object.entries(securityHeaders(true)).map(([name, value]) => name.length + value.length + 2))
    expect(longest).toBeLessThan(2000)
    figure(
      { task },
      'B3',
      `Observatory 140 points, A+ (goal A+); csp_evaluator: ${findings.length} findings, 0 grave (goal 0); longest header ${longest} characters (goal < 2,000)`,
    )
  })
})

describe('the policy in the pages', () => {
  test.each([['main', main] as const, ['bakery', bakery] as const])('of %s is that of the server, before all that it is about', (_name, { folder }) => {
    const [first, ...others] = textsOf(folder, /\.html$/).map(({ text }) => {
      const [, content = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(text) ?? []
      const before = text.slice(0, text.indexOf('<meta http-equiv="content-security-policy"'))
      expect(before).not.toMatch(/<(?:script|link|style)\b/)
      // Browsers look for the encoding in the first 1,024 bytes.
      expect(Buffer.from(text.slice(0, text.indexOf('charset'))).length).toBeLessThan(1024)
      return content
    })
    expect(new Set(others)).toEqual(new Set([first]))
    const [meta, header] = [policyOf(first), policyOf(securityHeaders(true)['Content-Security-Policy'])]
    header.delete('frame-ancestors')
    header.delete('upgrade-insecure-requests')
    expect(meta).toEqual(header)
    expect(findingsIn(first ?? '').filter(({ severity }) => severity < GRAVE)).toEqual([])
  })
})

describe('the files for hosts', () => {
  const read = (name: string) => readFileSync(join(bakery.folder, name), 'utf8')

  test('_headers says what the server says', () => {
    const rules = new Map<string, Record<string, string>>()
    let path = ''
    for (const line of read('_headers')
      .split('\n')
      .filter((row) => row !== '')) {
      expect(line.length).toBeLessThan(2000)
      const [, name = '', value = ''] = /^ {2}([\w-]+): (\S.*)$/.exec(line) ?? []
      if (name === '') {
        expect(line).toMatch(/^\/[\w./*-]*$/)
        path = line
        expect(rules.has(path)).toBe(false)
        rules.set(path, {})
      } else rules.set(path, { ...rules.get(path), [name]: value })
    }
    expect(Object.fromEntries(rules)).toEqual({
      '/*': securityHeaders(true),
      '/assets/*': { 'Cache-Control': CACHE.assets },
      '/rss.xml': { 'Content-Type': 'application/rss+xml; charset=utf-8' },
    })
    // Of two rules with the same header both values would be sent, joined.
    const names = [...rules.values()].flatMap((headers) => Object.keys(headers))
    expect(new Set(names).size).toBe(names.length)
  })

  test('_redirects has rules that hosts understand, each to a page that exists, none twice, none in a circle', () => {
    const rules = read('_redirects')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    // One of them was a file, which leads on by both of its names.
    expect(rules).toHaveLength(6)
    const froms = rules.map((rule) => {
      expect(rule.length).toBeLessThan(1000)
      const [, from = '', to = ''] = /^(\/[\w%./-]+) ((?:\/|https:\/\/)\S*) 301$/.exec(rule) ?? []
      if (to.startsWith('/')) expect(existsSync(join(bakery.folder, `${to.replace(/[?#].*$/, '')}.html`)), to).toBe(true)
      return from
    })
    expect(new Set(froms).size).toBe(froms.length)
    for (const rule of rules) expect(froms).not.toContain(rule.split(' ')[1])
  })

  test('for hosts without redirects a page leads on, and search engines are told so', () => {
    const page = new JSDOM(read('antigas.html')).window.document
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/receitas?de=%24antigas')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://mare-de-trigo.example.com/receitas?de=%24antigas')
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/receitas?de=%24antigas')
    expect(new JSDOM(read('mapa.html')).window.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://maps.example.com/mare-de-trigo')
    expect(read('sitemap.xml')).not.toMatch(/antigas|mapa|menu|online/)
  })

  test('nginx.conf names every ending that the site has, and no place of this machine', () => {
    const conf = read('.hosts/nginx.conf')
    const known = new Set(Array.from(/^types \{([^}]*)\}/m.exec(conf)?.[1]?.matchAll(/ (\w+);/g) ?? [], ([, ending]) => ending))
    const endings = filesOf(bakery.folder)
      .map((file) => /\.(\w+)(?:\.br|\.gz)?$/.exec(file.replace(/.*\//, ''))?.[1])
      .filter((ending) => ending !== undefined && !['conf', 'nojekyll'].includes(ending))
    for (const ending of endings) expect(known).toContain(ending)
    expect(conf).not.toContain(bakery.folder)
  })

  test('GitHub Pages is told to serve every file', () => expect(existsSync(join(bakery.folder, '.nojekyll'))).toBe(true))
})
