import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { Lost } from '../../src/page/Lost'
import { ENGLISH } from '../../src/site/schema/words/english'
import { markup } from '../lib/drawn'

const draw = (piece: React.ReactNode) => new JSDOM(markup(piece)).window.document.body

test('an unknown address leads home', () => {
  const body = draw(<Lost home="/es" />)
  expect([
    body.querySelector('h1')?.textContent,
    body.querySelector('.intro')?.textContent,
    body.querySelector('a')?.getAttribute('href'),
    body.querySelector('a')?.textContent,
  ]).toEqual([ENGLISH.lostTitle, ENGLISH.lostText, '/es', ENGLISH.home])
})
