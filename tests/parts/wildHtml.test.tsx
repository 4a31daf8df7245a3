import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { randomFrom } from '../../scripts/lib/fuzzing'
import { wildHtml } from '../../scripts/lib/fuzzingText'
import { Html } from '../../src/parts/Html'
import { compile } from '../../src/site/compile'
import { runs } from '../lib/runs'
import { innocent, lintBlocks, shelfOf } from '../lib/innocent'
import { leastSeconds } from '../lib/seconds'

const compiled = (content: string) => compile(new TextEncoder().encode(innocent(shelfOf({ slug: 'bear', content }))), 'pages.json', lintBlocks, { advice: true })

test.each([
  ['end tags of what was never opened', '</caption><math id=1>'],
  ['end tags in comments', '<div><!--</div>-->'],
  ['end tags in attributes', '<div title="</div>">'],
  ['end tags that a table keeps from closing anything', '<i><table><tr><td></i></td></tr></table>'],
  ['end tags behind an element that they cannot close', '<span><div></span></div>'],
  ['end tags of a cell around a table', '<table><tr><td><table></td></table></tr>'],
  ['elements that hold nothing only outside of a drawing', '<svg><input>'],
  ['comments that are none', '<p title="<!--"><div></p><p title="-->"></div>'],
])('elements that no parser could bear are refused, whatever hides them: %s', (_what, piece) => {
  const { site, problems } = compiled(piece.repeat(Math.floor(150_000 / piece.length)))
  if (site) expect(renderToStaticMarkup(<Html>{piece.repeat(Math.floor(150_000 / piece.length))}</Html>)).toBeDefined()
  else expect(problems.map(({ code }) => code)).toContainEqual(expect.stringMatching(/^PS44[46]$/))
})

test.each([
  ['well-formed paragraphs', '<p>a <b>b</b> <a href="/">c</a><br><img src="media/x.png" alt=""></p>'],
  ['lists without end tags', '<ul><li>a<li>b <i>c</i></ul>'],
  ['comments', '<!-- wp:paragraph --><p>a <em>b</em></p><!-- /wp:paragraph -->'],
  ['mathematical signs', '<p>a < b > c & <b>d</b></p>'],
  ['tables', '<table><tr><td>a<td><b>b</b></table>'],
])('a long article of %s is not refused', (_what, piece) => {
  expect(compiled(piece.repeat(800)).problems.map(({ code }) => code)).toEqual([])
})

/** Seconds of one processor to judge and draw an article of the greatest length. */
const MOST_SECONDS = 8

test('any HTML of the greatest length is refused or drawn in time', { tags: ['random'] }, () => {
  const { seed, numRuns } = runs(10)
  const random = randomFrom(seed)
  for (let run = 0; run < numRuns; run++) {
    const html = wildHtml(random)
    const seconds = leastSeconds(MOST_SECONDS, () => void (compiled(html).site && renderToStaticMarkup(<Html>{html}</Html>)))
    expect(seconds, html.slice(0, 120)).toBeLessThan(MOST_SECONDS)
  }
})
