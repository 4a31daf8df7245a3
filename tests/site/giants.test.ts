import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaOf } from '../../src/site/schema/composed'
import { issuesIn } from '../../src/site/schema/pieces'
import { runs } from '../lib/runs'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-giants-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const notFound = { title: 'Not found', sections: [{ type: 'hero', title: 'Not found' }] }
const hero = { type: 'hero', title: 'Home' }
const { template } = shelf()
const items = { ...template, sections: [{ type: 'hero', title: '{toy.title}' }] }
const file = (parts: object) => JSON.stringify(JSON.parse(fileWith({ notFound, pages: [pageWith(hero)], ...parts })))
const withToys = (toys: unknown[]) => file({ pages: [pageWith(hero), items], collections: { toys } })
const many = <Value>(count: number, make: (index: number) => Value) => Array.from({ length: count }, (_, index) => make(index))
/** The file with a text in the place of "@@". */
const withRaw = (parts: object, by: string) => file(parts).replace('"@@"', () => by)
const repeat = (text: string, count: number) => text.repeat(count).slice(0, -1)

/** What took gigabytes or the whole stack, and the code that it is answered with. */
const GIANTS: [string, () => string, RegExp][] = [
  ['eight million commas', () => ','.repeat(8_000_000), /^PS110$/],
  ['eight million colons', () => ':'.repeat(8_000_000), /^PS110$/],
  ['eight million tabs in a text', () => `["${'\t'.repeat(8_000_000)}"]`, /^PS110$/],
  ['four million wrong escapes', () => `["${'\\x'.repeat(4_000_000)}"]`, /^PS110$/],
  ['two million comments', () => '/**/'.repeat(2_000_000), /^PS110$/],
  ['a list of 2,700,000 lists that is not closed', () => `[${repeat('[],', 2_700_000)}`, /^PS110$/],
  ['130,000 small entries in the place of pages', () => withRaw({ pages: '@@' }, `[${repeat('{},', 130_000)}]`), /^PS203$/],
  ['a million small entries in the place of sections', () => withRaw({ pages: [{ path: '/', title: 'Home', sections: '@@' }] }, `[${repeat('{},', 1_000_000)}]`), /^PS202$/],
  ['a million numbers in the place of pages', () => withRaw({ pages: '@@' }, `[${repeat('1,', 1_000_000)}]`), /^PS205$/],
  ['250,000 items without fields', () => withToys(many(250_000, () => ({}))), /^PS203$/],
  ['40,000 items with one and the same slug', () => withToys(many(40_000, () => ({ slug: 'a', title: 'x', excerpt: 'x' }))), /^PS404$/],
  ['130,000 items with a misspelled field', () => withToys(many(130_000, (index) => ({ slug: `a${index}`, title: 'x', excerpt: 'x', autor: 'x' }))), /^PS208 PS204$/],
  ['300,000 links that are numbers', () => withRaw({ site: { ...toySettings, links: '@@' } }, `{${many(300_000, (index) => `"a${index}":1`).join()}}`), /^PS205$/],
  ['300,000 facts of one name', () => withRaw({ site: { ...toySettings, facts: '@@' } }, `{${many(300_000, () => '"a":"x"').join()}}`), /^PS113$/],
  [
    'a fact that is used 1,800 times in each of 12 sections',
    () =>
      file({
        site: { ...toySettings, facts: { terms: 'x'.repeat(20_000), all: '{facts.terms}'.repeat(12) } },
        pages: [pageWith(...many(12, () => ({ type: 'prose', text: '{facts.all}'.repeat(1_800) })))],
      }),
    /^PS321$/,
  ],
  [
    'a template of 199 sections for 20,000 items',
    () =>
      file({
        pages: [pageWith(hero), { ...items, sections: many(199, () => hero) }],
        collections: { toys: many(20_000, (index) => ({ slug: `a${index}`, title: 'x', excerpt: 'x' })) },
      }),
    /^PS208$/,
  ],
  [
    'a list of all 12,000 items on the page of each',
    () =>
      file({
        pages: [pageWith(hero), { ...items, sections: [...items.sections, { type: 'articleList', collection: 'toys' }] }],
        collections: { toys: many(12_000, (index) => ({ slug: `a${index}`, title: 'x', excerpt: 'x' })) },
      }),
    /^PS208$/,
  ],
]

/** The heap of a process that judges giants, in megabytes. The one of eight million commas took 3,700. */
const HEAP = 500

/** What has not ended after so many milliseconds never will. */
const PATIENCE = 500_000

/** Judges each file in one process of little memory; each answer is a line. */
const CHILD = `
  const { compileFile } = await import('./src/site/compile.ts')
  const { loadBlocks } = await import('./src/blocks/schemas.ts')
  const blocks = await loadBlocks()
  for (const file of process.argv.slice(1)) {
    const { site, problems } = compileFile(file, blocks)
    console.log([...new Set(problems.map(({ code }) => code))].join(' ') || (site ? 'a site' : 'no answer'))
  }
`

function inLittleMemory(program: string, ...given: string[]): { lines: string[]; said: string } {
  const { stdout, stderr } = spawnSync(process.execPath, [`--max-old-space-size=${HEAP}`, '--import', 'tsx', '--input-type=module', '-e', program, ...given], {
    encoding: 'utf8',
    timeout: PATIENCE,
  })
  return { lines: stdout.trim().split('\n'), said: stderr.replaceAll(/^npm warn.*\n/gm, '') }
}

