import { expect, test } from 'vitest'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import { placeSections } from '../../../src/site/expand/placeSections'
import type { Calendar } from '../../../src/site/expand/schedule'
import type { PageEntry, PagesFile } from '../../../src/site/schema/schema'
import { schemaOf } from '../../../src/site/schema/composed'
import { toyBlocks } from '../../lib/toy'

const LIST = ['pages', 0, 'sections']
const block = schemaOf(toyBlocks).shape.pages.element.shape.sections.element
const shared = { talk: { type: 'note', text: 'Talk', title: 'Talk to us', id: 'talk' }, gone: { type: 'note', text: 'x', hidden: true, reason: 'Old', id: 'gone' } }

function place(...sections: object[]) {
  const calendar: Calendar = { now: Date.UTC(2026, 5, 15), timeZone: 'UTC', changes: [], over: [] }
  const findings: Finding[] = []
  const found = placeSections({ shared } as unknown as PagesFile, sections as PageEntry['sections'], LIST, { calendar, block, report: (finding) => findings.push(finding) })
  return { ...found, findings }
}

test('a section stands where it is written, and what is left out says behind how many, why and which', () => {
  const own = { type: 'rule' }
  expect(place(own, { type: 'note', text: 'x', hidden: true, id: 'own', reason: 'Later' }, own, { type: 'rule', from: '2027-01-01' })).toEqual({
    sections: [
      { section: own, source: [...LIST, 0] },
      { section: own, source: [...LIST, 2] },
    ],
    absent: [
      { after: 1, type: 'note', why: 'hidden', reason: 'Later', source: [...LIST, 1], id: 'own' },
      { after: 2, type: 'rule', why: 'early', reason: undefined, moment: '2027-01-01', source: [...LIST, 3] },
    ],
    findings: [],
  })
})

test('a shared section knows where it is written and where it is used, and its id is that of the place that gives it one', () => {
  const { sections } = place({ use: 'talk' }, { use: 'talk', id: 'here' })
  expect(sections).toEqual([
    { section: shared.talk, source: ['shared', 'talk'], use: [...LIST, 0] },
    { section: { ...shared.talk, id: 'here' }, source: ['shared', 'talk'], use: [...LIST, 1], idFrom: [...LIST, 1] },
  ])
})

test('what a place says differently is said there, and known to be', () => {
  const { sections } = place({ use: 'talk', with: { title: 'Here' } })
  expect(sections).toEqual([
    { section: { ...shared.talk, title: 'Here' }, source: ['shared', 'talk'], use: [...LIST, 0], overrides: { keys: new Set(['title']), path: [...LIST, 0, 'with'] } },
  ])
})

test('a shared section is left out where it is hidden itself, or its place is; the place is said, and its id before that of the section', () => {
  expect(place({ use: 'gone' }, { use: 'gone', id: 'here' }, { use: 'talk', hidden: true }).absent).toEqual([
    { after: 0, type: 'note', why: 'hidden', reason: 'Old', source: [...LIST, 0], id: 'gone' },
    { after: 0, type: 'note', why: 'hidden', reason: 'Old', source: [...LIST, 1], id: 'here' },
    { after: 0, type: 'note', why: 'hidden', reason: undefined, source: [...LIST, 2], id: 'talk' },
  ])
})

test('an unknown shared section is told and left out', () => {
  const { sections, absent, findings } = place({ use: 'tlak' })
  expect([sections, absent, findings.length]).toEqual([[], [], 1])
})

test('links that are not there at this time are left out of a section, which knows their places', () => {
  const links = [
    { label: 'A', href: '/', hidden: true },
    { label: 'B', href: '/' },
  ]
  const { sections } = place({ type: 'note', text: 'x', links })
  expect(sections).toMatchObject([{ section: { links: [{ label: 'B' }] }, gone: [['links', 0]] }])
})
