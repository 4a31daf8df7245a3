import type { Bodies } from '../../../src/site/bodies/bodies'
import { readFileSync } from 'node:fs'
import { type MediaFile, UNSEEN } from '../../../src/parts/mediaFile'
import type { StoredFile } from '../../../src/parts/storedFile'
import type { Media, MediaFault } from '../../../src/site/media/media'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import { explainedCodes, problemsGuide } from '../../../src/authoring/describe/problemsGuide'
import { figure } from '../../lib/figure'
import { placed } from '../../lib/samples'

const blocks = await loadBlocks()
const codes = explainedCodes(blocks)
const examples = codes.flatMap(({ code, title, example }) => (example ? [{ code, title, ...example }] : []))
const guide = readFileSync('schema/PROBLEMS.md', 'utf8')

/** These are of the file as a whole, of the folder beside it, of blocks as they were once, or of blocks that are to come, which no sample can show; the tests beside this one reach them. */
const BEYOND_A_SAMPLE = ['PS462', 'PS101', 'PS102', 'PS103', 'PS104', 'PS105', 'PS106', 'PS107', 'PS211', 'PS219', 'PS430', 'PS431', 'PS432', 'PS434', 'PS532', 'PS533', 'PS535']

/** These are of more than the guide can show: what its "…" stands for, in full. */
const IN_FULL: Readonly<Record<string, object>> = {
  PS321: { site: { facts: { terms: 'x'.repeat(20_000), all: '{facts.terms}'.repeat(21) } } },
  PS444: { slug: 'next-steps', title: 'Next steps', excerpt: 'What comes then.', content: '<div>'.repeat(200) },
  PS446: { slug: 'next-steps', title: 'Next steps', excerpt: 'What comes then.', content: Array.from({ length: 600 }, (_, index) => `<b id=${index}><p>`).join('') },
  PS448: { type: 'prose', text: '*_'.repeat(600) },
  PS522: { path: '/prices', title: 'Prices', sections: Array(74).fill({ type: 'prose', text: 'No hidden fees.' }) },
  PS555: { site: { url: 'https://example.com' } },
  PS523: { type: 'prose', title: 'Fees', parts: Array(300).fill({ title: 'Hidden fees', text: 'There are none. '.repeat(1_100) }) },
}

/** The files with bodies that samples name. */
const TEXTS: Readonly<Record<string, string>> = { 'articles/next-steps.md': 'Then …', 'articles/old.md': '---\ntitle: Old\n---\n\nThen …' }
const BODIES: Bodies = {
  read: (path) => {
    const text = TEXTS[path]
    return text === undefined ? { reason: 'there is no such file' } : { text }
  },
  files: () => [],
  stamps: () => [],
  isNew: () => false,
}

/** The files that samples name. */
const MEDIA: Media = new Map<string, MediaFile | StoredFile | MediaFault>([
  ['media/example.jpg', UNSEEN],
  ['media/wordmark.svg', { ...UNSEEN, kind: 'vector', width: 240, height: 48 }],
  ['media/icon.svg', { ...UNSEEN, kind: 'vector', width: 48, height: 48 }],
  ['media/price-list.pdf', { hash: UNSEEN.hash, bytes: 240_000, kind: 'document' }],
  ...['mill.mp4', 'mill-small.mp4', 'mill.webm'].map((name) => [`media/${name}`, { hash: UNSEEN.hash, bytes: 1000, kind: 'video', width: 160, height: 90 }] as const),
  ...['mill.vtt', 'mill.pt.vtt'].map((name) => [`media/${name}`, { hash: UNSEEN.hash, bytes: 100, kind: 'captions' }] as const),
  ['media/broken.jpg', { fault: 'is broken: a part of it is missing', remedy: 'Put it there again from where it came.' }],
])

test('every code has an example', () => {
  expect(codes.filter(({ example }) => !example).map(({ code, title }) => `${code} "${title}" has no example: add one to its entry`)).toEqual([])
})

