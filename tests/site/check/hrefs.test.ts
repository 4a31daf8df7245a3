import { expect, test } from 'vitest'
import { hrefsIn } from '../../../src/site/check/hrefs'

const linksIn = (text: string) => hrefsIn(text, 'richText').map(({ href, within }) => [href, text.slice(within?.start, (within?.start ?? 0) + (within?.length ?? 0))])

test.each([
  ['[a](/faq) and [b](/fees#top)', ['/faq', '/fees#top']],
  ['[a]( /faq ) [b](</fees>) [c](/x "A title")', ['/faq', '/fees', '/x']],
  ['[a](https://en.wikipedia.org/wiki/Loan_(finance)) [b](/b)', ['https://en.wikipedia.org/wiki/Loan_(finance)', '/b']],
  ['[a]() [b](#top)', ['', '#top']],
  ['[a](/never-closed', []],
  ['[a](/f(b', []],
  ['no link (at all)', []],
])('the addresses in %j are found, with their places', (text, hrefs) => {
  expect(linksIn(text)).toEqual(hrefs.map((href) => [href, href]))
})

test('a text that only looks like links is read at once', { tags: ['large'] }, () => {
  for (const piece of ['[a](', '](', '](a(', '](<', ']( ', '](a>'])
    for (const end of ['', ')', '))']) expect(hrefsIn(piece.repeat(20_000 / piece.length) + end, 'richText').length).toBeLessThanOrEqual(20_000)
})
