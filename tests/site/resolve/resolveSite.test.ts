import { expect, test } from 'vitest'
import { siteOf } from '../../lib/toySite'
import { toySettings } from '../../lib/toy'

const siteWithSettings = (more: object) => siteOf({ site: { ...toySettings, ...more } })

test('words that a site gives take the place of the English ones; all others stay', () => {
  const { words } = siteWithSettings({ words: { skip: 'Zum Inhalt', slideOf: '{n} von {count}' } }).settings
  expect([words.skip, words.slideOf, words.close]).toEqual(['Zum Inhalt', '{n} von {count}', 'Close'])
})

test('redirects are those of the file, and no setting', () => {
  const { settings, redirects } = siteWithSettings({ redirects: { '/old': '/' } })
  expect([redirects, 'redirects' in settings]).toEqual([[{ from: '/old', to: '/' }], false])
})
