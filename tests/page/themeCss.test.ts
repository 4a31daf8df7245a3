import { expect, test } from 'vitest'
import { mantineVariables } from '../../src/page/mantineVariables'
import { themeCss } from '../../src/page/themeCss'
import { toySettings } from '../lib/toy'

const css = (theme: object = {}) => themeCss({ ...toySettings.theme, ...theme }, mantineVariables())

test('the colours of the theme are variables, and those that are derived are mixed of them', () => {
  expect(css().split('\n')[0]).toMatchInlineSnapshot(
    `":root{--ink:#101010;--button:#101010;--button-hover:color-mix(in srgb, #101010 86%, #fff);--on-button:#fff;--paper-raised:#fff;--tint-raised:#ffffff;--tile:#101010;--muted-ink:#505050;--paper:#ffffff;--tint:#f0f0f0;--dark:#101010;--dark-raised:color-mix(in srgb, #101010 94%, #fff);--on-dark:#ffffff;--muted-on-dark:#c0c0c0;--line-light:#d0d0d0;--line-light-strong:color-mix(in srgb, #d0d0d0 72%, #101010);--line-tint:color-mix(in srgb, #d0d0d0 90%, #101010);--line-tint-strong:color-mix(in srgb, #d0d0d0 66%, #101010);--line-dark:#404040;--line-dark-strong:color-mix(in srgb, #404040 74%, #ffffff);--accent:#707070;--accent-ink:#404040;--accent-on-dark:#e0e0e0;--accent-on-dark-hover:color-mix(in srgb, #e0e0e0 84%, #fff);--wash-light:color-mix(in srgb, #101010 5%, transparent);--wash-dark:color-mix(in srgb, #ffffff 10%, transparent);--error:#900000;--error-on-dark:color-mix(in srgb, #900000 40%, #ffffff);--scrim:#10101097;--radius:3px;--font-heading:Georgia, 'Times New Roman', serif;--font-text:system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif}"`,
  )
})

test('a second scheme says only what it changes: by the device, or by the choice of a visitor; paper is light', () => {
  const { colors } = toySettings.theme
  const lines = css({ scheme: 'auto', darkColors: { ...colors, paper: '#101014', ink: '#f0f0f0' } }).split('\n')
  expect(lines[0]).toContain(':root{color-scheme:light;--ink:#101010;')
  expect(lines[1]).toMatch(/^@media screen\{:root\[data-scheme='dark'\]\{color-scheme:dark;--ink:#f0f0f0;/)
  expect(lines[2]).toMatch(/^@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-scheme\]\)\{color-scheme:dark;--ink:#f0f0f0;/)
  expect(lines[1]).not.toContain('--accent:')
  expect(lines[1]).toContain('--paper:#101014')
})

test('a dark site has one set of colours', () => {
  expect(css({ scheme: 'dark' })).toContain(':root{color-scheme:dark;--ink:')
  expect(css({ scheme: 'dark' })).not.toContain('data-scheme')
})

test('corners are as round as the theme says, slightly unless it does', () => {
  expect([{}, { radius: 'none' }, { radius: 'small' }, { radius: 'medium' }].map((theme) => /--radius:([^;]+)/.exec(css(theme))?.[1])).toEqual(['3px', '0', '3px', '10px'])
})

test('fonts of the theme come before those of the device', () => {
  const fonts = css({ fonts: { heading: 'Newsreader', text: 'Instrument Sans' } })
  expect(fonts).toContain("--font-heading:'Newsreader', heading-stand-in, Georgia,")
  expect(fonts).toContain("--font-text:'Instrument Sans', text-stand-in, system-ui,")
})

test('a gradient has its two colours by its name', () => {
  expect(
    css({ gradients: { sea: ['#000011', '#000022'], sun: ['#110000', '#220000'] } })
      .split('\n')
      .slice(-2),
  ).toEqual(["[data-gradient='sea']{--from:#000011;--to:#000022}", "[data-gradient='sun']{--from:#110000;--to:#220000}"])
})

test('components are answered with the variables of the site, anew on every ground', () => {
  const overrides = css().split('\n')[2] ?? ''
  expect(overrides).toBe(
    'body,main > section,#app > header,#app > footer{--mantine-color-body:var(--surface);--mantine-color-text:var(--text);--mantine-color-dimmed:var(--muted);--mantine-color-error:var(--error);--mantine-color-placeholder:var(--muted);--mantine-color-default-border:var(--control);--mantine-radius-sm:var(--radius)}',
  )
  expect(css()).toContain('--mantine-color-brand-filled:')
  expect(css()).not.toContain('--mantine-color-grape-5')
})

test('on the buttons of a dark site stands its paper, on those of a light one white', () => {
  const { colors } = toySettings.theme
  const dark = { scheme: 'dark', colors: { ...colors, paper: '#101014', ink: '#f0f0f0' } }
  expect([css(dark), css({ colors: { ...colors, paper: '#fafafa' } })].map((text) => /--on-button:([^;]+)/.exec(text)?.[1])).toEqual(['#101014', '#fff'])
})

test('buttons have the colour of words or the accent, and what lies on the paper is mixed of it, in light and in dark', () => {
  const names = ['button', 'button-hover', 'on-button', 'paper-raised', 'tint-raised', 'tile', 'logo', 'logo-on-dark', 'turned', 'plate']
  const of = (theme: object) => names.map((name) => new RegExp(`[{;]--${name}:([^;}]+)`).exec(css(theme).split('\n')[0] ?? '')?.[1] ?? '-').join(' | ')
  const dark = { scheme: 'dark', colors: { ...toySettings.theme.colors, paper: '#101014', ink: '#f0f0f0', accentText: '#80c0ff' } }
  expect([{}, { button: 'accent' }, dark, { ...dark, button: 'accent' }].map(of)).toMatchInlineSnapshot(`
    [
      "#101010 | color-mix(in srgb, #101010 86%, #fff) | #fff | #fff | #ffffff | #101010 | - | - | - | -",
      "#404040 | color-mix(in srgb, #404040 86%, #000) | #fff | #fff | #ffffff | #101010 | - | - | - | -",
      "#f0f0f0 | color-mix(in srgb, #f0f0f0 86%, #101014) | #101014 | color-mix(in srgb, #101014 95%, #fff) | color-mix(in srgb, #f0f0f0 95%, #fff) | color-mix(in srgb, #101010 88%, #fff) | none | block | 1 | #f4f4f4",
      "#80c0ff | color-mix(in srgb, #80c0ff 86%, #fff) | #101014 | color-mix(in srgb, #101014 95%, #fff) | color-mix(in srgb, #f0f0f0 95%, #fff) | color-mix(in srgb, #101010 88%, #fff) | none | block | 1 | #f4f4f4",
    ]
  `)
})
