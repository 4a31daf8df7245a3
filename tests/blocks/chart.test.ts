import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Chart } from '../../src/blocks/chart/schema'
import { schema } from '../../src/blocks/chart/schema'
import { drawn, htmlOf } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'
import { days, chart, others } from './chart/sampleChart'

test('a chart shows each figure with its bar, beside its words and points', () => {
  const full = chart({ title: 'Bread', points: ['Fresh', 'Warm'], unit: '%', data: days.slice(0, 2), note: 'Counted.' })
  expect(drawn('chart', full)).toMatchInlineSnapshot(`
    "<div class="chart">
      <div>
        <div class="heading">
          <h2> Bread
        <ul class="ticks">
          <li> Fresh
          <li> Warm
      <figure class="figure" data-reveal="0.3">
        <figcaption id="_toy-R_3_-caption">
          <strong> Loaves
          <span> Loaves by day.
        <div class="plot" tabindex="0" role="group" aria-labelledby="_toy-R_3_-caption" data-held="true">
          <ol class="standing" style="--characters:10">
            <li data-point="0">
              <span class="label"> Mon
              <span class="cell">
                <svg aria-hidden="true">
                  <g data-series="0" data-fill="0">
                    <rect class="bar" x="11.86%" width="76.27%" y="75%" height="25%" fill="currentColor">
                  <line class="zero" x2="100%" y1="100%" y2="100%">
                <span class="value" data-series="0" data-anchor="0" style="--left:11.86;--width:76.27;--over:25">
                  <bdi> 50%
            <li data-point="1">
              <span class="label"> Tue
              <span class="cell">
                <svg aria-hidden="true">
                  <g data-series="0" data-fill="0">
                    <rect class="bar" x="11.86%" width="76.27%" y="0%" height="100%" fill="currentColor">
                  <line class="zero" x2="100%" y1="100%" y2="100%">
                <span class="value" data-series="0" data-anchor="1" style="--left:11.86;--width:76.27;--over:100">
                  <bdi> 200%
          <div role="status" class="tip">
        <p class="note"> Counted."
  `)
})

test('of several series each has a box that switches it, and words for who does not see it', () => {
  const html = htmlOf('chart', chart({ compare: others }))
  expect([...html.matchAll(/<input type="checkbox" data-switch="(\d)" checked=""/g)].map(([, series]) => series)).toEqual(['0', '1'])
  expect(html).toContain('<span class="visually-hidden">Rolls </span><bdi>20</bdi>')
  expect(htmlOf('chart', chart())).not.toContain('<input')
})

test('bars that need more room lie below each other; what is below zero grows the other way', () => {
  const html = htmlOf('chart', chart({ data: days.map((day) => ({ ...day, label: `${day.label}, the whole day` })) }))
  expect(html).toContain('_lying_')
  expect([...html.matchAll(/<rect class="_bar_\w+"( data-negative="true")?/g)].map(([, negative]) => negative !== undefined)).toEqual([false, false, true])
})

test('under the bars is room for words as soon as one of them, of whatever point and series, goes below zero', () => {
  const hasRoom = (values: number[], compare: Chart['compare'] = []) =>
    htmlOf('chart', chart({ data: values.map((value, place) => ({ label: `${place}`, value })), compare })).includes('data-below="true"')
  expect([hasRoom([1, 2]), hasRoom([-1, 2]), hasRoom([1, -2])]).toEqual([false, true, true])
  expect([hasRoom([1, 2], [{ series: 'Rolls', values: [1, 2] }]), hasRoom([1, 2], [{ series: 'Rolls', values: [1, -2] }])]).toEqual([false, true])
})

