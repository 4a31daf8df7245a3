import { expect, test } from 'vitest'
import { TokensBelow } from '../../../../src/studio/client/fields/TokensBelow'
import { aroundStudio, offers } from '../aroundStudio'
import { click, control, leave, read, soon, words, write } from '../hand'

const path = ['site', 'contact', 'phone']
const draw = async (text: string, more: object = {}) => {
  const texts: string[] = []
  const tokens = [
    { name: 'site.phone', value: '555', path, uses: 1, ...more },
    { name: 'facts.fax', value: '777', path: ['site', 'fax'], uses: 2 },
  ]
  const around = await aroundStudio(<TokensBelow text={text} onText={(next) => texts.push(next)} />, { answers: { '/offers': { ...offers, tokens } } })
  return { ...around, texts }
}

test('each token is shown once, with what it stands for and in how many places', async () => {
  const { drawn } = await draw('{site.phone}, {facts.fax} or {site.phone}, but not {facts.gone}')
  await read('{site.phone} is “555”, used in 1 place.')
  await read('{facts.fax} is “777”, used in 2 places.')
  expect(words(drawn).split('{site.phone}')).toHaveLength(2)
  await draw('{site.phone}', { uses: 0 })
  await read('used in 0 places.')
})

test('only here, what it stands for is written in its place, wherever it stands in this text', async () => {
  const { texts } = await draw('{site.phone} or {site.phone}, {facts.fax}')
  await click('Write out site.phone here only')
  expect(texts).toEqual(['555 or 555, {facts.fax}'])
})

test('everywhere, its value is changed where it is written, as it is written there', async () => {
  const { edits } = await draw('{site.phone}', { written: '5{facts.fax}' })
  await click('Change site.phone everywhere')
  const input = await write('Value of site.phone, everywhere', '556')
  leave(input)
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: '556' }]))
  await click('Done')
  await soon(() => expect(control('Value of site.phone, everywhere')).toBeUndefined())
})

test('of a text without tokens nothing is asked', async () => {
  const { asked } = await draw('Call us')
  expect(asked.some(({ address }) => address === '/offers')).toBe(false)
})
