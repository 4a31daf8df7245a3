import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schemaOf } from '../../src/site/schema/composed'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { icon } from '../../src/parts/icon'
import { text } from '../../src/parts/text'
import { compileFile, compileValue } from '../../src/site/compile'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../lib/toy'

const compiled = (parts: Record<string, unknown>, blocks = toyBlocks, options = {}) => compileValue({ text: fileWith(parts), value: JSON.parse(fileWith(parts)) }, blocks, options)
const names = (parts: Record<string, unknown>, blocks = toyBlocks) => compiled(parts, blocks).findings.map(({ message }) => message.name)

test('what is no site is told by what it is', () => {
  const words = (value: unknown) => compileValue({ text: '', value }, toyBlocks, {}).findings.map(({ message }) => message.words)
  expect([words([]), words('abc'), words(null)]).toEqual([[{ found: 'a list' }], [{ found: 'only abc' }], [{ found: 'only null' }]])
})

test('characters that nothing can hold are told before the shape, and the shape before all else', () => {
  expect(names({ pages: [pageWith({ type: 'note', text: 'a\u0007', x: 1 })] })).toEqual(['controlCharacter'])
  expect(names({ pages: [pageWith({ type: 'note', text: '[a](/x)' }, { type: 'xyz' })] })).toEqual(['unknownBlock'])
})

test('with an address that is wrong, links are not judged', () => {
  const pages = [pageWith({ type: 'note', text: '[a](/x)' }), { ...pageWith(), path: '/X' }]
  expect(names({ pages })).toEqual(['badPath'])
  expect(names({ pages: pages.slice(0, 1) })).toEqual(['deadLink'])
})

test('tokens of the settings are filled in, and words of the frame are completed', () => {
  const { site } = compiled({ site: { ...toySettings, facts: { age: '12' }, description: 'For {facts.age} years.', words: { close: 'Shut' } } })
  expect([site?.settings.description, site?.settings.words.close, site?.settings.words.next]).toEqual(['For 12 years.', 'Shut', 'Next'])
})

test('a site has the icons that it uses, also those that a page says differently', () => {
  const parts = {
    shared: { hello: { type: 'note', text: 'a', icon: 'coin' } },
    pages: [pageWith({ use: 'hello', with: { icon: 'star' } }, { type: 'note', text: 'b', icon: 'home' })],
  }
  expect(Object.keys(compiled(parts).site?.icons ?? {}).sort()).toEqual(['coin', 'home', 'star'])
})

test('a block is given the items of a collection with the address of each, and without its body', () => {
  const seen: unknown[] = []
  const { collections, template } = shelf('bear')
  const toys = (collections as { toys: object[] }).toys.map((item) => ({ ...item, content: '<p>x</p>' }))
  const blocks = {
    ...toyBlocks,
    list: {
      schema: toyBlocks.list?.schema ?? z.strictObject({}),
      resolve: (_props: never, { itemsOf }: { itemsOf: (name: string) => readonly unknown[] }) => ({ items: seen.push(...itemsOf('toys')) }),
    },
  }
  compiled({ collections: { toys }, pages: [pageWith({ type: 'list', collection: 'toys' }), template] }, blocks)
  expect(seen).toEqual([{ slug: 'bear', title: 'The bear', excerpt: 'A toy.', content: undefined, href: '/toys/bear' }])
})

test('the next change is that of the earliest section, and an unknown time zone is that of nobody', () => {
  const { site } = compiled({ pages: [pageWith({ type: 'rule', from: '2999-01-02' }, { type: 'rule', until: '2999-01-01' })] })
  expect(site?.nextChange).toEqual({ moment: Date.UTC(2999, 0, 2), appears: true, source: ['pages', 0, 'sections', 0] })
  expect(compiled({ site: { ...toySettings, timeZone: 'Asia/Tokyo' }, pages: [pageWith({ type: 'rule', from: '2999-01-02' })] }).site?.nextChange?.moment).toBe(
    Date.UTC(2999, 0, 1, 15),
  )
})

test('a schema is composed once for the same blocks', () => {
  expect(schemaOf(toyBlocks)).toBe(schemaOf(toyBlocks))
  const other = { only: { schema: z.strictObject({ icon, text }) } }
  expect(schemaOf(other)).not.toBe(schemaOf(toyBlocks))
})

test('a file that cannot be read is one problem, named by its last part, at its beginning', () => {
  const { site, problems, advice, untold } = compileFile(join(tmpdir(), 'quoin-no-such-folder', 'none.json'), toyBlocks)
  expect([site, problems.map(({ code, file, line, column, where }) => [code, file, line, column, where]), advice, untold]).toEqual([
    undefined,
    [['PS101', 'none.json', 1, 1, '']],
    [],
    0,
  ])
})
