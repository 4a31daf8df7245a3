import { writtenPath } from '../../../src/site/text/jsonPath'
import { expect, test } from 'vitest'
import { message } from '../../../src/site/diagnostics/catalogue'
import { locate, placeInWords } from '../../../src/site/diagnostics/locate'
import { at, atOffset } from '../../../src/site/diagnostics/diagnostic'

test('a path is written as a program writes it', () => {
  expect([['pages', 3, 'sections', 2, 'title'], [0, 'a'], ['a b', '$c', '1'], []].map(writtenPath)).toEqual(['pages[3].sections[2].title', '[0].a', '["a b"].$c["1"]', ''])
})

test('a place is said as a person says it', () => {
  const value = {
    pages: [{ path: '/faq', sections: [{ type: 'faqGroup', items: [{ question: 'Why?' }] }, { use: 'hello' }, {}] }, {}],
    collections: { toys: [{ slug: 'bear' }] },
    rows: [['a', 'b']],
  }
  const places: (string | number)[][] = [
    ['pages', 0, 'sections', 0, 'items', 0, 'question'],
    ['pages', 0, 'sections', 1],
    ['pages', 0, 'sections', 2],
    ['pages', 1],
    ['collections', 'toys', 0, 'slug'],
    ['rows', 0, 1],
    ['site'],
    [],
  ]
  expect(places.map((path) => placeInWords(value, path))).toEqual([
    'page "/faq" › section 1 (faqGroup) › items 1 › question',
    'page "/faq" › section 2 (hello)',
    'page "/faq" › section 3',
    'page "number 2"',
    'collections › toys 1 (bear) › slug',
    'rows 1 › entry 2',
    'site',
    '',
  ])
})

const frameOf = (text: string, offset: number, length: number) => locate([atOffset(offset, length, message('emptyFile', {}))], { file: 'pages.json', text, value: undefined })[0]

test('the line is drawn with the one before it, and a mark below that ends with the line', () => {
  expect(frameOf('one\ntwo\tthree  \nfour', 8, 99)).toMatchObject({ line: 2, column: 5, length: 7, frame: '  1 | one\n> 2 | two three\n    |     ^^^^^^^' })
  expect(frameOf('"題名": "見出し"', 6, 5)?.frame).toBe('> 1 | "題名": "見出し"\n    |         ^^^^^^^^')
  expect(frameOf('one', 0, 0)).toMatchObject({ line: 1, column: 1, frame: '> 1 | one\n    | ^' })
  expect(frameOf(`${'\n'.repeat(9)}x`, 9, 1)?.frame).toBe('   9 | \n> 10 | x\n     | ^')
})

test('a long line is cut around its mark', () => {
  const [line, mark] = (frameOf(`${'a'.repeat(300)}HERE${'b'.repeat(300)}`, 300, 4)?.frame ?? '').split('\n')
  expect(line?.length).toBe('> 1 | '.length + 100)
  expect(line?.slice(mark?.indexOf('^'), (mark?.lastIndexOf('^') ?? 0) + 1)).toBe('HERE')
  const [cut, whole] = (frameOf('x'.repeat(500), 0, 500)?.frame ?? '').split('\n')
  expect([cut?.length, whole?.length]).toEqual([106, 106])
})

test('findings come in the order of their place, and know their path and words', () => {
  const text = '{ "b": "x", "a": "" }'
  const reported = locate([at(['a'], message('emptyText', {})), at(['b'], message('emptyText', {}), { start: 0, length: 1 })], { file: 'f.json', text, value: JSON.parse(text) })
  expect(reported.map(({ file, path, where, column, length, fixable, severity }) => [file, path, where, column, length, fixable, severity])).toEqual([
    ['f.json', 'b', 'b', 9, 1, false, 'error'],
    ['f.json', 'a', 'a', 18, 2, false, 'error'],
  ])
})

test('what is wrong in a file that belongs to one place comes in the order of that file, line by line', () => {
  const body = { file: 'a.md', text: 'one\ntwo\nthree' }
  const inBody = (offset: number) => ({ ...at(['a'], message('emptyText', {})), written: { ...body, offset, length: 1 } })
  const text = '{ "b": "", "a": "" }'
  const found = locate([inBody(8), at(['a'], message('emptyText', {})), inBody(4), inBody(0), at(['b'], message('emptyText', {}))], {
    file: 'f.json',
    text,
    value: JSON.parse(text),
  })
  expect(found.map(({ file, line, column, fixable }) => [file, line, column, fixable])).toEqual([
    ['f.json', 1, 8, false],
    ['a.md', 1, 1, false],
    ['a.md', 2, 1, false],
    ['a.md', 3, 1, false],
    ['f.json', 1, 17, false],
  ])
})

test('in a text that is not whole a place is guessed for what is written in an entry, up to the field that it stands at', () => {
  const placeOf = (mark: string, told = message('syntax', { message: 'm', hint: 'h' }), value?: unknown) => {
    const text = `{ "pages": [{ "path": "/a", "sections": [{ "type": "hero", ${mark} } ] }`
    return locate([atOffset(text.indexOf('}'), 1, told)], { file: 'f.json', text, value }).map(({ path, where }) => [path, where])
  }
  expect([placeOf('"ti": '), placeOf(''), placeOf('"ti": ', message('emptyFile', {}))]).toEqual([
    [['pages[0].sections[0].ti', 'page "/a" › section 1 (hero) › ti']],
    [['pages[0].sections[0]', 'page "/a" › section 1 (hero)']],
    [['', '']],
  ])
  expect(placeOf('"ti": ', undefined, { pages: [{ path: '/known', sections: [{ use: 'hello' }] }] })).toEqual([
    ['pages[0].sections[0].ti', 'page "/known" › section 1 (hello) › ti'],
  ])
})
