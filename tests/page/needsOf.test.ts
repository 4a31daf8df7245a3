import { expect, test } from 'vitest'
import { needsOf } from '../../src/page/needsOf'
import type { Page } from '../../src/site/schema/site'

const section = (type: string, needs?: Page['sections'][number]['needs']) => ({ type, ...(needs && { needs }) }) as Page['sections'][number]

test('what all sections of a page need is joined, and a page without needs has none', () => {
  const sections = [section('prose'), section('video', { 'media-src': ["'self'"] }), section('embed', { 'frame-src': ['https://b.example', 'https://a.example'] })]
  expect(needsOf({ sections })).toEqual({ 'media-src': ["'self'"], 'frame-src': ['https://a.example', 'https://b.example'] })
  expect(needsOf({ sections: [section('prose')] })).toBeUndefined()
})
