import { expect, test } from 'vitest'
import { profileAt } from '../../src/parts/profiles'
import { allIcons } from '../../src/site/check/icons'

test.each([
  ['https://www.linkedin.com/company/quoin', 'LinkedIn', 'brand-linkedin'],
  ['https://de.linkedin.com/company/quoin', 'LinkedIn', 'brand-linkedin'],
  ['https://x.com/quoin', 'X', 'brand-x'],
  ['https://notx.com/quoin', 'notx.com', 'world'],
  ['https://mastodon.example/@quoin', 'mastodon.example', 'brand-mastodon'],
  ['https://www.trade-register.example/4711', 'trade-register.example', 'world'],
  ['https://constructor/', 'constructor', 'world'],
  ['nonsense', 'nonsense', 'world'],
])('%s is shown as %s', (href, name, icon) => {
  expect(profileAt(href)).toEqual({ href, name, icon })
  expect(allIcons().has(icon)).toBe(true)
})
