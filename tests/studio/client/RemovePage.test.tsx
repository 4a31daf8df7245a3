import { expect, test } from 'vitest'
import { RemovePage } from '../../../src/studio/client/RemovePage'
import { aroundStudio, pageLine, problemLine } from './aroundStudio'
import { choose, click, found, read, soon } from './hand'

const pages = [pageLine(0, '/'), pageLine(1, '/faq'), pageLine(2, '/x'), pageLine(9, '404', { path: ['notFound'] })]
const links = (count: number) => Array.from({ length: count }, (_, index) => ({ where: `place ${index}`, path: ['pages', index] }))
async function draw(address: string, count: number, { page = ['pages', 0] as (string | number)[], edit = {} } = {}) {
  const closed: string[] = []
  const around = await aroundStudio(<RemovePage address={address} onClose={() => closed.push('closed')} />, {
    answers: { '/state': { pages }, '/links': links(count), ...edit },
    search: { page },
  })
  return { ...around, closed }
}

test('a page that nothing links to goes at once; another that is shown stays selected, and is followed from where it stood', async () => {
  const { edits, closed, selection } = await draw('/faq', 0, { page: ['pages', 2] })
  await read('Nothing links to it.')
  await click('Remove')
  await soon(() => expect(edits()).toEqual([{ do: 'removePage', from: '/faq' }]))
  await soon(() => expect([closed, selection()]).toEqual([['closed'], { page: ['pages', 2] }]))
})

test('where it was shown itself, the first page is; one before it stays', async () => {
  const own = await draw('/faq', 0, { page: ['pages', 1] })
  await click('Remove')
  await soon(() => expect(own.selection()).toMatchObject({ page: ['pages', 0] }))
  const before = await draw('/faq', 0)
  await click('Remove')
  await soon(() => expect(before.closed).toEqual(['closed']))
  expect(before.selection()).toEqual({ page: ['pages', 0] })
})

test('what links to it is said, and has to be led elsewhere first: to a page that is there', async () => {
  const { edits } = await draw('/faq', 1)
  await read('One place links to it:')
  await read('place 0')
  expect(await found('Remove')).toHaveProperty('disabled', true)
  await choose('Lead links and visitors to', 'Page /x (/x)')
  expect([...document.querySelectorAll('[role=option]')]).toHaveLength(2)
  await click('Remove')
  await soon(() => expect(edits()).toEqual([{ do: 'removePage', from: '/faq', to: '/x' }]))
})

test('of many places sixty are listed', async () => {
  await draw('/faq', 61)
  await read('61 places link to it:')
  await read('And 1 more.')
  expect(document.querySelectorAll('section[aria-label="Places that link to it"] li')).toHaveLength(60)
})

test('why it stays is said', async () => {
  const { closed } = await draw('/faq', 0, { edit: { '/edit': { is: 'refused', words: 'Not now.', problems: [problemLine()] } } })
  await click('Remove')
  await read('Not now.')
  expect(closed).toEqual([])
})
