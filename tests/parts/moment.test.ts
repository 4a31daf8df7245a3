import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isMoment, momentInWords, momentOf } from '../../src/parts/moment'
import { isTimeZone, nearZone } from '../../src/site/schema/timeZones'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What a clock in a zone shows at a moment, as if it were in UTC. */
function clockOf(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`)
  }
}

/**
 * The moment by search alone: the first at which the clock shows what was written. Where no clock does, as many minutes after the
 * leap as the time lies in it.
 */
function searched(wanted: number, timeZone: string): number {
  const clock = clockOf(timeZone)
  for (let quarter = wanted - 15 * HOUR; quarter <= wanted + 15 * HOUR; quarter += 15 * MINUTE) if (clock(quarter) === wanted) return quarter
  for (let moment = wanted - 15 * HOUR; ; moment += MINUTE) if (clock(moment) > wanted) return moment + wanted - (clock(moment - MINUTE) + MINUTE)
}

test.each([
  ['a time that New York leaps over', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30Z'],
  ['the first minute that New York leaps over', '2026-03-08T02:00', 'America/New_York', '2026-03-08T07:00Z'],
  ['the minute before the leap', '2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59Z'],
  ['the first minute after the leap', '2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00Z'],
  ['a time that New York has twice', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30Z'],
  ['the midnight that Santiago leaps over', '2026-09-06', 'America/Santiago', '2026-09-06T04:00Z'],
  ['the midnight that Santiago has twice', '2026-04-05', 'America/Santiago', '2026-04-05T04:00Z'],
  ['the hour before that midnight, the first of two', '2026-04-04T23:30', 'America/Santiago', '2026-04-05T02:30Z'],
  ['the midnight that Cairo leaps over', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00Z'],
  ['the midnight that Beirut leaps over', '2026-03-29', 'Asia/Beirut', '2026-03-28T22:00Z'],
  ['a time that Lisbon leaps over', '2026-03-29T01:15', 'Europe/Lisbon', '2026-03-29T01:15Z'],
  ['the half hour that Lord Howe leaps over', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45Z'],
  ['the day that Samoa left out', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00Z'],
  ['a time with its own zone', '2026-03-08T02:30Z', 'America/New_York', '2026-03-08T02:30Z'],
  ['a second', '2026-03-07T09:00:30', 'America/New_York', '2026-03-07T14:00:30Z'],
])('%s (%s, %s) is %s', (_what, written, zone, utc) => {
  expect(new Date(momentOf(written, zone)).toISOString()).toBe(new Date(utc).toISOString())
})

test('a day lasts until the next one begins, also where that has no midnight', () => {
  expect(new Date(momentOf('2026-09-05', 'America/Santiago', 'end')).toISOString()).toBe('2026-09-06T04:00:00.000Z')
  expect(new Date(momentOf('2026-12-24', 'America/New_York', 'end')).toISOString()).toBe('2026-12-25T05:00:00.000Z')
})

const zones = Intl.supportedValuesOf('timeZone')

/** The moments of 2024 to 2026 at which clocks in a zone leap, to a quarter of an hour. */
function leapsOf(timeZone: string): number[] {
  const clock = clockOf(timeZone)
  const aheadAt = (moment: number) => clock(moment) - moment
  const leaps: number[] = []
  const DAY = 24 * HOUR
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2027, 0, 1); day += 7 * DAY) {
    if (aheadAt(day) === aheadAt(day + 7 * DAY)) continue
    let [low, high] = [day, day + 7 * DAY]
    while (high - low > 15 * MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE
      if (aheadAt(middle) === aheadAt(low)) low = middle
      else high = middle
    }
    leaps.push(clock(high))
  }
  return leaps
}

describe('in the nights when clocks change', () => {
  const leaping = zones
    .filter((_, index) => index % 9 === 0)
    .concat('America/New_York', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Antarctica/Troll')
    .flatMap((zone) => leapsOf(zone).map((leap) => ({ zone, leap })))

  test('every time of many zones is the one that a search finds', { tags: ['random'] }, () => {
    expect(leaping.length).toBeGreaterThan(60)
    fc.assert(
      fc.property(fc.constantFrom(...leaping), fc.integer({ min: -240, max: 240 }), ({ zone, leap }, minutes) => {
        const written = new Date(Math.floor(leap / MINUTE) * MINUTE + minutes * MINUTE).toISOString().slice(0, 16)
        expect(momentOf(written, zone), `${written} in ${zone}`).toBe(searched(Date.parse(`${written}Z`), zone))
      }),
      { seed: 20261122, numRuns: 600 },
    )
  })
})

test('a time of the day has no more than sixty seconds', () => {
  expect(['2026-12-24T09:00:59', '2026-12-24T09:00:60', '2026-12-24T09:60'].map(isMoment)).toEqual([true, false, false])
})

test('every name that dates can be written with is a time zone, and nothing else', () => {
  expect(
    ['UTC', 'Etc/UTC', 'GMT', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev', 'US/Eastern', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', ...zones].filter(
      (zone) => !isTimeZone(zone),
    ),
  ).toEqual([])
  expect(['', ' ', 'Mars/Base', 'EST5', '+01:00', '-0500', '+01', 'UTC+1', 'Europe/', 'Europe', 'undefined', 'Europe/Lisbon '].filter(isTimeZone)).toEqual([])
})

test('the zone that was meant is suggested, by its present name', () => {
  expect(['Asia/Kolkatta', 'Europe/Kyev', 'Asia/Katmandou', 'America/New York', 'Lisbon', 'Etc/UCT1', 'utc0'].map(nearZone)).toMatchInlineSnapshot(`
    [
      "Asia/Kolkata",
      "Europe/Kyiv",
      "Asia/Katmandu",
      "America/New_York",
      "Europe/Lisbon",
      undefined,
      "UTC",
    ]
  `)
})

test('what is known of a zone is worked out once, however many moments a file has', () => {
  const Format = Intl.DateTimeFormat
  const formats = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function made(...all) {
    return new Format(...all)
  })
  const moments = Array.from({ length: 50 }, (_, minute) => momentOf(`2026-12-24T09:${String(minute).padStart(2, '0')}`, 'Pacific/Fakaofo'))
  const made = formats.mock.calls.length
  formats.mockRestore()
  expect([new Set(moments).size, made]).toEqual([50, 1])
})

test('a moment is said on the clocks of a zone, which is named', () => {
  const moment = Date.parse('2026-12-24T09:05:00Z')
  expect([momentInWords(moment, 'UTC'), momentInWords(moment, 'America/New_York'), momentInWords(moment, 'Asia/Tokyo')]).toEqual([
    '24 Dec 2026, 09:05 (UTC)',
    '24 Dec 2026, 04:05 (America/New_York)',
    '24 Dec 2026, 18:05 (Asia/Tokyo)',
  ])
})
