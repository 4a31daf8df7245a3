import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadBlocks } from '../../../src/blocks/schemas'
import { marks, type Role } from '../../../src/parts/role'
import { text } from '../../../src/parts/text'
import { href } from '../../../src/parts/link'
import { schemaOf } from '../../../src/site/schema/composed'
import type { Schema } from '../../../src/site/schema/schemaTree'
import { mapStrings, type StringFilter, visitStrings } from '../../../src/site/schema/walk'

const SORTS = [
  'text',
  'richText',
  'html',
  'href',
  'icon',
  'shared',
  'collection',
  'gradient',
  'font',
  'id',
  'timeZone',
  'heading',
  'words',
  'readWith',
] as const satisfies readonly StringFilter[]

const isOf = (sort: StringFilter, role: Role | undefined, schema: Schema) => role === sort || sort in (marks.get(schema) ?? {})

/** What a walk shows, one line for each string. */
function shown(schema: Schema, value: unknown, only?: readonly StringFilter[], isMeant = (_role: Role | undefined, _schema: Schema) => true): string[] {
  const lines: string[] = []
  visitStrings(schema, value, (string, role, path, own) => isMeant(role, own) && lines.push(`${path.join('.')} ${role} ${string}`), only)
  return lines
}

const schema = schemaOf(await loadBlocks())
const file: unknown = JSON.parse(readFileSync('pages.json', 'utf8'))

test.for(SORTS)('a walk for "%s" shows what a walk for all shows of it, in the same order', (sort) => {
  const all = shown(schema, file, undefined, (role, own) => isOf(sort, role, own))
  expect(shown(schema, file, [sort])).toEqual(all)
  expect(shown(schema, file, [sort, 'id'])).toEqual(shown(schema, file, undefined, (role, own) => isOf(sort, role, own) || role === 'id'))
})

test('a schema that holds itself is walked as deep as the value goes', () => {
  const branch = z.strictObject({
    label: text,
    get inner() {
      return z.array(branch).optional()
    },
    href: href.optional(),
  })
  const tree = { label: 'One', inner: [{ label: 'Two', inner: [{ label: 'Three', href: '/three' }] }], href: '/one' }
  expect(shown(branch, tree)).toEqual(['label text One', 'inner.0.label text Two', 'inner.0.inner.0.label text Three', 'inner.0.inner.0.href href /three', 'href href /one'])
  expect(shown(branch, tree, ['href'])).toEqual(['inner.0.inner.0.href href /three', 'href href /one'])
  expect(mapStrings(branch, tree, (string, role) => (role === 'href' ? '#' : string))).toEqual({
    label: 'One',
    inner: [{ label: 'Two', inner: [{ label: 'Three', href: '#' }] }],
    href: '#',
  })
})

test('a text in place of an object is shown without a role, and an unknown field is not', () => {
  const object = z.strictObject({ label: text, link: z.strictObject({ href }) })
  expect(shown(object, { label: 'One', link: 'two', more: 'three' })).toEqual(['label text One', 'link undefined two'])
  expect(shown(object, { label: ['One'], link: 'two' }, ['text'])).toEqual([])
})

test('each string comes with a path of its own', () => {
  const paths: unknown[] = []
  visitStrings(z.array(text), ['one', 'two'], (_string, _role, path) => paths.push(path))
  expect(paths).toEqual([[0], [1]])
})
