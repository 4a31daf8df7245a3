import { expect, test } from 'vitest'
import { desk } from '../../../src/studio/server/desk'
import { toyBlocks } from '../../lib/toy'
import type { Form } from '../../../src/studio/types'
import { menuLists, withInner } from '../../../src/studio/client/menuEntries'

const at = ['site', 'navigation']
/** What may be written in bar and foot. */
const formOf = (name: string): Form => desk.partAt({ site: { [name]: {} } }, ['site', name], toyBlocks, [])?.form ?? { is: 'json' }

test('a link of the bar can unfold to others; one of the foot, or one that lies in another, cannot', () => {
  const bar = menuLists({ links: [{ label: 'More', links: [] }] }, at, formOf('navigation')).flatMap(withInner)
  const foot = menuLists({ columns: [{ title: 'Firm', links: [] }], links: [] }, ['site', 'footer'], formOf('footer'))
  expect([bar, foot].map((lists) => lists.map(({ canUnfold }) => canUnfold))).toEqual([
    [true, false],
    [false, false],
  ])
})

test('the links of a bar are listed with those that unfold in it, each where it is written', () => {
  const lists = menuLists(
    {
      links: [
        { label: 'Start', href: '/' },
        { label: 'More', links: [{ label: 'Deep', href: '/deep' }] },
      ],
    },
    at,
    formOf('navigation'),
  ).flatMap(withInner)
  expect(lists.map(({ path, title, isInner, entries }) => [path.join('.'), title, isInner, entries.map(({ label, href }) => label + href)])).toEqual([
    ['site.navigation.links', 'Links', false, ['Start/', 'More']],
    ['site.navigation.links.1.links', 'More', true, ['Deep/deep']],
  ])
})

test('a foot has its columns first, and what stands below them; odd values are no lists', () => {
  const lists = menuLists({ columns: [{ title: 'Firm', links: [{ label: 'Team' }] }, 'odd', { title: 'Bare' }], links: [] }, ['site', 'footer'], formOf('footer'))
  expect(lists.map(({ path, title }) => [path.join('.'), title])).toEqual([
    ['site.footer.columns.0.links', 'Firm'],
    ['site.footer.links', 'Below the columns'],
  ])
  expect([menuLists('odd', at, formOf('footer')), menuLists({ links: ['odd'] }, at, formOf('footer'))[0]?.entries[0]?.label]).toEqual([[], ''])
})
