import { expect, test, vi } from 'vitest'
import { Fault } from '../../../src/studio/client/Fault'
import { aroundStudio } from './aroundStudio'
import { click, found, soon, words } from './hand'

test('it says what went wrong, that nothing is lost, and the two ways on', async () => {
  const { drawn } = await aroundStudio(<Fault error={new Error('It is wrong.')} />)
  expect([words(drawn), drawn.querySelector('main') !== null]).toEqual([
    'The Studio has a fault of its ownThe content file is as it was, and what you have typed is kept. Load the Studio anew; if this comes again, choose another part of the site first.It is wrong.Load it anewBegin at the first page',
    true,
  ])
  expect((await found('Begin at the first page')).getAttribute('href')).toBe('/_studio')
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  await click('Load it anew')
  await soon(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('what is no error is written out', async () => {
  const { drawn } = await aroundStudio(<Fault error="broken" />)
  expect(words(drawn)).toContain('first.brokenLoad')
})
