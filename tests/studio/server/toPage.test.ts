import { expect, test } from 'vitest'
import { studioWords } from '../../../src/site/diagnostics/wording/studio'
import { toPage } from '../../../src/studio/server/toPage'

const page = (path: string, count: number) => ({ path, sections: Array.from({ length: count }, () => ({ type: 'note' })) })
const value = (...pages: object[]) => ({ pages, notFound: { sections: [{ type: 'note' }] } })
const path = ['pages', 0, 'sections', 0]
const goal = (pages: object[], address: string) => toPage(value(...pages), { do: 'moveToPage', path, page: address })

test('the end of a page is found by its address, wherever the page stands', () => {
  const [home, faq] = [page('/', 1), page('/faq', 2)]
  expect(goal([home, faq], '/faq')).toEqual({ do: 'move', path, to: ['pages', 1, 'sections', 2] })
  expect(goal([faq, home], '/faq')).toEqual({ do: 'move', path, to: ['pages', 0, 'sections', 2] })
  expect(goal([home, { path: '/empty' }], '/empty').to).toEqual(['pages', 1, 'sections', 0])
  expect(goal([home], '404').to).toEqual(['notFound', 'sections', 1])
})

test('to a page that is gone nothing is moved', () => {
  expect(() => goal([page('/', 1)], '/faq')).toThrow(studioWords.noPage('/faq'))
})
