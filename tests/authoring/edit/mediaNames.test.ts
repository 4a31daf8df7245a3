import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { freePath, plainPath, renameInText, renamingsOf } from '../../../src/authoring/edit/mediaNames'
import { runs } from '../../lib/runs'
import { fileWith } from '../../lib/toy'

const blocks = await loadBlocks()

test.each([
  ['media/Team Fotos/Ana.JPG', 'media/team-fotos/ana.jpg'],
  ['media/Übersicht (1).pdf', 'media/uebersicht-1.pdf'],
  ['media/cafe\u0301 crème.png', 'media/cafe-creme.png'],
  ['media/Straße_2.webp', 'media/strasse_2.webp'],
  ['media/写真.jpg', 'media/写真.jpg'],
  ['media/price-list.pdf', 'media/price-list.pdf'],
])('%s is plainly %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
  expect(plainPath(plain)).toBe(plain)
})

test('no two files get one name, and none that is there already', () => {
  expect(renamingsOf(['media/a.jpg', 'media/A.jpg', 'media/Ä.jpg', 'media/ä.jpg', 'media/写真.jpg'])).toEqual([
    { from: 'media/A.jpg', to: 'media/a-2.jpg' },
    { from: 'media/Ä.jpg', to: 'media/ae.jpg' },
    { from: 'media/ä.jpg', to: 'media/ae-2.jpg' },
  ])
})

test('a file of which a copy is there under its plain name gets that one', () => {
  const isCopy = (from: string, to: string) => from === 'media/A B.jpg' && to === 'media/a-b.jpg'
  expect(renamingsOf(['media/A B.jpg', 'media/a-b.jpg', 'media/Ä.jpg', 'media/ae.jpg'], isCopy)).toEqual([
    { from: 'media/A B.jpg', to: 'media/a-b.jpg' },
    { from: 'media/Ä.jpg', to: 'media/ae-2.jpg' },
  ])
})

test('files that have been renamed keep their names, in whatever script they are written', () => {
  const part = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'aA2-_ !.äÉФф写ﷺ\u0301') }).filter((name) => !/^\.+$/.test(name))
  const path = fc
    .tuple(fc.array(part, { maxLength: 1 }), part, fc.constantFrom('', '.jpg', '.JPG'))
    .map(([folders, name, ending]) => ['media', ...folders, name + ending].join('/'))
  const renamed = (paths: readonly string[]) => {
    const to = new Map(renamingsOf(paths).map((renaming) => [renaming.from, renaming.to]))
    return paths.map((one) => to.get(one) ?? one)
  }
  expect(renamed(['media/ﷺ.JPG', 'media/ﷺ.jpg', 'media/!.JPG', 'media/!.jpg'])).toEqual(['media/ﷺ-2.jpg', 'media/ﷺ.jpg', 'media/2.jpg', 'media/!.jpg'])
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 6 }), (paths) => {
      const once = renamed(paths)
      expect(new Set(once).size).toBe(paths.length)
      expect(renamingsOf(once)).toEqual([])
    }),
    runs(1000),
  )
})

test('no file is called as a folder will be', () => {
  expect(renamingsOf(['media/-\u00e4', 'media/\u00c4/b.jpg'])).toEqual([
    { from: 'media/-\u00e4', to: 'media/ae-2' },
    { from: 'media/\u00c4/b.jpg', to: 'media/ae/b.jpg' },
  ])
})

test('a file keeps every byte but the names, which follow wherever they stand', () => {
  const sections = (ana: string, list: string, inText: string) => [
    { type: 'hero', title: 'Caf\u00e9 "Toys"', picture: { src: ana, alt: 'Ana' }, actions: [{ label: 'Prices', href: `${list}#page=2` }] },
    { type: 'prose', text: `A "quote" \t ![Ana](${inText} "At work") and [list](<${list}>) and [once more](${list}).` },
    { type: 'article', title: 'a', content: `<p>"x"</p><img alt="a" src="${ana}">` },
  ]
  const file = (ana: string, list: string, inText: string) => fileWith({ pages: [{ path: '/', title: 'Home', sections: sections(ana, list, inText) }] })
  const text = file('media/Team/Ana.JPG', 'media/Preis Liste.pdf', 'media/Team/Ana.JPG').replaceAll('Caf\u00e9', 'Caf\\u00e9')
  const paths = ['media/Team/Ana.JPG', 'media/Preis Liste.pdf']
  expect(renameInText(text, JSON.parse(text), blocks, renamingsOf(paths), paths)).toBe(
    file('media/team/ana.jpg', 'media/preis-liste.pdf', 'media/team/ana.jpg').replaceAll('Caf\u00e9', 'Caf\\u00e9'),
  )
})

test('a name that differs in capital letters alone means the file that is there', () => {
  const text = fileWith({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'a', picture: { src: 'media/ANA.jpg', alt: 'a' } }] }] })
  expect(renameInText(text, JSON.parse(text), blocks, [], ['media/ana.jpg'])).toBe(text.replace('ANA', 'ana'))
})

test('a path that is taken gets the first number behind its name that is free', () => {
  const free = (path: string, ...taken: string[]) => freePath(path, new Set(taken))
  expect([free('media/a.jpg'), free('media/a.jpg', 'media/a.jpg'), free('media/a.jpg', 'media/a.jpg', 'media/a-2.jpg'), free('media/a', 'media/a')]).toEqual([
    'media/a.jpg',
    'media/a-2.jpg',
    'media/a-3.jpg',
    'media/a-2',
  ])
})
