import { expect, test } from 'vitest'
import { ProblemBadge } from '../../../src/studio/client/ProblemBadge'
import { aroundStudio, problemLine } from './aroundStudio'
import { click, found, soon, words } from './hand'

const section = ['pages', 1, 'sections', 2]
const problems = [problemLine({ path: ['pages', 0, 'title'] }), problemLine({ path: [...section, 'text'] }), problemLine({ path: [...section, 'title'] })]

test('it counts the problems of a part, and leads to the first one in it', async () => {
  const { drawn, selection } = await aroundStudio(<ProblemBadge path={section} name="Hello" count={2} />, { answers: { '/state': { problems } } })
  const badge = await found('To the 2 problems in Hello')
  expect([words(drawn), badge.title, badge.getAttribute('type')]).toEqual(['2', '2 problems', 'button'])
  await click('To the 2 problems in Hello')
  await soon(() => expect(selection()).toEqual({ page: ['pages', 1], at: section, view: 'fields' }))
})

test('one is named as one, none is not shown, and one whose place is not known leads nowhere', async () => {
  const one = await aroundStudio(<ProblemBadge path={['site']} name="the site" count={1} />, { answers: { '/state': { problems } } })
  await click('To the 1 problem in the site')
  expect(one.selection()).toEqual({})
  const none = await aroundStudio(<ProblemBadge path={section} name="Hello" count={0} />)
  expect(none.drawn.innerHTML).toBe('')
})
