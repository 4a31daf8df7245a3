import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { unreadyWords } from '../../src/dev/server/unready'
import { examplesOf } from '../../src/authoring/describe/examples'

test('a form that is not connected says so, a connected one and one that fails say nothing', async () => {
  const { form } = await loadBlocks()
  const { barest = {} } = examplesOf('form')
  expect(unreadyWords(form, { props: barest })).toMatch(/^What visitors write here is sent to nobody, .* "deliver"/)
  expect(unreadyWords(form, { props: { ...barest, deliver: {} } })).toBeUndefined()
  expect(unreadyWords(form, { props: {} })).toBeUndefined()
  expect(unreadyWords({}, { props: {} })).toBeUndefined()
})
