import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { figure } from '../../lib/figure'
import { fileWith, pageWith } from '../../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-limits-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MEGABYTE = 1024 * 1024
const notFound = { title: 'Not found', sections: [{ type: 'hero', title: 'Not found' }] }
const withSections = (sections: unknown[]) => fileWith({ pages: [pageWith(...sections)], notFound })
const withHtml = (content: string) =>
  fileWith({ pages: [pageWith(hero), template], notFound, collections: { toys: [{ slug: 'bear', title: 'Bear', excerpt: 'A toy.', content }] } })
const template = { path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: [{ type: 'hero', title: '{item.title}' }] }
const hero = { type: 'hero', title: 'Home' }

const GIANTS: [string, () => string | Buffer, RegExp][] = [
  ['a file of 64 MB and one byte', () => Buffer.alloc(64 * MEGABYTE + 1, ' '), /PS104/],
  ['100,000 opening brackets', () => '['.repeat(100_000), /PS105/],
  ['a text of a million characters', () => withSections([{ ...hero, title: 'x'.repeat(1_000_000) }]), /PS208/],
  ['a page of 5,000 sections', () => withSections(Array(5_000).fill(hero)), /^PS208$/],
  ['a page of 5,000 sections, each with a mistake', () => withSections(Array(5_000).fill({ ...hero, titel: 'x', title: undefined })), /PS20[48]/],
  ['HTML that is 10,000 elements deep', () => withHtml('<div>'.repeat(10_000) + '</div>'.repeat(10_000)), /^PS444$/],
  ['HTML whose parser would open every element anew in each paragraph', () => withHtml(Array.from({ length: 10_000 }, (_, index) => `<b id=${index}><p>`).join('')), /^PS446$/],
  [
    'HTML of 90 elements that go on in 40,000 paragraphs',
    () => withHtml(`<p>${Array.from({ length: 90 }, (_, index) => `<b id=${index}>`).join('')}${'<p>x'.repeat(40_000)}`),
    /^PS446$/,
  ],
  ['an entry with 100,000 names', () => withSections([{ ...hero, ...Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`name${index}`, 1])) }]), /PS204/],
]

/** What has not ended after so many milliseconds never will. */
const PATIENCE = 60_000

/** Checks a file in a process of its own, which says at its end how much memory it held at most, and how long judging took. */
const CHILD = `
  const { compileFile } = await import('./src/site/compile.ts')
  const { loadBlocks } = await import('./src/blocks/schemas.ts')
  const { peakMemory } = await import('./src/build/peakMemory.ts')
  const blocks = await loadBlocks()
  const start = performance.now()
  const { problems } = compileFile(process.argv.at(-1), blocks)
  const seconds = (performance.now() - start) / 1000
  console.log(JSON.stringify({ codes: problems.slice(0, 3).map(({ code }) => code).join(' '), count: problems.length, seconds, memory: peakMemory() }))
`

test.for(GIANTS)('%s is refused in words, with less than half a gigabyte', ([name, content, code], { task }) => {
  const file = join(folder, 'pages.json')
  writeFileSync(file, content())
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', CHILD, file], { encoding: 'utf8', timeout: PATIENCE })
  expect([status, stderr.replaceAll(/^npm warn.*\n/gm, '')]).toEqual([0, ''])
  const { codes, count, seconds, memory } = JSON.parse(stdout)
  expect(codes).toMatch(code)
  expect(memory).toBeLessThan(500 * MEGABYTE)
  figure({ task }, 'B7', `${name}: ${count} ${count === 1 ? 'problem' : 'problems'} in ${seconds.toFixed(2)} s, ${Math.round(memory / MEGABYTE)} MB (goal 1 s, 500 MB)`)
})
