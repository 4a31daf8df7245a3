import { expect, test } from 'vitest'
import { fix } from '../../../src/authoring/edit/fix'
import { fileWith, pageWith, problemsOf, toyBlocks, toySettings } from '../../lib/toy'

const linked = (hrefs: readonly string[], settings: object = {}) =>
  fileWith({
    site: { ...toySettings, ...settings },
    pages: [pageWith(...hrefs.map((href) => ({ type: 'note', text: 'x', links: [{ label: 'x', href }] }))), { ...pageWith({ type: 'rule' }), path: '/questions' }],
  })
const said = (...parts: Parameters<typeof linked>) => problemsOf(linked(...parts)).map(({ path, message, hint }) => `${path}: ${message} ${hint}`)

test('a page that was renamed is told once, however many links lead to it, with the redirect as remedy', () => {
  expect(said(['/about', '/about#team', '/about'])).toEqual([
    'pages[0].sections[0].links[0].href: There is no page "/about", to which 3 links lead. If it has another address now, write in "site": "redirects": { "/about": "/its-new-address" }; "npm run check -- --fix" then corrects the links. The pages are: /, /questions.',
  ])
})

test('with the redirect the links are corrected by the command', () => {
  const text = linked(['/about', '/about'], { redirects: { '/about': '/questions' } })
  const { bytes, fixed } = fix(new TextEncoder().encode(text), toyBlocks)
  expect([fixed.length, problemsOf(new TextDecoder().decode(bytes))]).toEqual([2, []])
})

test('several pages that are gone are told apart, and one link alone as it was', () => {
  expect(said(['/about', '/terms', '/about', '/terms', '/imprint']).map((line) => line.slice(0, line.indexOf('.', 45)))).toEqual([
    expect.stringContaining('"/about", to which 2 links lead'),
    expect.stringContaining('"/terms", to which 2 links lead'),
    expect.stringMatching(/There is no page "\/imprint"$/),
  ])
})

test('links that are nearly right are told each, since each can be mended', () => {
  expect(said(['/question', '/question'])).toEqual([expect.stringContaining('Did you mean "/questions"?'), expect.stringContaining('Did you mean "/questions"?')])
})
