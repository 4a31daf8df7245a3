import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { compile } from '../../../src/site/compile'
import { isMoment, momentInWords, momentOf } from '../../../src/parts/moment'
import { isTimeZone } from '../../../src/site/schema/timeZones'
import type { Site } from '../../../src/site/schema/site'
import { fileWith, pageWith, toyBlocks, toySettings } from '../../lib/toy'

/** The site that a file stands for on a day. */
function siteOf(text: string, at?: string): Site {
  const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', toyBlocks, { at })
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  return site
}

const home = (text: string, at?: string) => siteOf(text, at).pages[0]?.sections.map(({ props }) => props.label)
const rule = (label: string, more: object = {}) => ({ type: 'rule', label, ...more })
const newYork = { ...toySettings, timeZone: 'America/New_York' }

describe('a section that is shown for a time', () => {
  const file = fileWith({ pages: [pageWith(rule('always'), rule('advent', { from: '2026-12-01', until: '2026-12-24', reason: 'Advent' }))], site: newYork })

  test.each([
    ['2026-11-30T23:59', ['always']],
    ['2026-12-01', ['always', 'advent']],
    ['2026-12-24T23:59', ['always', 'advent']],
    ['2026-12-25', ['always']],
    // In New York it is still the last of November.
    ['2026-12-01T04:59Z', ['always']],
    ['2026-12-01T05:00Z', ['always', 'advent']],
  ])('on %s the page holds %j', (at, labels) => {
    expect(home(file, at)).toEqual(labels)
  })

  test('is known to be absent, with the reason', () => {
    expect(siteOf(file, '2026-11-01').pages[0]?.absent).toEqual([
      { after: 1, type: 'rule', why: 'early', reason: 'Advent', moment: '2026-12-01', source: ['pages', 0, 'sections', 1] },
    ])
    expect(siteOf(file, '2026-12-25').pages[0]?.absent).toEqual([
      { after: 1, type: 'rule', why: 'late', reason: 'Advent', moment: '2026-12-24', source: ['pages', 0, 'sections', 1] },
    ])
  })

  test('tells the next moment at which the site changes', () => {
    const next = (at: string) => siteOf(file, at).nextChange
    expect(next('2026-11-01')).toEqual({ moment: Date.parse('2026-12-01T05:00Z'), appears: true, source: ['pages', 0, 'sections', 1] })
    expect(next('2026-12-02')).toEqual({ moment: Date.parse('2026-12-25T05:00Z'), appears: false, source: ['pages', 0, 'sections', 1] })
    expect(next('2027-01-01')).toBeUndefined()
  })
})

test('a hidden section is left out, and its mistakes in links wait until it is shown', () => {
  const site = siteOf(fileWith({ pages: [pageWith(rule('shown'), { type: 'note', text: '[Dead](/dead)', hidden: true, reason: 'Not ready' })] }))
  expect(site.pages[0]?.sections).toHaveLength(1)
  expect(site.pages[0]?.absent).toMatchObject([{ why: 'hidden', reason: 'Not ready' }])
})

test('neither a reason nor a date reaches the page', () => {
  const site = siteOf(fileWith({ pages: [pageWith(rule('shown', { reason: 'For the launch', from: '2020-01-01' }))] }))
  expect(JSON.stringify(site.pages[0]?.sections)).not.toMatch(/launch|2020/)
})

test('a shared section says on one page what differs there, and elsewhere what it always says', () => {
  const shared = { talk: { type: 'note', title: 'Talk to us', text: 'Call {facts.age}.', icon: 'phone' } }
  const site = siteOf(fileWith({ shared, pages: [pageWith({ use: 'talk', with: { title: 'Write to us', icon: 'mail' } }, { use: 'talk', id: 'again' })] }))
  const [own, plain] = site.pages[0]?.sections ?? []
  expect(own?.props).toEqual({ title: 'Write to us', text: 'Call 12.', icon: 'mail' })
  expect(plain?.props).toEqual({ title: 'Talk to us', text: 'Call 12.', icon: 'phone' })
  expect(Object.keys(site.icons).sort()).toEqual(['mail', 'phone'])
})

test('a shared section keeps its own season wherever it is used, and a use may have one as well', () => {
  const shared = { sale: { type: 'rule', label: 'sale', until: '2026-12-24' } }
  const file = fileWith({ shared, pages: [pageWith({ use: 'sale' }, { use: 'sale', from: '2026-12-20' })] })
  expect(home(file, '2026-12-01')).toEqual(['sale'])
  expect(home(file, '2026-12-21')).toEqual(['sale', 'sale'])
  expect(home(file, '2026-12-25')).toEqual([])
})

test('redirects stand in the order of the file', () => {
  expect(siteOf(fileWith({ site: { ...toySettings, redirects: { '/b': '/', '/a': 'https://example.com/a' } } })).redirects).toEqual([
    { from: '/b', to: '/' },
    { from: '/a', to: 'https://example.com/a' },
  ])
})

test.each([
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00Z'],
  ['2026-01-01T09:30', 'Asia/Kolkata', '2026-01-01T04:00Z'],
  ['2026-01-01T09:30Z', 'Asia/Kolkata', '2026-01-01T09:30Z'],
  ['2026-01-01 09:30+01:00', 'Asia/Kolkata', '2026-01-01T08:30Z'],
  // The clocks went forward at 02:00 of this day.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00Z'],
])('%s in %s is %s', (written, zone, utc) => {
  expect(momentOf(written, zone)).toBe(Date.parse(utc))
})

test.each(['2026-12-24', '2024-02-29', '2026-12-24T09:00', '2026-12-24 09:00', '2026-12-24T09:00:30', '2026-12-24T09:00Z', '2026-12-24T09:00:30-05:00'])(
  '%s is a day or a moment',
  (written) => {
    expect(isMoment(written)).toBe(true)
  },
)

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  'on 2026-12-24',
  '2026-12-24 at nine',
  '2026-12-24T9:00',
  '2026-12-24T25:00',
  '2026-12-24T09:00:3',
  '2026-12-24T09:00+1',
  '2026-12-24Z',
])('%j is neither', (written) => {
  expect(isMoment(written)).toBe(false)
})

test('time zones are called by their IANA names, or UTC', () => {
  expect(['UTC', 'Europe/Lisbon', 'Mars/Base', 'EST5', ''].map(isTimeZone)).toEqual([true, true, false, false, false])
})

test('a moment is said as people in its zone say it', () => {
  expect(momentInWords(Date.parse('2026-12-24T14:00Z'), 'America/New_York')).toBe('24 Dec 2026, 09:00 (America/New_York)')
})

test('a block cannot have a field that every section has', () => {
  const clash = { rule: { schema: z.strictObject({ from: z.string() }) } }
  expect(() => compile(new TextEncoder().encode(fileWith({})), 'pages.json', clash)).toThrow('src/blocks/rule/schema.ts: every section has a field "from" already')
})
