import { expect, test } from 'vitest'
import { AROUND, missingWords, remedyWords, typeWords } from '../../../src/site/diagnostics/remedy'

test('each remedy says what is typed or deleted', () => {
  expect([remedyWords({ do: 'drop' }), remedyWords({ do: 'wrap' }), remedyWords({ do: 'unwrap' }), remedyWords({ do: 'write', sample: '{ "src": "media/a.jpg" }' })]).toEqual([
    'Delete the field: what there is not is left out.',
    'Put a [ before it and a ] behind it.',
    'Delete the [ before it and the ] behind it.',
    'Write { "src": "media/a.jpg" }.',
  ])
})

test('who has to say what an entry is sees the only type, or the five likeliest', () => {
  const known = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(typeWords({ field: 'kind', known, suggestion: 'b' })).toBe('Add "kind": "b".')
  expect(typeWords({ field: 'type', known, wrapped: 'b' })).toBe('Write { "type": "b", … }, with the fields of "b" in the same braces.')
  expect(typeWords({ field: 'type', known })).toBe('Add "type" with one of 6; the likeliest are: a, b, c, d, e.')
  expect(typeWords({ field: 'type', known: ['a', 'b'] })).toBe('Add "type" with one of these: a, b.')
})

test('what holds a list, and what a list is called, is told by the names in it', () => {
  expect([
    remedyWords({ do: 'rename', name: 'item', instead: 'items' }),
    remedyWords({ do: 'inner', name: 'links' }),
    remedyWords({ do: 'name', field: 'text' }),
    remedyWords({ do: 'list', field: undefined, isSure: true }),
    remedyWords({ do: 'list', field: 'label', isSure: false }),
  ]).toEqual([
    'Write "items" in place of "item": it is the list of these.',
    'Write the list of "links" in its place.',
    'Put { "text": before it and a } behind it.',
    'Write [ and ] in place of its { and }, and leave out the names before its entries.',
    'Write [ and ] in place of its { and }, and each name as "label" into its entry.',
  ])
})

test('five types are all told, of six the first five', () => {
  const known = ['a', 'b', 'c', 'd', 'e', 'f']
  expect([5, 6].map((count) => typeWords({ field: 'type', known: known.slice(0, count) }))).toEqual([
    'Add "type" with one of these: a, b, c, d, e.',
    'Add "type" with one of 6; the likeliest are: a, b, c, d, e.',
  ])
})

test('a field that is missing is told with a sample and what it is for, as whole sentences', () => {
  const field = 'title'
  expect([
    missingWords({ field, meaning: undefined }),
    missingWords({ field, meaning: 'The words above.' }),
    missingWords({ field, meaning: 'The words above' }),
    missingWords({ field, meaning: 'The words above.', sample: '"Hello"' }),
    missingWords({ field, meaning: undefined, sample: '"Hello!"' }),
    missingWords({ field, meaning: 'Why?', sample: '"…"' }),
    missingWords({ field, meaning: 'Such as "Look below."' }),
  ]).toEqual([
    'Add "title".',
    'Add "title": The words above.',
    'Add "title": The words above.',
    'Add "title": "Hello". The words above.',
    'Add "title": "Hello!".',
    'Add "title": "…". Why?',
    'Add "title": Such as "Look below."',
  ])
})

test('what is written around a list of pages, or of sections, makes it a site', () => {
  const around = ([before = '', behind = '']: string[]) => JSON.parse(`${before} []${behind}`)
  expect([around(AROUND.pages), around(AROUND.sections)]).toEqual([
    { site: { name: 'Your name' }, pages: [] },
    { site: { name: 'Your name' }, pages: [{ path: '/', title: 'Home', sections: [] }] },
  ])
})
