import { expect, test } from 'vitest'
import { Bars } from '../../../src/blocks/chart/Bars'
import { Legend } from '../../../src/blocks/chart/Legend'
import { Lines } from '../../../src/blocks/chart/Lines'
import type { Picture } from '../../../src/blocks/chart/picture'
import { Shares } from '../../../src/blocks/chart/Shares'
import { Values } from '../../../src/blocks/chart/Values'
import { markup, outline, shortened } from '../../lib/drawn'
import { dataOf, pictureOf } from './pictured'

/** A picture of which the second point is touched, with its legend and its table. */
function touched(picture: Picture) {
  const all = { id: 'toy', active: 1 }
  return (
    <>
      <Legend picture={picture} id="toy" labelledBy="toy-caption" />
      {picture.kind === 'bars' && <Bars picture={picture} {...all} />}
      {picture.kind === 'lines' && <Lines picture={picture} active={1} />}
      {picture.kind === 'shares' && <Shares picture={picture} {...all} />}
      {picture.kind === 'lines' && <Values picture={picture} labelledBy="toy-caption" />}
    </>
  )
}

const compare = [{ series: 'Theirs', values: [1, -4, 2] }]
const STATES: Record<string, Parameters<typeof pictureOf>[0]> = {
  'bars that stand': { kind: 'bars', data: dataOf(3, -1, 2), compare },
  'bars that lie': { kind: 'bars', data: dataOf(3, -1, 2).map(({ value }, index) => ({ label: `A label of many words, number ${index}`, value })), compare },
  'a line with its values': { kind: 'line', data: dataOf(3, -1, 2) },
  'many points, of which some have their label': { kind: 'area', data: dataOf(...Array.from({ length: 24 }, (_, index) => index)), prefix: '$' },
  'two lines': { kind: 'line', data: dataOf(3, -1, 2), compare },
  shares: { kind: 'shares', data: dataOf(3, 1, 2), unit: ' loaves' },
  'shares of a hundred': { kind: 'shares', data: dataOf(50, 30, 20), unit: '%' },
  'shares of nothing': { kind: 'shares', data: dataOf(0, 0) },
}

test('each picture of which a point is touched has the elements, names and attributes that it had', async () => {
  const all = Object.entries(STATES).map(([name, chart]) => `${name}\n\n${outline(markup(touched(pictureOf(chart))))}\n`)
  await expect(shortened(all.join('\n'))).toMatchFileSnapshot('states.txt')
})
