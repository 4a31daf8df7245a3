import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Actions } from '../../src/parts/Actions'
import { markup, outline } from '../lib/drawn'

const drawn = (props: Parameters<typeof Actions>[0]) => outline(markup(createElement(Actions, props)))

test('the first button is the main one, unless a button says how loud it is', () => {
  const actions = [
    { label: 'First', href: '/a' },
    { label: 'Second', href: '/b' },
    { label: 'Third', href: 'https://shop.example', style: 'primary' as const },
    { label: 'Fourth', href: '/d', style: 'text' as const },
  ]
  expect(drawn({ actions })).toMatchInlineSnapshot(`
    "<div class="actions">
      <a data-variant="filled" data-size="md" href="/a"> First
      <a data-variant="outline" data-size="md" href="/b"> Second
      <a data-variant="filled" data-size="md" href="https://shop.example" target="_blank" rel="noopener noreferrer"> Third
        <span class="visually-hidden"> (opens in a new tab)
      <a data-variant="subtle" data-size="md" href="/d"> Fourth"
  `)
  expect(drawn({ actions: [{ label: 'Quiet', href: '/a', style: 'secondary' }], size: 'sm' })).toMatchInlineSnapshot(`
    "<div class="actions">
      <a data-variant="outline" data-size="sm" href="/a"> Quiet"
  `)
})

test('without a button there is no row for them', () => {
  expect([drawn({ actions: [] }), drawn({ actions: undefined })]).toEqual(['', ''])
})
