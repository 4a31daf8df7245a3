import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fillOf } from '../../../src/blocks/chart/Fills'
import type { Picture } from '../../../src/blocks/chart/picture'
import { Tip } from '../../../src/blocks/chart/Tip'

const FOUR = ['a', 'b', 'c', 'd']
const shares: Picture = {
  kind: 'shares',
  names: ['Sold'],
  points: FOUR.map((label) => ({ label, texts: ['5 loaves'] })),
  characters: 0,
  arcs: [],
  percent: FOUR.map(() => '25 %'),
}
const bars: Picture = { kind: 'bars', names: ['This', 'That', 'This'], points: [{ label: 'Mon', texts: ['1', '2', '3'] }], characters: 0, isStanding: true, zero: 0, bars: [] }

const drawn = (picture: Picture, place?: number, hidden: number[] = []) =>
  renderToStaticMarkup(
    <MantineProvider>{<Tip picture={picture} active={place === undefined ? undefined : { place, hidden, share: 0.5, bottom: 9 }} />}</MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '')
const words = (html: string) => html.split(/<[^>]*>/).filter(Boolean)
const colors = (html: string) => [...html.matchAll(/var\(--(?:accent|text|muted)\)/g)].map(([color]) => color)

test('the element is there before anything is touched, so that screen readers hear what comes into it', () => {
  expect(drawn(bars)).toMatch(/^<div role="status" class="[^"]+"><\/div>$/)
  expect(drawn(bars, 7)).toMatch(/^<div role="status"[^>]*><\/div>$/)
})

test('a point says its name, and each series its own value, also where two have one name; what is switched off says nothing', () => {
  expect(words(drawn(bars, 0))).toEqual(['Mon', 'This', '1', 'That', '2', 'This', '3'])
  expect(words(drawn(bars, 0, [1]))).toEqual(['Mon', 'This', '1', 'This', '3'])
  expect(drawn(bars, 0)).toContain('--share:0.5;--bottom:9')
  const parts = ['box', 'boxLabel', 'boxItem', 'boxName', 'boxColor', 'number']
  expect(parts.filter((name) => !drawn(bars, 0).includes(`_${name}_`))).toEqual([])
})

test('a bare number says what it counts', () => {
  expect(words(drawn({ ...bars, dataLabel: 'Week', points: [{ label: '3', texts: ['1', '2', '3'] }] }, 0))[0]).toBe('Week 3')
})

test('a share says its percent too, unless it is one already, and has the colour of its place, whose row begins anew', () => {
  expect(words(drawn(shares, 1))).toEqual(['b', 'Sold', '5 loaves · 25 %'])
  expect(words(drawn({ ...shares, points: [{ label: 'a', texts: ['25 %'] }] }, 0))).toEqual(['a', 'Sold', '25 %'])
  expect(FOUR.map((_, place) => colors(drawn(shares, place))[0])).toEqual(['var(--accent)', 'var(--text)', 'var(--muted)', 'var(--accent)'])
  expect(colors(drawn(bars, 0))).toEqual(['var(--accent)', 'var(--text)', 'var(--muted)'])
  expect([0, 5, 6, 7].map(fillOf)).toEqual([0, 5, 0, 1])
})
