import { expect, test } from 'vitest'
import { z } from 'zod'
import { withRole } from '../../../src/parts/role'
import { sectionTitle } from '../../../src/studio/server/sectionTitle'

const text = withRole('text', z.string())
const schema = z.strictObject({
  title: text.optional(),
  link: withRole('href', z.string()).optional(),
  items: z.array(z.strictObject({ question: text, answer: withRole('richText', z.string()) })).optional(),
  words: withRole('richText', z.string()).optional(),
})
const titleOf = (section: object) => sectionTitle({ type: 'toy', ...section }, { toy: { schema } })

test('a section is known by its title, and without one by what is read first in it', () => {
  const items = [{ question: 'When?', answer: 'At **noon**.' }]
  expect([titleOf({ title: 'Hello', items }), titleOf({ title: '', items }), titleOf({ link: '/faq', items, words: 'Last' })]).toEqual(['Hello', 'When?', 'When?'])
})

test('marks are no words of it, and a long text is cut', () => {
  expect([titleOf({ words: '**Bread**, [rested](/bread)' }), titleOf({ title: 'a'.repeat(200) }).length, titleOf({ words: 'b'.repeat(200) }).length]).toEqual([
    'Bread, rested',
    80,
    80,
  ])
})

test('nothing is made up for a section without words, or of an unknown kind', () => {
  expect([titleOf({}), titleOf({ link: '/faq' }), sectionTitle({ type: 'constructor', text: 'x' }, {}), sectionTitle({}, {})]).toEqual(['', '', '', ''])
})
