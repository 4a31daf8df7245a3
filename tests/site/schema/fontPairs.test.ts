import { expect, test } from 'vitest'
import { readFont } from '../../../src/build/fonts'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import { fontPair, fontsNamed } from '../../../src/site/schema/fontPairs'

const pairs = fontPair.options.map((name) => [name, fontsNamed(name)] as const)

test('there are at least twelve pairs, no two alike, and in each the two fonts are different ones', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(12)
  expect(new Set(pairs.map(([, fonts]) => JSON.stringify(fonts))).size).toBe(pairs.length)
  expect(pairs.filter(([, { heading, text }]) => heading === text)).toEqual([])
})

test.each(pairs)('the fonts of %s come along', (_name, { heading, text }) => {
  for (const font of [heading, text]) expect(readFont(font).length, font).toBeGreaterThan(10_000)
})

test('a site names a pair, and one that there is not is told with those that there are', async () => {
  const blocks = await loadBlocks()
  const site = (fonts: unknown) => ({ site: { name: 'A', theme: { fonts } }, pages: [{ path: '/', title: 'A', sections: [{ type: 'hero', title: 'A' }] }] })
  const made = (fonts: unknown) => compile(new TextEncoder().encode(JSON.stringify(site(fonts))), 'pages.json', blocks)
  expect(made('swiss').site?.settings.theme.fonts).toEqual({ heading: 'Work Sans', text: 'Source Serif 4' })
  expect(made('swis').problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([expect.stringContaining('"swis" is not one of the options. Did you mean "swiss"?')])
})
