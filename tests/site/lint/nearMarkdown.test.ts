import { expect, test } from 'vitest'
import { markedBy } from '../../lib/lintRules'

test('it is told in running text, and not where Markdown is not read', () => {
  const marked = (fields: object) => markedBy('near-markdown', { sections: [{ type: 'plain', ...fields }] })
  expect([marked({ text: 'See [a] (/) and [b] (/)' }), marked({ words: 'See [a] (/)' })]).toEqual([['[a] (/)'], []])
})
