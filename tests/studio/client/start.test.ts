import { expect, test } from 'vitest'
import { optionOf, startOf } from '../../../src/studio/client/start'
import type { FieldForm, Form } from '../../../src/studio/types'

const field = (name: string, form: Form, isRequired = true): FieldForm => ({ name, title: name.toUpperCase(), help: '', isRequired, isSetting: false, form })
const text = (role: 'text' | 'href' | 'icon' | 'html' = 'text'): Form => ({ is: 'text', role })
const object: Form = { is: 'object', fields: [field('a', text()), field('b', { is: 'yesNo' }), field('c', text(), false)] }

test.each<[string, Form, unknown]>([
  ['an object has what has to be there', object, { a: 'A', b: true }],
  ['a list has as many entries as it must', { is: 'list', entry: text(), least: 2 }, ['New', 'New']],
  ['of several kinds it is the first', { is: 'kinds', by: 'kind', kinds: [{ value: 'x', help: '', form: object }] }, { a: 'A', b: true }],
  ['of several ways it is the first', { is: 'either', options: [{ is: 'number', isWhole: true, least: 3 }, text()] }, 3],
  ['names are none', { is: 'names', entry: text() }, {}],
  [
    'of words it is the first',
    {
      is: 'options',
      options: [
        { value: 2, help: '' },
        { value: 3, help: '' },
      ],
    },
    2,
  ],
  ['a number is the least', { is: 'number', isWhole: true }, 0],
  ['a point is the centre', { is: 'point' }, [50, 50]],
  ['what is fixed is that', { is: 'fixed', value: 'f' }, 'f'],
  ['an address is the home page', text('href'), '/'],
  ['an icon is one that there is', text('icon'), 'star'],
  ['HTML is a paragraph', text('html'), '<p>New</p>'],
  ['words say what belongs there', text(), 'New'],
  ['anything else is empty', { is: 'json' }, {}],
])('%s', (_, form, start) => expect(startOf(form, 'New')).toEqual(start))

test('without a name it is an entry', () => expect(startOf(text())).toBe('New entry'))

test('a value is the option that shares most with it', () => {
  const [words, list, number, small, large]: Form[] = [
    text(),
    { is: 'list', entry: text(), least: 0 },
    { is: 'number', isWhole: true },
    { is: 'object', fields: [field('a', text())] },
    object,
  ] as const
  const options = [words, list, number, small, large].flatMap((form) => form ?? [])
  expect(['x', ['x'], 3, { a: 1 }, { a: 1, b: 2 }].map((value) => options.indexOf(optionOf(options, value) ?? { is: 'json' }))).toEqual([0, 1, 2, 3, 4])
  expect(optionOf([], 'x')).toBeUndefined()
})

test('a day, a moment and a colour are such', () => {
  const start = (format: 'day' | 'moment' | 'colour') => startOf({ is: 'text', role: 'plain', format })
  expect([start('day'), start('moment'), start('colour')]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.stringMatching(/^\d{4}-\d\d-\d\dT12:00$/), '#808080'])
})

test('what stands for words in an object says what belongs there, also in its lists', () => {
  const fields = [field('title', text()), field('links', { is: 'list', entry: text(), least: 2 })]
  expect(startOf({ is: 'object', fields })).toEqual({ title: 'TITLE', links: ['LINKS', 'LINKS'] })
})
