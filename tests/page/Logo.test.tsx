import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Brand } from '../../src/page/Logo'
import { toySettings } from '../lib/toy'
import { toyMedia } from '../lib/toyMedia'
import { siteOf } from '../lib/toySite'

const drawn = (logo: object, isDark?: boolean) => {
  const { settings } = siteOf({ site: { ...toySettings, logo, icon: 'media/icon.png' } }, undefined, toyMedia)
  return renderToStaticMarkup(<Brand settings={settings} {...(isDark !== undefined && { isDark })} />).replaceAll(/<\/?picture>/g, '')
}

test('a mark from a file stands before the name and keeps its shape', () => {
  expect(drawn({ src: 'media/mark.svg' })).toBe('<img src="/assets/media/mark-aaaaaaaaaaaa.svg" alt="" width="48" height="48" style="width:1.7rem;flex:none"/>Toys')
  expect(drawn({ src: 'media/wordmark.svg', wordmark: true })).toBe(
    '<img src="/assets/media/wordmark-bbbbbbbbbbbb.svg" alt="Toys" width="272" height="54" style="width:8.5rem;flex:none"/>',
  )
})

test('on dark ground the other file stands; in the bar, whose ground changes, the stylesheet chooses', () => {
  const logo = { src: 'media/wordmark.svg', onDark: 'media/light.png', wordmark: true }
  expect(drawn(logo, true)).toBe('<img src="/assets/media/light-cccccccccccc-272x54.webp" alt="Toys" width="272" height="54" style="width:8.5rem;flex:none"/>')
  expect(drawn(logo).match(/alt="[^"]*"/g)).toEqual(['alt="Toys"', 'alt="Toys"'])
  expect(drawn(logo).match(/display:[^"]*/g)).toEqual(['display:var(--logo, block)', 'display:var(--logo-on-dark, none)'])
})
