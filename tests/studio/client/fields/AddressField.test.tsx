import { expect, test } from 'vitest'
import { AddressField } from '../../../../src/studio/client/fields/AddressField'
import { aroundStudio, fieldOf, offersOf } from '../aroundStudio'
import { choose, click, leave, read, soon, write } from '../hand'

const path = ['pages', 0, 'href']
const hrefs = [['/faq', 'Questions'], ['/faq#costs', 'Costs'], ['mailto:a@b.c', 'Mail'], ...Array.from({ length: 40 }, (_, index) => [`/page-${index}`, `Page ${index}`])] as [
  string,
  string,
][]
const draw = (value: unknown, tokens: object[] = []) =>
  aroundStudio(<AddressField path={path} field={fieldOf({ is: 'text', role: 'href' })} value={value} />, { answers: { '/offers': { ...offersOf({ href: hrefs }), tokens } } })
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)

test('below stands where it leads, and what is chosen is written', async () => {
  const { edits } = await draw('/faq')
  await read('Leads to the page “Questions”.')
  await choose('Title', '/faq#costs', 'Costs')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: '/faq#costs' }]))
})

test('who opens the field sees all groups, thirty of each at most; who types, what has that in its address or its meaning', async () => {
  const { edits } = await draw('/faq')
  await read('Leads to the page')
  await click('Title')
  await soon(() => expect(options()).toHaveLength(32))
  expect([...document.querySelectorAll('.mantine-Autocomplete-groupLabel')].map(({ textContent }) => textContent)).toEqual(['Pages', 'Parts of pages', 'Mail and phone'])
  leave(await write('Title', 'COSTS'))
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path, value: 'COSTS' }))
})

test('tokens in an address are read as what they stand for', async () => {
  await draw('tel:{site.phone}', [{ name: 'site.phone', value: '123', path: ['site'], uses: 1 }])
  await read('Calls 123.')
})
