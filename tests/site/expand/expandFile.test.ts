import { expect, test } from 'vitest'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import { expandFile } from '../../../src/site/expand/expandFile'
import { plainFile } from '../../../src/site/schema/itemFields'
import { schemaOf } from '../../../src/site/schema/composed'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../../lib/toy'

function expanded(parts: Record<string, unknown>, moment?: string) {
  const findings: Finding[] = []
  const schema = schemaOf(toyBlocks)
  const found = expandFile(plainFile(schema.parse(JSON.parse(fileWith(parts)))), schema, moment, (finding) => findings.push(finding))
  return { ...found, reported: findings.map(({ location, message }) => `${message.name} ${'path' in location && location.path.join('.')}`) }
}

const { collections, template } = shelf('bear', 'top')

test('settings and items have their tokens filled in, those of a token included', () => {
  const toys = [{ slug: 'bear', title: 'Bear of {facts.age}', excerpt: '{site.description}' }]
  const found = expanded({ site: { ...toySettings, description: '{facts.age} years', facts: { age: '{facts.years}', years: '12' } }, collections: { toys } })
  expect([found.languages[0].settings.description, found.languages[0].settings.facts, found.collections, found.reported]).toEqual([
    '12 years',
    { age: '12', years: '12' },
    { toys: [{ slug: 'bear', title: 'Bear of 12', excerpt: '12 years' }] },
    [],
  ])
})

test('all pages are those of the file, those for addresses that are no item, and the one for all others', () => {
  const missing = { title: 'No such toy', sections: [] }
  const found = expanded({ collections, pages: [pageWith(), { ...template, missing }] })
  expect(found.pages.pages.map(({ path }) => path)).toEqual(['/', '/toys/bear', '/toys/top'])
  expect(found.allPages.map(({ path }) => path)).toEqual(['/', '/toys/bear', '/toys/top', '/toys', '/404'])
  expect([found.isWhole, found.reported]).toEqual([true, []])
})

test('with a page or section missing because of a mistake the site is not whole, with an unknown token in the settings it is', () => {
  const lost = expanded({ pages: [pageWith({ use: 'none' })] })
  expect([lost.isWhole, lost.reported]).toEqual([false, ['unknownShared pages.0.sections.0.use']])
  const unknown = expanded({ site: { ...toySettings, description: '{facts.none}' }, collections: { toys: [{ slug: 'a', title: '{facts.none}', excerpt: 'x' }] } })
  expect([unknown.isWhole, unknown.reported]).toEqual([true, ['unknownToken site.description', 'unknownToken collections.toys.0.title']])
})

test('a site is made for the moment that is given, in its own time zone, else for now in UTC', () => {
  const calendar = (more: object, moment?: string) => expanded({ site: { ...toySettings, ...more } }, moment).calendar
  expect(calendar({ timeZone: 'Asia/Tokyo' }, '2030-01-01')).toEqual({ now: Date.UTC(2029, 11, 31, 15), timeZone: 'Asia/Tokyo', changes: [], over: [], madeFor: '2030-01-01' })
  expect(calendar({}, '2030-01-01')).toEqual({ now: Date.UTC(2030, 0, 1), timeZone: 'UTC', changes: [], over: [], madeFor: '2030-01-01' })
  expect(calendar({ timeZone: 'Mars/Base' }, '2030-01-01T06:00')).toEqual({ now: Date.UTC(2030, 0, 1, 6), timeZone: 'UTC', changes: [], over: [], madeFor: '2030-01-01T06:00' })
  const before = Date.now()
  const { now } = calendar({})
  expect([now >= before, now <= Date.now()]).toEqual([true, true])
})

test('the calendar knows what comes later', () => {
  const source = ['pages', 0, 'sections', 0]
  expect(expanded({ pages: [pageWith({ type: 'rule', from: '2030-02-01' })] }, '2030-01-01').calendar.changes).toEqual([{ moment: Date.UTC(2030, 1, 1), appears: true, source }])
})

test('settings and items that become too long are told as a whole', () => {
  const most = 'x'.repeat(20_000)
  const columns = Array.from({ length: 330 }, () => ({ title: 'A', links: [{ label: '{facts.all}' }] }))
  const found = expanded({ site: { ...toySettings, facts: { most, all: '{facts.most}'.repeat(20) }, footer: { columns, copyright: 'x' } } })
  expect(found.reported).toEqual(['tooLongFilled site'])
})
