import { expect, test } from 'vitest'
import { pageLines, partLines } from '../../../src/studio/server/outline'

test('items of a collection that declares fields are found where they stand', () => {
  const item = { slug: 'bear', title: 'The bear', excerpt: 'A toy.', room: 'Attic' }
  const value = {
    collections: { toys: { fields: { room: 'text' }, items: [item] } },
    pages: [{ path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: [] }],
  }
  expect(partLines(value).at(-1)).toEqual({ path: ['collections', 'toys', 'items', 0], group: 'toys', title: 'The bear' })
  expect(pageLines(value, [])[0]?.href).toBe('/toys/bear')
})
