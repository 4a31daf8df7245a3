import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { schema } from '../../src/blocks/chart/schema'
import { awake } from '../lib/awake'
import { drawn, htmlOf } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'

const PARTS = ['../../src/blocks/chart/Plot', '@mantine/charts'] as const
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
})
const chart = { caption: 'Loaves by day.', series: 'Loaves', data: [{ label: 'Mon', value: 50 }] }

test('a chart shows each figure with its bar, beside its words and points', () => {
  const full = { ...chart, title: 'Bread', points: ['Fresh', 'Warm'], unit: '%', data: [...chart.data, { label: 'Tue', value: 1200.5 }], note: 'Counted.' }
  expect(drawn('chart', full)).toMatchInlineSnapshot(`
    "<div class="chart">
      <div>
        <div class="heading">
          <h2> Bread
        <ul class="ticks">
          <li> Fresh
          <li> Warm
      <figure class="figure">
        <figcaption>
          <strong> Loaves
          <span> Loaves by day.
        <div class="plot">
          <ol class="bars" data-drawn="false">
            <li>
              <span class="value"> 50%
              <svg class="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 100">
                <rect width="1" y="95.8350687213661" height="4.164931278633902">
              <span class="label"> Mon
            <li>
              <span class="value"> 1,200.5%
              <svg class="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 100">
                <rect width="1" y="0" height="100">
              <span class="label"> Tue
        <p class="note"> Counted."
  `)
})

/** Top and height of each bar, in percent. */
const bars = (...values: number[]) => {
  const html = htmlOf('chart', { ...chart, data: values.map((value) => ({ label: 'x', value })) })
  return Array.from(html.matchAll(/ y="([^"]*)" height="([^"]*)"/g), ([, top, height]) => [Number(top), Number(height)])
}

test('a bar is as high as its part of the highest; what is not above zero has none', () => {
  expect(bars(50, 200, 100)).toEqual([
    [75, 25],
    [0, 100],
    [50, 50],
  ])
  expect(bars(-5, 0, 10)).toEqual([
    [100, 0],
    [100, 0],
    [0, 100],
  ])
  expect(bars(0, -3)).toEqual([
    [100, 0],
    [100, 0],
  ])
})

test('figures are written as in the language of the site', () => {
  const figure = (lang: string) => />([\d.,]+)k</.exec(htmlOf('chart', { ...chart, unit: 'k', data: [{ label: 'x', value: 1234.5 }] }, { lang }))?.[1]
  expect([figure('en'), figure('de')]).toEqual(['1,234.5', '1.234,5'])
})

test('without data there is no figure', () => {
  expect(drawn('chart', { ...chart, title: 'Bread', points: [], data: [] })).not.toMatch(/figure|ticks/)
})

test('when the chart is awake its bars are drawn over those of the server, which stay for who reads it', async () => {
  vi.doMock(PARTS[0], () => ({ default: ({ data, series }: typeof chart) => createElement('i', {}, `${series} ${data.length}`) }))
  const { island } = await awake(() => import('../../src/blocks/chart/Island'), chart)
  const drawing = () => island.querySelector('[aria-hidden=true] i')?.textContent
  expect(island.querySelector('ol')?.dataset.drawn).toBe('false')
  await expect.poll(drawing).toBe('Loaves 1')
  expect([island.querySelector('ol')?.dataset.drawn, island.querySelectorAll('li').length]).toEqual(['true', 1])
})

test('where the drawing cannot be had, the bars of the server stay as they are', async () => {
  vi.doMock(PARTS[0], () => Promise.reject(new Error('gone')))
  const { island } = await awake(() => import('../../src/blocks/chart/Island'), chart)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([island.querySelector('ol')?.dataset.drawn, island.querySelectorAll('rect').length]).toEqual(['false', 1])
})

test.each([
  ['grow', false],
  ['stand at once, for who wants no motion,', true],
])('drawn bars %s and begin at zero', async (_how, isCalm) => {
  vi.resetModules()
  const given: { data: unknown; series: unknown; barProps: { isAnimationActive: boolean }; yAxisProps: object }[] = []
  vi.doMock(PARTS[1], () => ({ BarChart: (props: (typeof given)[number]) => void given.push(props) }))
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isCalm && query === '(prefers-reduced-motion: reduce)' }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { default: Plot } = await import('../../src/blocks/chart/Plot')
  renderToStaticMarkup(createElement(Plot, { series: 'Loaves', data: [...chart.data, { label: 'Tue', value: -2 }] }))
  expect(given).toMatchObject([
    {
      data: [
        { label: 'Mon', Loaves: 50 },
        { label: 'Tue', Loaves: 0 },
      ],
      dataKey: 'label',
      series: [{ name: 'Loaves', color: 'var(--accent)' }],
      barProps: { isAnimationActive: !isCalm, animationDuration: 900 },
      yAxisProps: { domain: [0, 'dataMax'] },
    },
  ])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? text, points? [text] ≤8, actions? list ≤4, caption text, series text, unit? text, data list ≤24, note? text',
    'actions[]': 'label text, href href, style? primary|secondary|text',
    'data[]': 'label text, value number',
  })
})