test('lines with many figures have them in a table or a list, so that all can be read', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ label: `${hour}:00`, value: hour * 10 }))
  expect([...htmlOf('chart', chart({ kind: 'line', data: hours })).matchAll(/<li><span>/g)].length).toBe(24)
  const table = htmlOf('chart', chart({ kind: 'area', compare: others }))
  expect([...table.matchAll(/<td data-label="(\w+)"><bdi>([^<]*)/g)].map(([, series, value]) => `${series} ${value}`)).toEqual([
    'Loaves 50',
    'Rolls 10',
    'Loaves 200',
    'Rolls 20',
    'Loaves −50',
    'Rolls 30',
  ])
})

test('shares stand in a list in their order, with their percent', () => {
  const html = htmlOf('chart', chart({ kind: 'shares', data: days.slice(0, 2) }))
  expect([...html.matchAll(/<span>(\w+)<\/span><bdi[^>]*>(\w+)<\/bdi><bdi[^>]*>([\w%]+)/g)].map((found) => found.slice(1).join(' '))).toEqual(['Mon 50 20%', 'Tue 200 80%'])
})

test('a ring is drawn of the shares that are some; only where none is, an empty one stands for it', () => {
  const ringOf = (...values: number[]) => {
    const html = htmlOf('chart', chart({ kind: 'shares', data: values.map((value, index) => ({ label: `Day ${index}`, value })) }))
    return [/<circle/.test(html), Array.from(html.matchAll(/<path d="([^"]*)" data-point="(\d)"/g), ([, d = '', point]) => (d === '' ? '' : point))]
  }
  expect([ringOf(50, 0, 200), ringOf(0, 0)]).toEqual([
    [false, ['0', '', '2']],
    [true, ['', '']],
  ])
})

test('without data there is no figure, and without words the figure is alone', () => {
  expect(drawn('chart', chart({ title: 'Bread', points: [], data: [] }))).not.toMatch(/figure|ticks/)
  expect(drawn('chart', chart())).toContain('<div class="chart" data-alone="true">')
})

test('what reaches the browser draws nothing: it imports neither d3 nor what does, nor recharts', () => {
  const folder = 'src/blocks/chart/'
  const text = (file: string) => readFileSync(folder + file, 'utf8')
  const drawing = readdirSync(folder).filter((file) => /from 'd3-/.test(text(file)))
  expect(drawing.length).toBeGreaterThan(2)
  const names = [...drawing, 'resolve.ts', 'format.ts', 'schema.ts', 'check.ts'].map((file) => file.replace(/\.ts$/, ''))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsx') || name === 'usePoint.ts' || name === 'picture.ts')) {
    const imported = [...text(file).matchAll(/^import (?!type ).*from '(?:\.\/)?([\w@/-]+)'/gm)].map(([, name]) => name ?? '')
    expect(
      imported.filter((name) => names.includes(name) || /^d3|recharts/.test(name)),
      file,
    ).toEqual([])
  }
})

test('a chart of before is one of today: a caption, a name and values are enough', () => {
  expect(schema.safeParse({ caption: 'A chart.', series: 'Index', data: days }).success).toBe(true)
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), points? [richText (inline=true)] ≤8, actions? list ≤4, caption text, kind? bars|line|area|shares, series text, prefix? text, unit? text, decimals? integer ≥0 ≤6, short? boolean, data list ≤24, dataLabel? text, compare? list ≤3, note? richText (inline=true)',
    'actions[]': 'label text, href href, style? primary|secondary|text',
    'compare[]': 'series text, values [number] ≤24',
    'data[]': 'label text, value number',
  })
})

test('words of any kind stand beside a chart, and one without has all the room', () => {
  const isAlone = (fields: object) => htmlOf('chart', chart(fields)).includes('data-alone="true"')
  expect([{}, { points: [] }, { actions: [] }].map(isAlone)).toEqual([true, true, true])
  expect([{ eyebrow: 'A' }, { title: 'A' }, { intro: 'A' }, { points: ['A'] }, { actions: [{ label: 'A', href: '/' }] }].map(isAlone)).toEqual(Array(5).fill(false))
})
