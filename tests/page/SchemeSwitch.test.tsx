import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { SchemeSwitch } from '../../src/page/SchemeSwitch'
import { ENGLISH } from '../../src/site/schema/words/english'
import { markup } from '../lib/drawn'

const draw = (piece: React.ReactNode) => new JSDOM(markup(piece)).window.document.body

test('two buttons lead to the other colours; their names are heard, or read where there is room', () => {
  const buttons = (isNamed: boolean) =>
    [...draw(<SchemeSwitch className="own" isNamed={isNamed} />).querySelectorAll<HTMLElement>('.own button')].map((button) => [
      button.dataset.to,
      button.getAttribute('aria-label'),
      button.textContent,
    ])
  expect(buttons(false)).toEqual([
    ['dark', ENGLISH.darkColors, ''],
    ['light', ENGLISH.lightColors, ''],
  ])
  expect(buttons(true)).toEqual([
    ['dark', null, ENGLISH.darkColors],
    ['light', null, ENGLISH.lightColors],
  ])
})
