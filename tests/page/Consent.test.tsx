import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { Consent } from '../../src/page/Consent'
import { ENGLISH } from '../../src/site/schema/words/english'
import { markup } from '../lib/drawn'

const draw = (piece: React.ReactNode) => new JSDOM(markup(piece)).window.document.body

test('the question on cookies names the service, unless the site has words of its own; no comes before yes', () => {
  const service = { label: 'Matomo' } as never
  const body = draw(<Consent service={service} services={{ privacy: '/privacy' } as never} />)
  expect([body.querySelector('dialog')?.getAttribute('aria-labelledby'), body.querySelector('h2')?.id, body.querySelector('h2')?.textContent]).toEqual([
    'consent-title',
    'consent-title',
    ENGLISH.consentTitle,
  ])
  expect(body.querySelector('p')?.textContent).toContain('Matomo')
  expect(body.querySelector('a')?.getAttribute('href')).toBe('/privacy')
  expect([...body.querySelectorAll<HTMLElement>('button')].map(({ dataset, textContent }) => [dataset.consent, textContent])).toEqual([
    ['no', ENGLISH.decline],
    ['yes', ENGLISH.accept],
  ])
  const own = draw(<Consent service={service} services={{ text: 'May we count?' } as never} />)
  expect([own.querySelector('p')?.textContent?.trim(), own.querySelector('a')]).toEqual(['May we count?', null])
})
