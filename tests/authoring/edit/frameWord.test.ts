import { expect, test } from 'vitest'
import { frameWord } from '../../../src/authoring/edit/frameWord'

test('a word of the frame is known by how it reads in the language of the site', () => {
  expect(['Skip to content', 'skip to content ', 'Skip'].map((text) => frameWord(text, { lang: 'en-US' }))).toEqual(['skip', 'skip', undefined])
  expect([frameWord('Menü öffnen', { lang: 'de' }), frameWord('Open menu', undefined)]).toEqual(['openMenu', 'openMenu'])
})
