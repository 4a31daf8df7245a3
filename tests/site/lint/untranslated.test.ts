import { expect, test } from 'vitest'
import { renderMessage } from '../../../src/site/diagnostics/catalogue'
import { rule } from '../../../src/site/lint/rules/untranslated'
import { foundBy } from '../../lib/lintRules'

const said = { description: 'Juguetes.', navigation: {}, footer: {} }
/** What a site whose Spanish pages lack so many of the English ones is told; as much of its file as is looked at. */
function told(count: number, locale: object = said, pages: object[] = []) {
  const missing = Array.from({ length: count }, (_, number) => ({ path: `/p${number + 1}` }))
  const file = { site: { lang: 'en', locales: { es: { path: '/es', ...locale } } }, pages: [{ path: '/' }, { path: '/es' }, ...missing, ...pages] }
  return foundBy(rule, { file }).map(({ message }) => renderMessage(message).message)
}

test('pages that a language lacks are named, five at most, and those beyond are counted', () => {
  expect([told(0), told(1)]).toEqual([[], ['Of the pages in "en", 1 is not in "es": "/p1".']])
  expect(told(5)).toEqual(['Of the pages in "en", 5 are not in "es": "/p1", "/p2", "/p3", "/p4", "/p5".'])
  expect(told(6)).toEqual(['Of the pages in "en", 6 are not in "es": "/p1", "/p2", "/p3", "/p4", "/p5" and 1 other.'])
  expect(told(7)[0]).toContain('"/p5" and 2 others.')
})

test('a page that only the other language has is nobody’s fault', () => {
  expect(told(0, said, [{ path: '/es/solo' }])).toEqual([])
})

test('what the frame says in the other language alone is named, part by part', () => {
  expect(told(0, { ...said, footer: undefined })).toEqual(['On pages in "es" visitors read what "site" says in "en": footer.'])
  expect(told(0, {})).toEqual(['On pages in "es" visitors read what "site" says in "en": description, navigation, footer.'])
})

test('a site of one language lacks nothing', () => {
  const file = { site: { lang: 'en' }, pages: [{ path: '/' }, { path: '/a' }] }
  expect(foundBy(rule, { file })).toEqual([])
})
