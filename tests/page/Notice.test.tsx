import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { Notice } from '../../src/page/Notice'
import { ENGLISH } from '../../src/site/schema/words/english'
import { markup } from '../lib/drawn'

const draw = (piece: React.ReactNode) => new JSDOM(markup(piece)).window.document.body

test('the line above every page has its link, and a button only where it can be closed', () => {
  const body = draw(<Notice notice={{ text: 'Closed on Friday.', link: { label: 'More', href: '/more' }, closable: true } as never} />)
  expect([body.querySelector('p')?.textContent, body.querySelector('a')?.getAttribute('href')]).toEqual(['Closed on Friday. More', '/more'])
  expect(body.querySelector('button[data-close]')?.getAttribute('aria-label')).toBe(ENGLISH.closeNotice)
  const plain = draw(<Notice notice={{ text: 'Closed.', closable: false } as never} />)
  expect([plain.querySelector('a'), plain.querySelector('button')]).toEqual([null, null])
})
