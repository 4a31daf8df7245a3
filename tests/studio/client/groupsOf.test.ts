import { expect, test } from 'vitest'
import { groupsOf } from '../../../src/studio/client/groupsOf'

const block = (type: string, group?: string) => ({ type, title: type, description: 'To look at.', icon: [], examples: [], ...(group !== undefined && { group }) })
const blocks = [block('hero', 'First'), block('note', 'Texts'), block('cta', 'First'), block('toy')]
const groups = (wanted: string) => groupsOf(blocks, wanted).map(({ title, blocks: kinds }) => [title, ...kinds.map(({ type }) => type)])

test('kinds stand group by group; what is in none is among the others', () => {
  expect(groups('')).toEqual([
    ['First', 'hero', 'cta'],
    ['Texts', 'note'],
    ['Others', 'toy'],
  ])
  expect(groups(' ')).toHaveLength(3)
})

test('what is found is one group, and nothing is none', () => {
  expect(groups('look')).toEqual([['Found', 'hero', 'note', 'cta', 'toy']])
  expect(groups('boats')).toEqual([])
})
