import { expect, test } from 'vitest'
import { isTimeZone, knownZones, nearZone } from '../../../src/site/schema/timeZones'

test('a zone is a name that dates can be written in, and no offset', () => {
  for (const zone of ['UTC', 'America/New_York', 'europe/berlin', 'Asia/Kolkata', 'EST']) expect(isTimeZone(zone), zone).toBe(true)
  for (const zone of ['', '+01:00', '-0500', 'Berlin', 'America/Newyork', ' UTC', 'UTC+1']) expect(isTimeZone(zone), zone).toBe(false)
})

test('zones that can be suggested are all understood, those of today among them', () => {
  const zones = knownZones()
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
  const today = 'Africa/Asmara America/Nuuk Asia/Ho_Chi_Minh Asia/Kathmandu Asia/Kolkata Asia/Yangon Atlantic/Faroe Europe/Kyiv Pacific/Chuuk Pacific/Pohnpei'
  expect(['UTC', 'America/New_York', ...today.split(' ')].filter((zone) => !zones.includes(zone))).toEqual([])
})

test.each([
  ['America/NewYork', 'America/New_York'],
  ['New York', 'America/New_York'],
  ['Asia/Berlin', 'Europe/Berlin'],
  ['Kiev/Kyv', 'Europe/Kyiv'],
  ['utc', 'UTC'],
  ['Europe/Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
  ['Middle-earth/Mordor-by-the-sea', undefined],
  ['', undefined],
])('near to "%s" is %s', (name, zone) => {
  expect(nearZone(name)).toBe(zone)
})
