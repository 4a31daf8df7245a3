import { expect, test } from 'vitest'
import { rule } from '../../../src/site/lint/rules/empty-column'
import { saidBy } from '../../lib/lintRules'

const more = { label: 'More', href: '/more' }
const foundIn = (columns?: object[]) => saidBy(rule, { file: { site: { footer: { columns } } } })

test('each column of the foot without links is told at its links, by its title', () => {
  const found = foundIn([{ title: 'Full', links: [more] }, { title: 'Bare', links: [] }, { links: [] }])
  expect(found.map(({ place }) => place)).toEqual(['site.footer.columns.1.links', 'site.footer.columns.2.links'])
  expect(found.map(({ message }) => message)).toEqual([
    'The column "Bare" of the foot has no links: visitors see its title above nothing.',
    'The column "" of the foot has no links: visitors see its title above nothing.',
  ])
})

test('a foot whose columns are full, and one without any, are right', () => {
  expect([foundIn([{ title: 'Full', links: [more] }]), foundIn([]), foundIn()]).toEqual([[], [], []])
})
