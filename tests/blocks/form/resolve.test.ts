import { expect, test } from 'vitest'
import { resolve } from '../../../src/blocks/form/resolve'
import type { Form } from '../../../src/blocks/form/schema'

const form = { title: 'Ask', fields: [] } as unknown as Form

test('a form that goes nowhere is drawn as it is written; of one that is sent, how it is sent takes the place of the service', () => {
  expect(resolve(form, { siteUrl: 'https://toys.example' })).toStrictEqual({ title: 'Ask', fields: [] })
  const sent = resolve({ ...form, deliver: { to: 'https://in.example/ask' } } as never, { siteUrl: 'https://toys.example' })
  expect(Object.keys(sent)).toEqual(['title', 'fields', 'deliver'])
  expect(JSON.stringify(sent.deliver)).toContain('https://in.example/ask')
})
