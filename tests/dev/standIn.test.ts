import { expect, test } from 'vitest'
import { siteWithStandIns, STAND_IN } from '../../src/dev/server/standIn'
import { readAll } from '../../src/site/read/include/readAll'
import { fileWith, pageWith, siteWith, toyBlocks } from '../lib/toy'

const sectionsOf = (content: string) =>
  siteWithStandIns(new TextEncoder().encode(content), toyBlocks)?.pages[0]?.sections.map(({ type, props, attributes: { id } }) =>
    type === STAND_IN ? { ...props, ...(id && { id }) } : type,
  )

test('a section of an unknown type is replaced by one that says so; the others stay', () => {
  expect(sectionsOf(siteWith({ type: 'rule' }, { type: 'noet', id: 'words' }, { type: 'note', text: 'See [above](#words).' }))).toEqual([
    'rule',
    { named: 'noet', problem: 'There is no block "noet". Did you mean "note"? The blocks are: note, rule, list.', id: 'words' },
    'note',
  ])
})

test('so is a section with any other mistake, and one that is no object', () => {
  expect(sectionsOf(siteWith({ type: 'note', text: 'Fine.', cuont: 2 }, 'words', { type: 'rule' }))).toMatchObject([
    { named: 'note', problem: expect.stringContaining('Did you mean "count"?') },
    { named: 'section' },
    'rule',
  ])
})

test('what comes to light only then is replaced, too', () => {
  expect(sectionsOf(siteWith({ type: 'note', txet: '' }, { type: 'note', text: 'See [nothing](/nowhere).' }))).toMatchObject([
    { named: 'note' },
    { named: 'note', problem: expect.stringContaining('/nowhere') },
  ])
})

test('a shared section is replaced where it is used', () => {
  expect(sectionsOf(fileWith({ shared: { hello: { type: 'noet' } }, pages: [pageWith({ use: 'hello' })] }))).toMatchObject([{ named: 'noet' }])
})

test.each([
  ['a page', fileWith({ pages: [{ ...pageWith({ type: 'rule' }), titel: 'x' }] })],
  ['the file', '{ "pages": ['],
])('with a mistake of %s there is no site', (_name, content) => {
  expect(sectionsOf(content)).toBeUndefined()
})

test('what is replaced stays as it was for whoever else reads the same bytes', () => {
  const bytes = Buffer.from(fileWith({ pages: [pageWith({ type: 'nothing' })] }))
  siteWithStandIns(bytes, toyBlocks)
  expect(readAll(bytes).value).toMatchObject({ pages: [{ sections: [{ type: 'nothing' }] }] })
})
