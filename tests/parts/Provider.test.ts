import { useDirection } from '@mantine/core'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Actions } from '../../src/parts/Actions'
import { mantineTheme } from '../../src/parts/Provider'
import { markup } from '../lib/drawn'

const Direction = () => useDirection().dir

test('components know the direction of the site', () => {
  expect([markup(createElement(Direction)), markup(createElement(Direction), { dir: 'rtl' })]).toEqual(['ltr', 'rtl'])
})

test.each<['primary' | 'secondary' | 'text', string[]]>([
  ['primary', ['--button-bg:var(--action)', '--button-hover:var(--action-hover)', '--button-color:var(--on-action)']],
  ['secondary', ['--button-bg:transparent', '--button-hover:var(--wash)', '--button-color:var(--text)', '--button-bd:1px solid var(--line-strong)']],
  ['text', ['--button-bg:transparent', '--button-hover:transparent', '--button-color:var(--accent-text)']],
])('a %s button takes its colours from the ground it stands on', (style, expected) => {
  const variables = /style="([^"]*)"/.exec(markup(createElement(Actions, { actions: [{ label: 'Go', href: '/', style }] })))?.[1]?.split(';')
  expect(variables).toEqual(expect.arrayContaining(expected))
})

test('components look as the stylesheet of the site says, whoever wants no motion has none, and closed tabs are in the HTML', () => {
  const { components = {}, colors, ...theme } = mantineTheme
  expect(theme).toEqual({
    primaryColor: 'brand',
    primaryShade: 6,
    fontFamily: 'var(--font-text)',
    headings: { fontFamily: 'var(--font-heading)' },
    defaultRadius: 'sm',
    respectReducedMotion: true,
  })
  expect(colors).toEqual({ brand: Array(10).fill('var(--action)') })
  expect(Object.fromEntries(Object.entries(components).map(([name, own]) => [name, own?.defaultProps]))).toEqual({
    Button: { radius: 'sm' },
    InputBase: { radius: 'sm', size: 'md' },
    Checkbox: { radius: 'sm' },
    Tabs: { keepMountedMode: 'display-none' },
    VisuallyHidden: { hidden: true },
  })
})
