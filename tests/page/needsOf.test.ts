import { expect, test } from 'vitest'
import { needsOf } from '../../src/page/needsOf'
import type { Page, Site } from '../../src/site/schema/site'
import { siteOf } from '../lib/toySite'

const plain = siteOf({})
const page = (sections: Page['sections']): Page => ({ ...(plain.pages[0] as Page), sections })
const withSettings = (settings: Partial<Site['settings']>): Site => ({ ...plain, settings: { ...plain.settings, ...settings } })

const section = (type: string, needs?: Page['sections'][number]['needs']) => ({ type, ...(needs && { needs }) }) as Page['sections'][number]

test('what all sections of a page need is joined, and a page without needs has none', () => {
  const sections = [section('prose'), section('video', { 'media-src': ["'self'"] }), section('embed', { 'frame-src': ['https://b.example', 'https://a.example'] })]
  expect(needsOf(plain, page(sections))).toEqual({ 'media-src': ["'self'"], 'frame-src': ['https://a.example', 'https://b.example'] })
  expect(needsOf(plain, page([section('prose')]))).toBeUndefined()
})

test('every page needs what the notice and the services of its site need, together with its own', () => {
  const notice = { text: 'We have moved.' }
  const needs = (settings: Partial<Site['settings']>, sections: Page['sections'] = []) => needsOf(withSettings(settings), page(sections))
  expect(needs({ notice })).toBeUndefined()
  expect(needs({ notice: { ...notice, closable: true } })).toEqual({ 'script-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)] })
  const services = { analytics: { service: 'plausible' as const, domain: 'toys.example.com' } }
  const sent = section('form', { 'connect-src': ["'self'", 'https://forms.example'] })
  expect(needs({ services }, [sent])).toEqual({
    'script-src': ["'self'", 'https://plausible.io'],
    'connect-src': ["'self'", 'https://forms.example', 'https://plausible.io'],
    'trusted-types': ['default', 'quoin'],
  })
  expect(needs({ services, notice: { ...notice, closable: true } })?.['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/), 'https://plausible.io'])
})
