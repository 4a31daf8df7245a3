import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

test('a value is kept for the tab; an empty one is not written', async () => {
  toyBrowser('')
  const { session } = await import('../../src/boot/session')
  expect([session('a'), session('a', '1'), session('a'), session('a', ''), session('a'), session('b')]).toEqual([null, '1', '1', '1', '1', null])
})

test('where storage is blocked there is none', async () => {
  toyBrowser('')
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  const { session } = await import('../../src/boot/session')
  expect([session('a', '1'), session('a')]).toEqual([undefined, undefined])
})
