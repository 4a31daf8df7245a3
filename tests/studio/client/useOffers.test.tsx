import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useOffers } from '../../../src/studio/client/useOffers'
import { aroundStudio, Change, offers } from './aroundStudio'
import { click, read, soon } from './hand'

function Shown({ isWanted }: { isWanted: boolean }) {
  return <output>{useOffers(isWanted)?.timeZone ?? 'nothing'}</output>
}
function Toy() {
  const [isWanted, setWanted] = useState(false)
  return (
    <>
      <Shown isWanted={isWanted} />
      <Shown isWanted={isWanted} />
      <button type="button" onClick={() => setWanted(true)}>
        Want
      </button>
      <Change />
    </>
  )
}
let hash = 0
const draw = (answer: unknown) => aroundStudio(<Toy />, { answers: { '/state': () => ({ hash: `toy ${++hash}` }), '/offers': answer } })
const count = (asked: { address: string }[], address: string) => asked.filter((question) => question.address === address).length
/** Changes the file, and waits until that is known. */
async function change(asked: { address: string }[]) {
  const before = count(asked, '/state')
  await click('Change')
  await soon(() => expect(count(asked, '/state')).toBe(before + 1))
  await new Promise((resolve) => setTimeout(resolve, 60))
}

test('what the file offers is asked for once, when it is wanted, and anew for another file, but not at each key', async () => {
  let zone = 'UTC'
  const { asked } = await draw(() => ({ ...offers, timeZone: zone }))
  await change(asked)
  expect(count(asked, '/offers')).toBe(0)
  await click('Want')
  await soon(() => expect([...document.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual(['UTC', 'UTC']))
  expect(count(asked, '/offers')).toBe(1)
  zone = 'Europe/Lisbon'
  await change(asked)
  expect(count(asked, '/offers')).toBe(1)
  const later = Date.now() + 3001
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await change(asked)
  await read('Europe/LisbonEurope/Lisbon')
  expect(count(asked, '/offers')).toBe(2)
})

test('a file of which nothing can be offered is asked again as soon as it is another', async () => {
  const answers = [undefined, { ...offers, timeZone: 'Asia/Tokyo' }]
  const { asked } = await draw(() => answers.shift())
  await click('Want')
  await soon(() => expect(count(asked, '/offers')).toBe(1))
  await read('nothing')
  await change(asked)
  await read('Asia/TokyoAsia/Tokyo')
})