test('every code has one heading in schema/PROBLEMS.md, and every heading its code', () => {
  expect([...guide.matchAll(/^### (PS\d{3}) /gm)].map((match) => match[1])).toEqual(codes.map(({ code }) => code))
})

test('no code stands for two problems, be they of the site, of a rule of advice or of a block', () => {
  expect(codes.filter(({ code }, index) => codes[index - 1]?.code === code)).toEqual([])
})

/** Told with --publish only. The site around the samples is a made-up one, so it has some of its own. */
const isOfPublishing = (code: string) => code.startsWith('PS55')

test.each(examples.filter(({ code }) => !BEYOND_A_SAMPLE.includes(code)))(
  'the example of $code is told as the guide says, and only where it is wrong',
  ({ code, wrong, right, sentence }) => {
    // Lines, the size, and names that a site has many of depend on the file around the sample.
    const fixed = (text: string) => text.replaceAll(/line \d+|\d+\.\d+ MB/g, '…').replace(/ The blocks are: .*/, '')
    const toldOf = (sample: string) => {
      const file = placed(sample, right)
      if (file === undefined) return expect.unreachable(`${code}: the sample that is right is no whole section, page, item, question, link or part of the top level.`)
      const { problems, advice } = compile(new TextEncoder().encode(file), 'pages.json', blocks, {
        advice: true,
        media: MEDIA,
        bodies: BODIES,
        publish: isOfPublishing(code),
        schemaRef: './schema/pages.schema.json',
      })
      return [...problems, ...advice].map((problem) => ({ code: problem.code, sentence: fixed(`${problem.message} ${problem.hint}`), isError: problem.severity === 'error' }))
    }
    expect(toldOf(code in IN_FULL ? JSON.stringify(IN_FULL[code]) : wrong)).toContainEqual(expect.objectContaining({ code, sentence: fixed(sentence) }))
    expect(toldOf(right).filter((reported) => (reported.isError && !isOfPublishing(reported.code)) || (reported.code === code && reported.sentence === fixed(sentence)))).toEqual(
      [],
    )
  },
)

/** Words of programmers, of libraries, and of tools. "undefined" would be a gap that nothing has filled. */
const FOREIGN =
  /undefined|invalid_|zod|expected string|\bregex|\bschema\b|\bparse|\bboolean\b|\barray\b|\bobject\b|\binteger\b|\bnull\b|exception|stack trace|\bNaN\b|\[object|unrecognized|enum\b|oops/i

test('titles and sentences are free of the words of programmers', () => {
  const messages = examples.map(({ code, title, sentence }) => `${code} ${title}. ${sentence}`)
  expect(messages.filter((message) => FOREIGN.test(message))).toEqual([])
})

/** What is quoted from the file or from a command is read as one plain word. */
function plain(text: string): string {
  return text.replaceAll(/"[^"]*"|\{[^}]*\}|npm run [^.]*|@\S+|\S+\.json|\S*…\S*/g, 'that').replaceAll(/[^A-Za-z.:;!?' -]/g, ' ')
}

function syllablesOf(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** School years that a reader needs (Flesch and Kincaid). */
function gradeOf(text: string): number {
  const sentences = plain(text)
    .split(/[.!?]+/)
    .filter((sentence) => /[a-z]/i.test(sentence))
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z'-]+/g) ?? [])
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

test('the grade of a sentence is that of the formula, to a year', () => {
  expect(gradeOf('The cat sat on the mat.')).toBeCloseTo(-1.45, 0)
  expect(gradeOf('The configuration necessitates an unambiguous specification of authentication credentials.')).toBeGreaterThan(15)
})

test('every message can be read after nine years of school', ({ task }) => {
  const grades = examples.map(({ code, title, sentence }) => ({ code, grade: gradeOf(`${title}. ${sentence}`) }))
  expect(grades.filter(({ grade }) => grade > 9)).toEqual([])
  figure({ task }, 'A4', `${grades.length} codes with example and heading; reading grade at most ${Math.max(...grades.map(({ grade }) => grade)).toFixed(1)} (goal 9)`)
})

test('the guide has a chapter for each first digit, with the codes that begin with it', () => {
  const chapters = problemsGuide(blocks).split(/^## /m).slice(1)
  expect(chapters.map((chapter) => [chapter.split('\n')[0], [...new Set(Array.from(chapter.matchAll(/^### PS(\d)/gm), ([, digit]) => digit))].join()])).toEqual([
    ['The file cannot be read', '1'],
    ['Something has another shape than a site', '2'],
    ['Something leads to what is not there', '3'],
    ['Each part is right, but not all of them together', '4'],
    ['Advice: it never stops a build', '5'],
  ])
})
