import { expect, test } from 'vitest'
import { siteWithStandIns } from '../../src/dev/server/standIn'
import { fileWith, pageWith, siteWith, toyBlocks } from '../lib/toy'

const problems = (content: string) => siteWithStandIns(new TextEncoder().encode(content), toyBlocks)?.pages[0]?.sections.map(({ props }) => String(props.problem ?? ''))

test('the sentence of a stand-in lists the blocks that exist, and no stand-in among them, in any round', () => {
  const all = problems(siteWith({ type: 'xyz' }, { type: 'note', text: '[a](/nowhere)' })) ?? []
  expect(all[0]).toContain('The blocks are: note, rule, list.')
  expect(all.length).toBe(2)
  expect(all.join()).not.toContain('?, ')
  expect(all.every((problem) => problem !== '')).toBe(true)
})

test('a stand-in keeps an id that is one', () => {
  const ids = siteWithStandIns(new TextEncoder().encode(siteWith({ type: 'xyz', id: 'Bad Id' }, { type: 'xyz', id: 'good' })), toyBlocks)?.pages[0]?.sections.map(
    ({ attributes }) => attributes.id,
  )
  expect(ids).toEqual([undefined, 'good'])
})

test('sections of the last page and of what is missing are replaced, too', () => {
  expect(
    siteWithStandIns(new TextEncoder().encode(fileWith({ notFound: { title: 'Nothing', sections: [{ type: 'xyz' }] }, pages: [pageWith({ type: 'rule' })] })), toyBlocks)?.notFound
      .sections[0]?.type,
  ).toBe('?')
})
