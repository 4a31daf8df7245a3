import { createElement } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Heading } from '../../src/parts/Heading'
import { heading, innerTitle, nestedTitle, pageTitle, sectionTitle } from '../../src/parts/heading'
import { marks, roles } from '../../src/parts/role'
import { markup } from '../lib/drawn'

test('of the opening lines each is drawn that is there, and nothing when none is', () => {
  const drawn = (props: Parameters<typeof Heading>[0]) => markup(createElement(Heading, props))
  expect(drawn({ eyebrow: 'A', title: 'B', intro: 'C' })).toBe('<div class="heading"><p class="eyebrow">A</p><h2>B</h2><p class="intro">C</p></div>')
  expect(drawn({ eyebrow: 'A' })).toBe('<div class="heading"><p class="eyebrow">A</p></div>')
  expect(drawn({ title: 'B' })).toBe('<div class="heading"><h2>B</h2></div>')
  expect(drawn({ intro: 'C' })).toBe('<div class="heading"><p class="intro">C</p></div>')
  expect(drawn({})).toBe('')
})

test('each heading says its rank, and is a text in which there is something to see', () => {
  const titles = [pageTitle, sectionTitle, innerTitle, nestedTitle]
  expect(titles.map((schema) => [marks.get(schema)?.heading, roles.get(schema)?.role, schema.safeParse('a').success, schema.safeParse(' ').success])).toEqual(
    ['page', 'section', 'inner', 'nested'].map((rank) => [rank, 'text', true, false]),
  )
})

test('a section may open with three lines, of which one is its heading, and needs none of them', () => {
  expect(Object.keys(heading)).toEqual(['eyebrow', 'title', 'intro'])
  expect(Object.values(heading).map((field) => marks.get(field.unwrap())?.heading)).toEqual([undefined, 'section', undefined])
  const isValid = (value: object) => z.strictObject(heading).safeParse(value).success
  expect([{}, { eyebrow: 'a', title: 'b', intro: 'c' }, { eyebrow: '' }, { title: '' }, { intro: '' }].map(isValid)).toEqual([true, true, false, false, false])
})
