import { expect, test } from 'vitest'
import { type FieldType, fieldInWords, shownField } from '../../src/parts/itemField'

const field = (type: FieldType) => ({ name: 'own', type, label: 'Own', options: ['a', 'b'], isRequired: false })
const frame = { lang: 'en-GB', timeZone: 'Europe/Lisbon', words: { yes: 'Yes', no: 'No' } }
const words = (type: FieldType, value: unknown, other: object = {}) => fieldInWords(field(type), value, { ...frame, ...other })

test('values are written in the language and the time zone of the site', () => {
  expect(words('number', 12345.5)).toBe('12,345.5')
  expect(words('number', 12345.5, { lang: 'de' })).toBe('12.345,5')
  expect([words('yesNo', true), words('yesNo', false, { words: { yes: 'Sim', no: 'Não' } })]).toEqual(['Yes', 'Não'])
  expect([words('day', '2027-05-14'), words('moment', '2027-05-14')]).toEqual(['14 May 2027', '14 May 2027'])
  expect([words('moment', '2027-05-14T09:00'), words('moment', '2027-05-14T09:00Z')]).toEqual(['14 May 2027 at 09:00', '14 May 2027 at 10:00'])
  expect([words('choice', 'a'), words('choices', ['a', 'b', 'a'])]).toEqual(['a', 'a, b'])
  expect([words('text', undefined), words('picture', { src: 'media/a.jpg' })]).toEqual(['', ''])
})

test('a link is shown without what nobody says aloud, and days and moments say when they are', () => {
  expect(shownField(field('link'), { own: 'https://example.com/slides/' }, frame)).toEqual({ label: 'Own', words: 'example.com/slides', href: 'https://example.com/slides/' })
  expect(shownField(field('link'), { own: '/' }, frame)).toEqual({ label: 'Own', words: '/', href: '/' })
  expect(shownField(field('moment'), { own: '2027-05-14 09:00' }, frame)).toMatchObject({ time: '2027-05-14T09:00' })
  expect(shownField(field('text'), {}, frame)).toBeUndefined()
  const picture = { src: 'media/a.jpg', alt: 'A' }
  expect(shownField(field('picture'), { own: picture }, frame)).toEqual({ label: 'Own', words: '', picture })
  expect(shownField(field('picture'), {}, frame)).toBeUndefined()
})
