import { expect, test } from 'vitest'
import type { WrittenFile } from '../../../src/site/schema/schema'
import { offersOf, tokenLines } from '../../../src/studio/server/offers'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const note = (text: string) => ({ type: 'note', text, id: 'hint' })
const site = {
  contact: { email: 'a@example.com' },
  facts: { age: '12', deep: { price: '$5 of {facts.age}' } },
  links: { bank: 'https://bank.example' },
  timeZone: 'Europe/Lisbon',
  theme: { colors: { ink: '#101112' } },
}
const file = JSON.parse(fileWith({ site, pages: [pageWith(note('{facts.age} and {facts.age}, {facts.deep.price}'))] })) as WrittenFile

test('an address field is offered pages, their anchors, outside addresses, mail and files', () => {
  const { kinds, timeZone, colours } = offersOf(file, toyBlocks, ['media/list.pdf', 'media/house.jpg'])
  const offered = kinds.href.map(([value]) => value)
  expect(offered).toEqual(expect.arrayContaining(['/', '/#hint', '#hint', '{links.bank}', 'mailto:{site.contact.email}', 'media/list.pdf']))
  expect(kinds.media.map(([value]) => value)).toEqual(['media/house.jpg'])
  expect(timeZone).toBe('Europe/Lisbon')
  expect(colours).toContain('#101112')
  expect(new Set(colours).size).toBe(colours.length)
})

test('the colours of a site that each visitor has light or dark are those of both', () => {
  const both = { ...site, theme: { scheme: 'auto', accent: '#336699', darkColors: { ink: '#f1f2f3' } } }
  const { colours } = offersOf(JSON.parse(fileWith({ site: both })) as WrittenFile, toyBlocks, [])
  expect([colours.includes('#f1f2f3'), colours.length > offersOf(file, toyBlocks, []).colours.length]).toEqual([true, true])
})

test('an anchor that several pages have is offered once', () => {
  const two = JSON.parse(fileWith({ pages: [pageWith(note('One')), { ...pageWith(note('Two')), path: '/two' }] })) as WrittenFile
  const offered = offersOf(two, toyBlocks, []).kinds.href.map(([value]) => value)
  expect(offered.filter((value) => value === '#hint')).toEqual(['#hint'])
  expect(new Set(offered).size).toBe(offered.length)
})

test('each token has its present value, the place where that is written, and the number of its uses', () => {
  const lines = tokenLines(file, toyBlocks)
  expect(lines).toContainEqual({ name: 'facts.age', value: '12', path: ['site', 'facts', 'age'], uses: 3 })
  expect(lines).toContainEqual({ name: 'facts.deep.price', value: '$5 of 12', written: '$5 of {facts.age}', path: ['site', 'facts', 'deep', 'price'], uses: 1 })
  expect(lines).toContainEqual({ name: 'site.contact.email', value: 'a@example.com', path: ['site', 'contact', 'email'], uses: 0 })
  expect(lines.some(({ name }) => name.startsWith('page.'))).toBe(false)
})
