import { expect, test } from 'vitest'
import { AddPage } from '../../../src/studio/client/AddPage'
import type { Beginning } from '../../../src/studio/client/pageModels'
import { aroundStudio, pageLine, problemLine } from './aroundStudio'
import { choose, click, found, read, soon, write } from './hand'

const pages = [pageLine(0, '/'), pageLine(1, '/faq'), pageLine(9, '404', { path: ['notFound'] })]
async function draw(begin: Beginning | undefined, answers: object = {}) {
  const closed: string[] = []
  const around = await aroundStudio(<AddPage begin={begin} onClose={() => closed.push('closed')} />, { answers: { '/state': { pages }, ...answers } })
  const send = async () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  return { ...around, closed, send }
}

test('an empty page has an address from its title, stands behind all others, and is shown', async () => {
  const { edits, closed, send, selection } = await draw(undefined)
  expect(await found('Add the page')).toHaveProperty('disabled', true)
  // Spaces are no title.
  await write('Title of the page', ' x')
  await soon(async () => expect(await found('Add the page')).toHaveProperty('disabled', false))
  await write('Title of the page', '  ')
  await soon(async () => expect(await found('Add the page')).toHaveProperty('disabled', true))
  await write('Title of the page', 'Our prices')
  await soon(async () => expect(await found('Address of the page')).toHaveProperty('value', '/our-prices'))
  await send()
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: ['pages', 2], value: { path: '/our-prices', title: 'Our prices', sections: [] } }]))
  await soon(() => expect([closed, selection()]).toEqual([['closed'], { page: ['pages', 2], view: 'page' }]))
})

test('a copy stands behind what it is a copy of, and keeps an address that was written', async () => {
  const { edits, send, selection } = await draw({ copyOf: '/' })
  await write('Title of the page', 'Again')
  await write('Address of the page', '/mine')
  await send()
  await soon(() => expect(edits()).toEqual([{ do: 'copyPage', from: '/', to: '/mine', title: 'Again' }]))
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 1] }))
})

test('the page for the entries of a collection is made as soon as it is known how, and shown', async () => {
  const template = { is: 'items', title: 'news', of: 'collections', collection: 'news', page: { title: '{item.title}', each: 'news', sections: [] } }
  const { edits, send } = await draw({ each: 'news' }, { '/templates': [template] })
  await soon(async () => expect(await found('Begin with')).toHaveProperty('value', 'A page for each entry of news'))
  await send()
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: ['pages', 2], value: { path: '/news/$slug', title: '{item.title}', each: 'news', sections: [] } }]))
})

test('any page can be copied, but for that of unknown addresses', async () => {
  await draw(undefined)
  await click('Begin with')
  await soon(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(3))
  await choose('Begin with', 'A copy of Page /faq (/faq)')
})

test('why there is no page is said, and the dialog stays', async () => {
  const { closed, send } = await draw(undefined, { '/edit': { is: 'refused', words: 'Not written.', problems: [problemLine({ message: 'It exists.', hint: 'Take another.' })] } })
  await write('Title of the page', 'Again')
  await send()
  await read('Not written. It exists. Take another.')
  expect(closed).toEqual([])
})
