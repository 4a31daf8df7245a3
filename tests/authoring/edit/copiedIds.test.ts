import { expect, test } from 'vitest'
import { z } from 'zod'
import { id } from '../../../src/parts/id'
import { editSections } from '../../../src/authoring/edit/editSections'
import { compile } from '../../../src/site/compile'
import { siteWith, toyBlocks } from '../../lib/toy'
import { note, two, edit } from './editOfSections'

test('a copy gets another id only for an id that is taken, and one that is free and not too long', () => {
  const long = 'a'.repeat(64)
  const copied = (section: object, ...there: object[]) => JSON.parse(edit(two([section], there), 'copy / 1 /faq').text).pages[1].sections.at(-1)
  expect(copied(note('One', { id: 'one' }), note('x', { id: 'one' }), note('y', { id: 'one-2' })).id).toBe('one-3')
  expect(copied(note('One', { id: long }), note('x', { id: long })).id).toBe(`${'a'.repeat(62)}-2`)
  expect(copied(note('One', { id: 'one' }), note('one')).id).toBe('one')
  expect(copied(note('one'), note('x', { id: 'one' }))).toEqual(note('one'))
})

test('ids inside of a copied section are kept apart, too', () => {
  const steps = z.strictObject({ items: z.array(z.strictObject({ id })) })
  const section = { type: 'steps', items: [{ id: 'first' }, { id: 'second' }] }
  const { text, done } = editSections(siteWith(section), 'copy', ['/', '1'], { ...toyBlocks, steps: { schema: steps } })
  expect(text).toBe(siteWith(section, { type: 'steps', items: [{ id: 'first-2' }, { id: 'second-2' }] }))
  expect(done).toHaveLength(3)
})

test('the new id of a copy is none that the section has itself', () => {
  const steps = z.strictObject({ items: z.array(z.strictObject({ id })) })
  const blocks = { ...toyBlocks, steps: { schema: steps } }
  const section = { type: 'steps', id: 'first', items: [{ id: 'first-2' }] }
  const { text } = editSections(two([section], [note('x', { id: 'first' })]), 'copy', ['/', '1', '/faq'], blocks)
  expect(JSON.parse(text).pages[1].sections[1]).toEqual({ type: 'steps', id: 'first-3', items: [{ id: 'first-2' }] })
  expect(compile(new TextEncoder().encode(text), 'pages.json', blocks).problems).toEqual([])
})
