import { expect, test } from 'vitest'
import { fieldPlace } from '../../../../src/studio/client/fields/fieldPlace'
import type { FieldForm, Form } from '../../../../src/studio/types'

const text: Form = { is: 'text', role: 'plain' }
const field = (name: string, form: Form): FieldForm => ({ name, title: name, help: '', isRequired: false, isSetting: false, form })
const link: Form = { is: 'object', fields: [field('label', text), field('kind', { is: 'fixed', value: 'x' })] }
const form: Form = {
  is: 'object',
  fields: [
    field('title', text),
    field('links', { is: 'list', entry: link, least: 1 }),
    field('picture', link),
    field('facts', { is: 'names', entry: text }),
    field('either', { is: 'either', options: [text, link] }),
    field('way', { is: 'kinds', by: 'kind', kinds: [{ value: 'mail', help: '', form: { is: 'object', fields: [field('to', text)] } }] }),
  ],
}
const value = { links: [{ label: 'A' }], facts: { rate: '5' }, either: { label: 'B' }, way: { kind: 'mail' } }
const placeOf = (...steps: (string | number)[]) => fieldPlace(form, value, steps).join('/')

test('a place with a field of its own is told there, also where nothing is written yet', () => {
  expect([placeOf('title'), placeOf('links', 0, 'label'), placeOf('facts', 'rate'), placeOf('either', 'label'), placeOf('way', 'to'), placeOf('way', 'kind')]).toEqual([
    'title',
    'links/0/label',
    'facts/rate',
    'either/label',
    'way/to',
    'way/kind',
  ])
})

test('any other is told at the innermost field around it that is drawn', () => {
  expect([placeOf('links', 0, 'odd'), placeOf('links', 0, 'kind'), placeOf('links', 1, 'label'), placeOf('picture', 'label'), placeOf('facts', 'none')]).toEqual([
    'links/0',
    'links/0',
    'links',
    'picture',
    'facts',
  ])
})

test('what has no field at all is told at the part itself', () => {
  expect([placeOf('titel'), placeOf(), fieldPlace({ is: 'json' }, {}, ['a']).join()]).toEqual(['', '', ''])
})
