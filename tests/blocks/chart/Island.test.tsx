import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import ChartIsland from '../../../src/blocks/chart/Island'
import { Provider } from '../../../src/parts/Provider'
import { ENGLISH } from '../../../src/site/schema/words/english'
import { pictureOf } from './pictured'

const drawn = (chart: Parameters<typeof pictureOf>[0]) =>
  renderToStaticMarkup(
    <Provider frame={{ lang: 'en', words: ENGLISH, icons: {} }}>
      <ChartIsland caption="Kites sold." picture={pictureOf(chart)} note="A sample." />
    </Provider>,
  )

test.each([
  ['one series', { data: [{ label: 'May', value: 1 }] }],
  ['several series', { kind: 'lines', series: ['Sold', 'Lent'], data: [{ label: 'May', values: [1, 2] }] }],
  [
    'shares',
    {
      kind: 'shares',
      data: [
        { label: 'May', value: 1 },
        { label: 'June', value: 2 },
      ],
    },
  ],
] as const)('a figure begins with its caption, as HTML asks for, also one of %s', (_what, chart) => {
  expect(drawn(chart as never)).toMatch(/<figure[^>]*><figcaption/)
})
