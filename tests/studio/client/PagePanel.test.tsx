import { expect, test } from 'vitest'
import { PagePanel } from '../../../src/studio/client/PagePanel'
import { aroundStudio, problemLine } from './aroundStudio'
import { click, found, read, soon, write } from './hand'

test('a page moves to another address, not to its own', async () => {
  const { edits } = await aroundStudio(<PagePanel path={['pages', 0]} address="/faq" />)
  expect(await found('Move to this address')).toHaveProperty('disabled', true)
  await write('Address', '/questions')
  await click('Move to this address')
  await soon(() => expect(edits()).toEqual([{ do: 'movePage', from: '/faq', to: '/questions' }]))
})

test('why it does not is said at the address', async () => {
  await aroundStudio(<PagePanel path={['pages', 0]} address="/faq" />, {
    answers: { '/edit': { is: 'refused', words: 'No.', problems: [problemLine({ message: 'Taken.', hint: '' })] } },
  })
  await write('Address', '/')
  await click('Move to this address')
  await read('No. Taken.')
})

test('it can be copied and removed, each by a dialog about this page', async () => {
  await aroundStudio(<PagePanel path={['pages', 0]} address="/faq" />, { answers: { '/links': [] } })
  await click('Copy the page …')
  await soon(async () => expect(await found('Begin with')).toHaveProperty('value', 'A copy of Page /faq (/faq)'))
  await click('Remove the page …')
  await read('Remove the page /faq')
})

test('the first page keeps its address and stays', async () => {
  await aroundStudio(<PagePanel path={['pages', 0]} address="/" />)
  expect([(await found('Address')) as HTMLInputElement, (await found('Remove the page …')) as HTMLButtonElement].map(({ disabled }) => disabled)).toEqual([true, true])
})
