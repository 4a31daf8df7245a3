import { expect, test } from 'vitest'
import { wantField } from '../../../src/studio/client/fields/wantedField'
import { Following } from '../../../src/studio/client/Following'
import { aroundStudio, Change, type Asked } from './aroundStudio'
import { click, soon } from './hand'
import { toySockets } from './toySocket'

const at = ['pages', 1, 'sections', 0]
let hash = ''
async function draw(follow: (path: string) => unknown, search: object) {
  hash = 'before'
  const sockets = toySockets()
  const around = await aroundStudio(
    <>
      <Following />
      <Change />
    </>,
    {
      answers: {
        '/state': () => ({ hash }),
        '/follow': async ({ query }: Asked) => ({ hash, ...((await follow(query.path ?? '')) as object) }),
        '/edit': () => ({ is: 'done', hash: (hash = 'mine'), done: [], place: ['site', 'name'] }),
      },
      search,
    },
  )
  const others = (next: string) => {
    hash = next
    sockets.at(-1)?.tell('quoin:changed')
  }
  const follows = () => around.asked.filter(({ address }) => address === '/follow').map(({ query }) => query)
  return { ...around, others, follows }
}

test('what is selected stays so when somebody else has moved it', async () => {
  const moved: Record<string, unknown> = { '["pages",1]': ['pages', 2], [JSON.stringify(at)]: ['pages', 2, 'sections', 3] }
  const { others, follows, selection } = await draw((path) => ({ path: moved[path] }), { page: ['pages', 1], at })
  expect(follows()).toEqual([])
  others('theirs')
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 2], at: ['pages', 2, 'sections', 3] }))
  expect(follows()).toEqual([
    { seen: 'before', path: '["pages",1]' },
    { seen: 'before', path: JSON.stringify(at) },
  ])
})

test('what stands where it was, or is gone, is not selected anew; nor is anything looked for after a value of one’s own', async () => {
  const here = await draw((path) => ({ path: path === '["pages",1]' ? ['pages', 1] : null }), { page: ['pages', 1], at, view: 'page' })
  here.others('theirs')
  await soon(() => expect(here.follows()).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(here.selection()).toEqual({ page: ['pages', 1], at, view: 'page' })
  const own = await draw(() => ({ path: ['pages', 7] }), { page: ['pages', 1] })
  await click('Change')
  await soon(() => expect(own.asked.filter(({ address }) => address === '/state')).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(own.follows()).toEqual([])
})

test('where only a page is shown, only that is looked for', async () => {
  const { others, follows, selection } = await draw(() => ({ path: ['pages', 4] }), { page: ['pages', 1] })
  others('theirs')
  await soon(() => expect(selection()).toEqual({ page: ['pages', 4] }))
  expect(follows()).toHaveLength(1)
})

test('an answer that was overtaken by another change selects nothing', async () => {
  const answers: ((answer: object) => void)[] = []
  const { others, follows, selection } = await draw(() => new Promise((resolve) => answers.push(resolve)), { page: ['pages', 1] })
  others('theirs')
  await soon(() => expect(follows()).toHaveLength(1))
  others('later')
  await soon(() => expect(follows()).toHaveLength(2))
  expect(follows().map(({ seen }) => seen)).toEqual(['before', 'before'])
  answers[1]?.({ path: ['pages', 5] })
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 5] }))
  answers[0]?.({ path: ['pages', 6] })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(selection()).toMatchObject({ page: ['pages', 5] })
})

test('a field that is waited for is looked for where it stands now', async () => {
  const { others } = await draw((path) => ({ path: path === JSON.stringify(at) ? ['pages', 1, 'sections', 3] : ['pages', 1] }), { page: ['pages', 1], at })
  wantField([...at, 'title'])
  others('theirs')
  const field = document.createElement('input')
  field.dataset.path = JSON.stringify(['pages', 1, 'sections', 3, 'title'])
  field.getClientRects = () => [{}] as unknown as DOMRectList
  document.body.append(field)
  await soon(() => expect(document.activeElement).toBe(field))
})
