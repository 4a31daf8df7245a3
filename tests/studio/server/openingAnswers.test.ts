import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { fileWith, pageWith } from '../../lib/toy'
import { useToyEndpoint } from './toyEndpoint'

const { HEADERS, file, text, note, post, address } = useToyEndpoint()

/** What the document at an address brings along. */
async function broughtAt(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(address(path))).text()
  return JSON.parse(/id="quoin-opening">([^<]*)</.exec(html)?.[1] ?? '{}')
}
const answerTo = async (asked: string) => (await post('', HEADERS, `/api${asked}`, 'GET')).answer
const sectionsOf = (place: (string | number)[], content = text) => `/sections?path=${encodeURIComponent(JSON.stringify(place))}&from=${digest(Buffer.from(content))}`

test('the document brings along what the panel asks for first: the same that the server would answer', async () => {
  const brought = await broughtAt('/')
  expect(Object.keys(brought)).toEqual(['/state', sectionsOf(['pages', 0]), '/blocks'])
  for (const [asked, answer] of Object.entries(brought)) expect(JSON.parse(answer), asked).toEqual(await answerTo(asked))
})

test('it brings the sections of the page that its address says', async () => {
  const content = fileWith({ pages: [pageWith(note('One')), { ...pageWith(note('Kites')), path: '/kites' }] })
  writeFileSync(file, content)
  const brought = await broughtAt(`/?page=${encodeURIComponent('["pages",1]')}`)
  expect(JSON.parse(brought[sectionsOf(['pages', 1], content)] ?? '{}').lines).toMatchObject([{ title: 'Kites' }])
})

test.each(['{', '7', '"pages"', '["pages",{}]', 'null'])('an address that says %s as its page is answered with the document all the same', async (page) => {
  const response = await fetch(address(`/?page=${encodeURIComponent(page)}`))
  expect([response.status, (await response.text()).includes('<div id="studio"></div>')]).toEqual([200, true])
})
