import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Heading } from '../../src/parts/Heading'
import { markup } from '../lib/drawn'

test('of the opening lines each is drawn that is there, and nothing when none is', () => {
  const drawn = (props: Parameters<typeof Heading>[0]) => markup(createElement(Heading, props))
  expect(drawn({ eyebrow: 'A', title: 'B', intro: 'C' })).toBe('<div class="heading"><p class="eyebrow">A</p><h2>B</h2><p class="intro">C</p></div>')
  expect(drawn({ eyebrow: 'A' })).toBe('<div class="heading"><p class="eyebrow">A</p></div>')
  expect(drawn({ title: 'B' })).toBe('<div class="heading"><h2>B</h2></div>')
  expect(drawn({ intro: 'C' })).toBe('<div class="heading"><p class="intro">C</p></div>')
  expect(drawn({})).toBe('')
})
