import { expect, test } from 'vitest'
import { nameHeadings, refined } from '../../src/parts/refinedHtml'

test('second-level headings are named by their author or by their number, and told with their words', () => {
  const body = refined('<h2>Bread &amp; rolls</h2><h3>Rye</h3><h2 id="cakes">Cakes <em>and more</em></h2><h2 id="main"> Tarts </h2>')
  expect(nameHeadings(body, 'own')).toEqual([
    { id: 'own1', title: 'Bread & rolls' },
    { id: 'cakes', title: 'Cakes and more' },
    { id: 'own3', title: 'Tarts' },
  ])
})

test('a heading without words is none', () => {
  expect(nameHeadings(refined('<h2> </h2><h2>Cakes</h2>'), 'own')).toEqual([{ id: 'own1', title: 'Cakes' }])
})
