import { expect, test } from 'vitest'
import { googleMap, openStreetMap } from '../../../src/blocks/embed/maps'

const open = (rest: string) => openStreetMap(new URL(`https://www.openstreetmap.org/${rest}`))
const google = (rest: string) => googleMap(new URL(`https://www.google.com/${rest}`), 'google.com')
const isMap = (found: object) => 'src' in found
const srcOf = (found: object) => ('src' in found ? String(found.src) : '')

test('a map says whose it is, and what of them a page may show', () => {
  expect(open('#map=5/50/8')).toMatchObject({ kind: 'map', host: 'openstreetmap.org', sources: ['https://www.openstreetmap.org/export/embed.html'] })
  expect(google('maps/place/Porto')).toMatchObject({ kind: 'map', host: 'google.com', sources: ['https://www.google.com/maps', 'https://www.google.com/maps/embed'] })
})

test('a place lies between the ends of the map, and not beyond them', () => {
  expect(['#map=5/85/180', '#map=5/-85/-180', '?mlat=85&mlon=0'].map((rest) => isMap(open(rest)))).toEqual([true, true, true])
  expect(['#map=5/85.01/0', '#map=5/-86/0', '#map=5/0/180.5', '#map=5/0/-181', '?mlat=86&mlon=0'].map((rest) => isMap(open(rest)))).toEqual(Array(5).fill(false))
})

test('a part of the world is as wide as half a world at most, and no world turned round', () => {
  const part = (box: string) => isMap(open(`export/embed.html?bbox=${box}`))
  expect([part('-10,30,0,40'), part('0,30,-10,40'), part('-10,40,0,30'), part('-181,30,0,40'), part('-10,-91,0,40'), part('-180,-90,180,90')]).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
})

test('the nearer it is looked at, the less of the world is seen', () => {
  expect(decodeURIComponent(srcOf(open('#map=1/0/0')))).toContain('bbox=-360,-225,360,225')
  expect(decodeURIComponent(srcOf(open('#map=2/0/0')))).toContain('bbox=-180,-112.5,180,112.5')
  // Nobody can look nearer than the maps are drawn.
  expect(srcOf(open('#map=30/0/0'))).toBe(srcOf(open('#map=19/0/0')))
})

test('a map without a zoom of its own is as near as a street', () => {
  expect([srcOf(google('maps/place/Porto')), srcOf(google('maps/place/Porto/@41.1,-8.6,12z'))].map((src) => /z=(\d+)/.exec(src)?.[1])).toEqual(['15', '12'])
  expect([isMap(google('maps/dir/A/B')), isMap(google('search?q=Porto'))]).toEqual([false, false])
})

test('a host of its own is that of maps, whatever the path', () => {
  expect(srcOf(googleMap(new URL('https://maps.google.com/?q=Porto'), 'maps.google.com'))).toContain('q=Porto')
  expect(isMap(googleMap(new URL('https://google.com/mapsearch?q=Porto'), 'google.com'))).toBe(false)
})

test('a mark stands where the address has one: of two numbers, and on the map', () => {
  const marker = (rest: string) => /&marker=([^&]*)/.exec(decodeURIComponent(srcOf(open(`export/embed.html?bbox=-10,30,0,40&${rest}`))))?.[1]
  expect([marker('marker=38.7,-9.1'), marker('mlat=38.7&mlon=-9.1&marker=1,2'), marker('marker=38.7,-9.1,3'), marker('marker=99,1'), marker('')]).toEqual([
    '38.7,-9.1',
    '38.7,-9.1',
    undefined,
    undefined,
    undefined,
  ])
})
