import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { basePath, onHost, siteAddress, wholeAddress } from '../../src/parts/siteBase'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://toys.example', '', 'https://toys.example'],
  ['https://toys.example/', '', 'https://toys.example'],
  ['https://me.example/toys', '/toys', 'https://me.example/toys'],
  ['https://bücher.example/a/b/', '/a/b', 'https://xn--bcher-kva.example/a/b'],
])('a site at %s lies below "%s"', (url, path, address) => {
  expect([basePath(url), siteAddress(url)]).toEqual([path, address])
})

test('an address of the site becomes a whole one below its path, and one that is whole stays', () => {
  expect(wholeAddress('/faq#a', 'https://me.example/toys/')).toBe('https://me.example/toys/faq#a')
  expect(wholeAddress('https://other.example/x', 'https://me.example/toys')).toBe('https://other.example/x')
})

test('in the browser an address lies below the path that the page names, and nowhere else', () => {
  expect(onHost('/faq')).toBe('/faq')
  vi.stubGlobal('document', new JSDOM('<html data-base="/toys">').window.document)
  expect([onHost('/faq'), onHost('#a'), onHost('mailto:a@b.example'), onHost('https://b.example/')]).toEqual(['/toys/faq', '#a', 'mailto:a@b.example', 'https://b.example/'])
  vi.stubGlobal('document', new JSDOM('').window.document)
  expect(onHost('/faq')).toBe('/faq')
})
