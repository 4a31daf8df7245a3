import { expect, test } from 'vitest'
import { decodedAddress, movedAddresses, oldAddress, oldAddressFault } from '../../../src/site/check/oldAddress'

test.each([
  '/about.html',
  '/Équipe',
  '/x_2025',
  '/%C3%89quipe',
  '/old%20page',
  '/index.php',
  '/News/2024/06/01/Post_(1).aspx',
  '/日本',
  '/a.b,c+d=e@f&g~h!i',
  '/wp-content/uploads/price.pdf',
])('%s may be an address that has moved', (from) => {
  expect(oldAddressFault(from)).toBeUndefined()
})

const elsewhere = (character: string) => `"${character}" means something else to some hosts`

test.each([
  ['about', 'it does not start with a slash'],
  ['/', 'it is the address of the home page'],
  ['/index.html', 'it is the address of the home page'],
  ['/?page=2', 'hosts are asked for what stands before "?" and "#" only'],
  ['/a#b', 'hosts are asked for what stands before "?" and "#" only'],
  ['/a b', 'it contains a space'],
  ['//a', 'it starts with two slashes, which leads to another site'],
  ['/a//b', 'it has two slashes in a row'],
  ['/.git', 'a name in it begins or ends with a dot'],
  ['/a/..', 'a name in it begins or ends with a dot'],
  ['/%2e%2e/a', 'a name in it begins or ends with a dot'],
  ['/assets/a', '"assets" is reserved'],
  ['/a/Con', '"Con" is reserved'],
  ['/Robots.txt', '"Robots.txt" is reserved'],
  ['/_redirects', '"_redirects" is reserved'],
  ['/a/b.gz', '"b.gz" is reserved'],
  ['/blog/*', elsewhere('*')],
  ['/:id', elsewhere(':')],
  ['/a"b', elsewhere('"')],
  ['/a$b', elsewhere('$')],
  ['/a%22b', elsewhere('"')],
  ['/100%', '"%" stands before two digits or letters from a to f that mean a character'],
  [`/${'a'.repeat(200)}`, 'it has more than 200 characters'],
  [`/${'é'.repeat(150)}`, 'a name in it has more than 240 bytes'],
])('%s may not: %s', (from, fault) => {
  expect(oldAddressFault(from)).toBe(fault)
})

test('has one form, whatever its end and its escapes', () => {
  for (const from of ['/Équipe', '/%C3%89quipe', '/E\u0301quipe', '/Équipe/', '/Équipe.html', '/Équipe.HTM', '/Équipe/index.html']) expect(oldAddress(from), from).toBe('/Équipe')
  expect([oldAddress('/'), oldAddress('/index.html'), oldAddress('/index.php'), oldAddress('/a.htmlx')]).toEqual(['/', '/', '/index.php', '/a.htmlx'])
  expect(decodedAddress('/%E0%A4%A')).toBe('/%E0%A4%A')
})

test('of addresses that are one the first says where it leads', () => {
  expect([...movedAddresses({ '/a.html': '/b', '/a': '/c', '/x/': '/y', '/x/index.html': '/z' })]).toEqual([
    ['/a', '/b'],
    ['/x', '/y'],
  ])
})
