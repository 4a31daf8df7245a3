import { expect, test } from 'vitest'
import { isNamedVector, publishedVector, vectorFault, vectorSize } from '../../../src/site/media/vector'

const svg = (inner = '', attributes = 'viewBox="0 0 40 30"') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

test.each([
  ['viewBox="0 0 40 30"', { width: 40, height: 30 }],
  ['width="400" height="300px" viewBox="0 0 40 30"', { width: 400, height: 300 }],
  ['width="100%" viewBox="-5,-5,40.4,29.6"', { width: 40, height: 30 }],
  ['', undefined],
  ['viewBox="0 0 0 30"', undefined],
  ['viewBox="a b c d"', undefined],
  ['viewBox="0 0 1e9 30"', undefined],
])('a drawing with %s has this size', (attributes, size) => {
  expect(vectorSize(svg('', attributes))).toEqual(size)
})

test('what is no drawing has no size', () => {
  expect([vectorSize(''), vectorSize('<p>text'), vectorSize('<html><svg viewBox="0 0 1 1"/></html>')]).toEqual([undefined, undefined, { width: 1, height: 1 }])
})

test.each([
  '<path d="M0 0h9"/><g><circle r="2" fill="url(#a)"/></g><linearGradient id="a"><stop stop-color="red"/></linearGradient>',
  '<use href="#a"/><image href="data:image/png;base64,AAAA"/><style>.a { fill: url(#a) }</style><title>Mark</title>',
  '<!-- made by hand --><text x="1">A &amp; B</text>',
])('a drawing with %s may be published', (inner) => {
  expect(vectorFault(`<?xml version="1.0" encoding="UTF-8"?>\n${svg(inner)}`)).toBeUndefined()
})

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<g><SCRIPT/></g>', '<script>'],
  ['<foreignObject><p>x</p></foreignObject>', '<foreignObject>'],
  ['<path onload="x()"/>', 'the attribute "onload"'],
  ['<image href="https://example.com/a.png"/>', 'the address "https://example.com/a.png"'],
  ['<use href=" other.svg "/>', 'the address "other.svg"'],
  [`<use href="${'x'.repeat(100)}"/>`, `the address "${'x'.repeat(80)}"`],
  ['<use xlink:href="other.svg#a"/>', 'the address "other.svg#a"'],
  ['<a href="javascript:x()"><path/></a>', 'the address "javascript:x()"'],
  ['<path fill="url(https://example.com/a)"/>', 'the address in "fill"'],
  ['<path style="fill: url(//example.com/a)"/>', 'the address in "style"'],
  ['<style>@import "https://example.com/a.css";</style>', 'an address in <style>'],
  ['<style>@\\69mport "https://example.com/a.css";</style>', 'an address in <style>'],
  ['<style>path { fill: u\\72 l(https://example.com/a) }</style>', 'an address in <style>'],
  ['<path style="mask: image-set(\'https://example.com/a\' 1x)"/>', 'the address in "style"'],
  ['<set attributeName="href" to="javascript:x()"/>', '<set>'],
  ['<g xml:base="//example.com/"><use href="#leaf"/></g>', 'the attribute "xml:base"'],
  ['<![CDATA[<script>]]>', '"<![CDATA["'],
])('a drawing with %s may not: it holds %s', (inner, expected) => {
  expect(vectorFault(svg(inner))).toBe(expected)
})

test('nor may one that names entities or a stylesheet', () => {
  expect(vectorFault(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg()}`)).toContain('<!')
  expect(vectorFault(`<?xml-stylesheet href="a.css"?>${svg()}`)).toBe('"<?xml-stylesheet"')
})

test('what is noted in a drawing is not published: comments, instructions, metadata, and what editors keep of their machine', () => {
  const noted = `<?xml version="1.0" encoding="UTF-8"?>
<!-- /home/ada/draft.svg --><?editor <!-- a file of ada ?>${svg(
    '<metadata id="m">Ada</metadata><metadata/><title>Möwe</title><path inkscape:label="sketch" d="M0 0h9"/><text>5 - 3 --</text><!-- a --><!--> b -->',
    'viewBox="0 0 40 30" sodipodi:docname="draft.svg" inkscape:export-filename = \'/home/ada/a "b".png\'',
  )}`
  expect(String(publishedVector(Buffer.from(noted)))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n${svg('<title>Möwe</title><path d="M0 0h9"/><text>5 - 3 --</text>', 'viewBox="0 0 40 30"')}`,
  )
})

test('a drawing in which nothing is noted is published byte by byte', () => {
  const bytes = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>'), Buffer.from(svg('<text a=">">caf\u00e9 > inkscape:a="b"</text>'), 'latin1')])
  expect(publishedVector(bytes).equals(bytes)).toBe(true)
})

test('a drawing says that it is one in its own tag, and nowhere else', () => {
  const named = ' xmlns="http://www.w3.org/2000/svg"'
  expect([`<svg${named}/>`, `<?xml version="1.0"?>\n<svg id="a"${named.replaceAll('"', "'")}>`, `<!-- <svg> --><svg${named}>`].map(isNamedVector)).toEqual([true, true, true])
  expect(['<svg/>', `<!-- <svg${named}> --><svg>`, `<svg><g${named}/></svg>`, '<svg xmlns="http://www.w3.org/1999/xhtml">'].map(isNamedVector)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