let answers: { lines: string[]; said: string }
beforeAll(() => {
  const paths = GIANTS.map((_, index) => join(folder, `giant${index}.json`))
  GIANTS.forEach(([, content], index) => writeFileSync(paths[index] ?? '', content()))
  answers = inLittleMemory(CHILD, ...paths)
})

test.for(GIANTS.map((giant, index) => [...giant, index] as const))('%s: this is answered in words, in half a gigabyte', ([, , code, index]) => {
  // What ends the process is said after the last giant that it has answered.
  expect(answers.lines[index] ?? answers.said).toMatch(code)
  expect(answers.said).toBe('')
})

/** Makes giants at random and judges them, one after the other. What it has made is said before it is judged. */
const RANDOM = `
  const { giantFile } = await import('./scripts/lib/fuzzingGiants.ts')
  const { randomFrom } = await import('./scripts/lib/fuzzing.ts')
  const { compile } = await import('./src/site/compile.ts')
  const { loadBlocks } = await import('./src/blocks/schemas.ts')
  const { readFileSync } = await import('node:fs')
  const [path, seed, count, size] = process.argv.slice(1)
  const blocks = await loadBlocks()
  const file = readFileSync(path, 'utf8')
  const random = randomFrom(Number(seed))
  for (let run = 0; run < Number(count); run++) {
    const { text, made } = giantFile(file, random, Number(size))
    console.log(made)
    const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks)
    if (!site && problems.length === 0) throw new Error('no answer')
  }
`

test('whatever a file is too much of, it is answered, in half a gigabyte', { tags: ['random'], timeout: 3_600_000 }, () => {
  const path = join(folder, 'file.json')
  writeFileSync(path, file({ pages: [pageWith(hero), items], collections: { toys: [{ slug: 'bear', title: 'Bear', excerpt: 'A toy.' }] }, shared: { line: hero } }))
  const { seed, numRuns } = runs(12)
  const { lines, said } = inLittleMemory(RANDOM, path, String(seed), String(numRuns), '1500000')
  expect(said, `seed ${seed}, at last: ${lines.at(-1)}`).toBe('')
  expect(lines.length).toBe(numRuns)
})

test('of a file in pieces the same is told as of the whole', { tags: ['random'] }, () => {
  const schema = schemaOf(toyBlocks)
  const entry = fc.oneof(
    { weight: 30, arbitrary: fc.constant({ type: 'rule' }) },
    fc.constantFrom<unknown>(
      {},
      1,
      { type: 'note' },
      { type: 'note', text: 5, x: 1 },
      { use: 5 },
      { type: 'rule', id: 'A' },
      { type: 'list', collection: 'toys', pick: [1] },
      null,
    ),
  )
  const item = fc.oneof(
    { weight: 30, arbitrary: fc.constant({ slug: 'a', title: 'x', excerpt: 'x' }) },
    fc.constantFrom<unknown>({}, { slug: 'A', title: 'x', excerpt: 'x' }, 'x', { slug: 'a', title: 'x', excerpt: 'x', own: 1 }),
  )
  const page = fc.record({ sections: fc.array(entry, { maxLength: 60 }), title: fc.constantFrom<unknown>('Home', 'Home', 5, '') })
  const { times: _, ...settings } = runs(15)
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 8 }), fc.array(item, { maxLength: 40 }), fc.integer({ min: 1, max: 60 }), fc.boolean(), (pages, toys, copies, isOdd) => {
      const value: unknown = JSON.parse(
        fileWith({
          pages: Array(copies)
            .fill(pages.map((own) => ({ path: '/', ...own })))
            .flat(),
          collections: { toys: Array(copies).fill(toys).flat() },
          ...(isOdd && { strange: 1 }),
          site: {
            ...toySettings,
            links: Object.fromEntries(many(copies * 100, (index) => [index % 997 === 996 ? 'A b' : `a${index}`, index % 991 === 990 ? 'x' : 'https://a.example/'])),
          },
        }),
      )
      const reported = (issues: readonly { code?: string | undefined; path: readonly PropertyKey[] }[]) => issues.map(({ code, path }) => `${path.join('.')} ${code}`).sort()
      const whole = schema.safeParse(value).error?.issues ?? []
      const pieces = issuesIn(schema, value)
      if (whole.length < 2_000) expect(reported(pieces)).toEqual(reported(whole))
      else expect(pieces.length).toBe(2_000)
    }),
    settings,
  )
})

/** A call takes as many arguments as the stack has room for. Lists of these files are as long as a schema or one repair. */
const SHORT_LISTS = ['site/schema/walk.ts', 'site/schema/schemaTree.ts', 'parts/moment.ts', 'site/diagnostics/wording/help.ts']

test('no list that an author can make long is spread into the arguments of a call', () => {
  const spread = /\.(?:push|unshift|max|min|splice|apply|fromCharCode|fromCodePoint)\((?:[^()[\]{}]*,\s*)?\.\.\.[\w(]/
  const src = join(import.meta.dirname, '../../src')
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/site', 'src/authoring', 'src/parts', 'src/build', 'src/page'], {
    encoding: 'utf8',
    cwd: join(src, '..'),
  })
    .stdout.trim()
    .split('\n')
  const found = files.filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      readFileSync(join(src, '..', name), 'utf8')
        .split('\n')
        .some((line) => spread.test(line)),
  )
  expect(found.map((name) => name.replace('src/', '')).filter((name) => !SHORT_LISTS.includes(name))).toEqual([])
})
