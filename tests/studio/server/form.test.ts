import { describe, expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { schemaOf } from '../../../src/site/schema/composed'
import { formOf } from '../../../src/studio/server/form'
import { titleOf } from '../../../src/studio/server/titleOf'
import type { Form } from '../../../src/studio/types'
import { toyBlocks } from '../../lib/toy'

const blocks = await loadBlocks()

/** Every form in a form, with the way to it. */
function walk(form: Form, path: string, visit: (form: Form, path: string) => void): void {
  visit(form, path)
  if (form.is === 'object') for (const field of form.fields) walk(field.form, `${path}.${field.name}`, visit)
  if (form.is === 'list' || form.is === 'names') walk(form.entry, `${path}[]`, visit)
  if (form.is === 'kinds') for (const kind of form.kinds) walk(kind.form, `${path}(${kind.value})`, visit)
  if (form.is === 'either') for (const [index, option] of form.options.entries()) walk(option, `${path}/${index}`, visit)
}

test('every field of every block, and of all else in the file, has a form of its own; only what a page says differently of a shared section is JSON', () => {
  const json: string[] = []
  walk(formOf(schemaOf(blocks)), '', (form, path) => form.is === 'json' && json.push(path.replace(/^.*\.(\w+)(\[\])?$/, '$1')))
  expect([...new Set(json)]).toEqual(['with'])
})

test('a block of a developer’s own is a form at once, in the order of its schema', () => {
  const form = formOf(toyBlocks.note?.schema ?? schemaOf(toyBlocks))
  if (form.is !== 'object') throw new Error('It is an object.')
  expect(form.fields.map(({ name, isRequired, form: { is } }) => `${name}${isRequired ? '' : '?'} ${is}`)).toEqual([
    'text text',
    'title? text',
    'icon? text',
    'tone? options',
    'columns? options',
    'count? number',
    'gradient? text',
    'links? list',
    'body? text',
  ])
  const roles = Object.fromEntries(form.fields.flatMap(({ name, form: inner }) => (inner.is === 'text' ? [[name, inner.role]] : [])))
  expect(roles).toEqual({ text: 'richText', title: 'text', icon: 'icon', gradient: 'gradient', body: 'html' })
  expect(form.fields.find(({ name }) => name === 'count')?.form).toEqual({ is: 'number', least: 1, most: 12, isWhole: true })
  expect(form.fields.find(({ name }) => name === 'links')?.form).toMatchObject({ is: 'list', least: 1, most: 3, entry: { is: 'object' } })
  expect(form.fields.find(({ name }) => name === 'text')).toMatchObject({ title: 'Text', help: 'What the note says.' })
})

describe('what a field is called', () => {
  test.each([
    ['title', 'Title'],
    ['errorSummary', 'Error summary'],
    ['minLength', 'Min length'],
  ])('%s is "%s"', (name, title) => expect(titleOf(name)).toBe(title))
})

test('settings that every section has are told apart from the block’s own fields', () => {
  const form = formOf(schemaOf(blocks).shape.pages)
  const settings = new Set<string>()
  walk(form, '', (inner) => inner.is === 'object' && inner.fields.forEach((field) => field.isSetting && settings.add(field.name)))
  expect([...settings]).toEqual(expect.arrayContaining(['id', 'hidden', 'from', 'until', 'ground', 'width', 'spacing', 'allow']))
})

test('a colour, a day, a moment and the sort of a file are told apart from other texts', () => {
  const found = new Map<string, unknown>()
  walk(formOf(schemaOf(blocks)), '', (form, path) => {
    if (form.is === 'text' && (form.format || form.accepts)) found.set(path.replace(/^.*[.]/, ''), form.format ?? form.accepts)
  })
  expect(Object.fromEntries(found)).toMatchObject({ accent: 'colour', from: 'moment', published: 'day' })
  expect([...found.values()]).toEqual(expect.arrayContaining(['video', 'captions']))
})
