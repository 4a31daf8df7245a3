import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { randomFrom } from '../../scripts/lib/fuzzing'
import { wildText } from '../../scripts/lib/fuzzingText'
import { markdownFault } from '../../src/parts/markdown'
import { RichText } from '../../src/parts/RichText'
import { TEXT_LIMIT } from '../../src/parts/text'
import { figure } from '../lib/figure'
import { runs } from '../lib/runs'
import { leastSeconds } from '../lib/seconds'

const drawn = (text: string) => renderToStaticMarkup(<RichText>{text}</RichText>)
const { seed } = runs(1)

/** Seconds of one processor for a text of the greatest length, refused or drawn; a thousandth of it is usual. */
const MOST_SECONDS = 4

test('any text of the greatest length is refused or drawn in time', { tags: ['random'] }, ({ task }) => {
  const random = randomFrom(seed)
  const known = [
    '*a_',
    '* ',
    '* - ',
    '- > ',
    '>',
    '*_',
    '[',
    '![',
    '<a ',
    '`',
    '&',
    '1. ',
    '\n',
    '\t',
    '  \n',
    '*[',
    'a* ',
    '\\',
    '[a]: ',
    '[a][a]',
    '|a',
    '|\n',
    '|a|\n|-|\n',
    '|a|\n|-|\n\n',
    'a|b\n-|-\n',
  ].map((piece) => piece.repeat(TEXT_LIMIT / piece.length))
  const texts = [...known, ...Array.from({ length: runs(20).numRuns }, () => wildText(random).text)]
  let most = 0
  for (const text of texts) {
    const seconds = leastSeconds(MOST_SECONDS, () => markdownFault(text) ?? drawn(text))
    expect(seconds, JSON.stringify(text.slice(0, 80))).toBeLessThan(MOST_SECONDS)
    most = Math.max(most, seconds)
  }
  figure(
    { task },
    'B9',
    `${texts.length} texts of ${TEXT_LIMIT.toLocaleString('en')} characters of marks (seed ${seed}): refused or drawn in ${most.toFixed(2)} s at most (goal ${MOST_SECONDS} s)`,
  )
})

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  // How React's server renderer spells HTML, and what authors write.
  rules: {
    'attr-case': 'off',
    'prefer-native-element': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'no-dup-id': 'off',
  },
})

async function faultsOf(text: string): Promise<string[]> {
  const { results } = await validator.validateString(`<div>${drawn(text)}</div>`)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}: ${JSON.stringify(text)}`))
}

test('whatever Markdown is drawn, it is valid HTML in which nothing stands outside of a block', { tags: ['random'] }, async () => {
  const random = randomFrom(seed)
  const faults: string[] = []
  for (let run = 0; run < runs(250).numRuns; run++) {
    const { text } = wildText(random, 20 + random(200))
    faults.push(...(await faultsOf(text)))
    const naked = drawn(text)
      .replaceAll(/<(p|ul|ol|pre|table|blockquote)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<\/?(?:ul|ol|li|blockquote)>/g, '')
    if (/[\p{L}\p{N}]/u.test(naked.replaceAll(/<[^>]*>/g, ''))) faults.push(`naked: ${JSON.stringify(text)}: ${naked}`)
  }
  expect(faults).toEqual([])
})
