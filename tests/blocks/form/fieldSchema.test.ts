import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import { fileWith } from '../../lib/toy'

const blocks = await loadBlocks()
const form = (field: object) => ({
  type: 'form',
  fields: [{ kind: 'text', name: 'fullName', label: 'Name', ...field }],
  submit: 'Send',
  errorSummary: 'Please check the fields below.',
  success: { title: 'Thank you', message: 'We write back.' },
  withoutScript: { text: 'Write to us.', link: { label: 'Write', href: 'mailto:us@toys.example' } },
})
const told = (field: object) => {
  const pages = [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Toys' }, form(field)] }]
  const notFound = { title: 'Nothing', sections: [{ type: 'hero', title: 'Nothing' }] }
  return compile(new TextEncoder().encode(fileWith({ notFound, pages })), 'pages.json', blocks).problems.map(({ path, message, hint }) => ({ path, words: `${message} ${hint}` }))
}
const path = 'pages[0].sections[1].fields[0].required'

test.each([true, false, 'true', 'False', 'yes', 'no', ' on ', '1', 'required', 1])('of a field that is required by %j one is told that a sentence belongs there', (required) => {
  expect(told({ required })).toEqual([{ path, words: expect.stringContaining('Write the sentence that visitors read when the field is empty, such as "Please write your name."') }])
})

test.each(['Please write your name.', 'Required.', 'Yes, we need it.'])('%j is a sentence', (required) => {
  expect(told({ required })).toEqual([])
})

test('a field with "type" where "kind" is meant is a field all the same, and a section among fields is told as one', () => {
  const [first, ...more] = told({ kind: undefined, type: 'text' })
  expect([first?.words, more]).toEqual([expect.stringContaining('Did you mean "kind"?'), []])
  expect(told({ kind: undefined, type: 'cta' })[0]?.words).toContain('This is a section of type "cta"')
})

test.each(['fullName', 'EMAIL', 'email_address', 'fields[email]', 'b-123', 'FNAME'])('%s can be the name of a field, for a service may call it so', (name) => {
  expect(told({ name })).toEqual([])
})

test.each(['full name', 'e.mail', '_gotcha', '7', '', 'fields[', 'a[b]c', 'querySelector'])('%j is no name of a field', (name) => {
  expect(told({ name })).toHaveLength(1)
})
