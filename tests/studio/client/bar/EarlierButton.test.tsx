import { expect, test } from 'vitest'
import { EarlierButton } from '../../../../src/studio/client/bar/EarlierButton'
import { aroundStudio } from '../aroundStudio'
import { click, found, read, soon, words } from '../hand'

const AT = Date.UTC(2026, 4, 3, 9, 30)
const moment = new Date(AT).toLocaleString()
const place = ['pages', 0, 'sections', 1]
const version = (id: string, texts: object[]) => ({ id, at: AT, author: 'Ana', subject: 'A first draft', value: { of: id }, texts })
const section = () => document.querySelector<HTMLElement>(`section[aria-label="Of ${moment}"]`)

async function opened(versions: unknown, search: object = { at: place }) {
  const around = await aroundStudio(<EarlierButton />, { answers: { '/versions': versions, '/part': { value: 'now', hash: 'h7', path: place } }, search })
  await click('Earlier')
  return around
}

test('an earlier state says when, by whom and why it was saved, and what is other now, word by word', async () => {
  const changed = { where: 'title', then: 'A red house', now: 'A blue house', isMoved: false }
  const { asked, edits, hash } = await opened([
    version('v1', [changed, { where: '', then: 'x', now: undefined, isMoved: false }, { where: 'text', then: 'a', now: 'b', isMoved: true }]),
  ])
  await read(`${moment}, Ana: A first draft`)
  expect(asked.find(({ address }) => address === '/versions')?.query).toEqual({ path: JSON.stringify(place), from: hash })
  const texts = [...(section()?.querySelectorAll('p') ?? [])]
  expect(texts.map(words)).toEqual(['title: A redblue house', 'all of it: xnothing', 'text: stood elsewhere'])
  expect([texts[0]?.querySelector('del')?.textContent, texts[0]?.querySelector('ins')?.textContent]).toEqual(['red', 'blue'])
  await click(`Bring back the state of ${moment}`)
  await soon(() => expect(edits()).toEqual([{ do: 'set', path: place, value: { of: 'v1' } }]))
  expect(asked.find(({ address }) => address === '/edit')?.body).toMatchObject({ base: 'h7', was: 'now' })
})

test('without another selection it is the page, of which git may know nothing', async () => {
  let answer = (_: object[]) => {}
  const { asked, hash } = await opened(new Promise<object[]>((resolve) => (answer = resolve)), { page: ['pages', 1] })
  await read('Looking …')
  answer([])
  await read('Git knows no other state of this.')
  expect(asked.find(({ address }) => address === '/versions')?.query).toEqual({ path: '["pages",1]', from: hash })
  await found('Close')
})
