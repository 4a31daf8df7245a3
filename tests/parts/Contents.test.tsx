import { expect, test } from 'vitest'
import { Contents } from '../../src/parts/Contents'
import { markup, outline } from '../lib/drawn'

const parts = [
  { id: 'bread', title: 'Bread' },
  { id: 'rolls', title: 'Rolls' },
]

test('every heading of a text is a link to it, in a list with a name', () => {
  expect(outline(markup(<Contents parts={parts} />))).toMatchInlineSnapshot(`
    "<nav class="contents" aria-label="On this page">
      <details>
        <summary> On this page
        <ol>
          <li>
            <a href="#bread"> Bread
          <li>
            <a href="#rolls"> Rolls"
  `)
})

test('where the parts are numbered, their links are', () => {
  expect(markup(<Contents parts={parts} numbered />)).toContain('<ol data-numbered="true">')
})
