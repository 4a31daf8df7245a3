import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Icon } from '../../src/parts/Icon'
import { markup } from '../lib/drawn'

test('an icon is drawn in its size, hidden from screen readers; an unknown one is empty', () => {
  expect(markup(createElement(Icon, { name: 'dot' }))).toBe(
    '<svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="2"></circle></svg>',
  )
  expect(markup(createElement(Icon, { name: 'none', size: 28 }))).toBe('<svg class="icon" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true"></svg>')
})
