import { expect, test } from 'vitest'
import { z } from 'zod'
import { innerTitle, nestedTitle, pageTitle, sectionTitle } from '../../src/parts/heading'
import { html } from '../../src/parts/html'
import { icon } from '../../src/parts/icon'
import { id } from '../../src/parts/id'
import { href } from '../../src/parts/link'
import { options } from '../../src/parts/options'
import { richText } from '../../src/parts/richText'
import { marked, marks, roles } from '../../src/parts/role'
import { text } from '../../src/parts/text'

test('each kind of string says what it is for, also when it is described or optional', () => {
  const kinds = { text, richText, html, href, icon, id }
  for (const [role, schema] of Object.entries(kinds)) {
    expect(roles.get(schema)).toEqual({ role })
    expect(roles.get(schema.describe('Words.'))).toEqual({ role })
    expect(roles.get(schema.describe('Words.').optional().unwrap())).toEqual({ role })
  }
})

test('headings are texts that say their rank', () => {
  expect([pageTitle, sectionTitle, innerTitle, nestedTitle].map((schema) => marks.get(schema)?.heading)).toEqual(['page', 'section', 'inner', 'nested'])
  for (const schema of [pageTitle, sectionTitle, innerTitle, nestedTitle]) expect(roles.get(schema)).toEqual({ role: 'text' })
})

test('a mark is that of the new schema, which judges like the old one, and never of the old one', () => {
  const own = marked(text, { form: 'As it is.' })
  expect([marks.get(own), marks.get(text), own.safeParse(' ').success, own.safeParse('a').success]).toEqual([{ form: 'As it is.' }, undefined, false, true])
})

test('options are the words in their order, each with its sentence', () => {
  const size = options({ small: 'Little.', large: 'Much.' })
  expect(z.toJSONSchema(size)).toMatchObject({ enum: ['small', 'large'], enumDescriptions: ['Little.', 'Much.'] })
  expect([size.safeParse('large').success, size.safeParse('Little.').success]).toEqual([true, false])
})
