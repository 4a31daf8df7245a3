import { expect, test } from 'vitest'
import { folderOf, isTemplate, itemAddress } from '../../../src/site/schema/itemAddress'

test('a path that ends in "/$slug" is that of a template', () => {
  expect(['/toys/$slug', '/$slug', '/toys', '/$slug/toys', '/toys$slug', '/toys/$slugs', '/toys/$slug/'].map(isTemplate)).toEqual([true, true, false, false, false, false, false])
})

test('the pages of a template lie in its folder', () => {
  expect(['/toys/$slug', '/a/b/$slug', '/$slug', '/toys'].map(folderOf)).toEqual(['/toys', '/a/b', '', '/toys'])
  expect([itemAddress('/toys/$slug', 'bear'), itemAddress('/$slug', 'bear')]).toEqual(['/toys/bear', '/bear'])
})
