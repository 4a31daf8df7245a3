import { expect, test } from 'vitest'
import type { Bodies, BodyText } from '../../../src/site/bodies/bodies'
import { compile } from '../../../src/site/compile'
import { innocent, lintBlocks, shelfOf } from '../../lib/innocent'
import { leastSeconds } from '../../lib/seconds'

const FILES: Record<string, string> = {
  'first.md': '# Fees\n\nWe ask **for little**, see [all of them](/nowhere).\n',
  'good.md': 'We ask **for little**, see [the start](/).\n',
  'fields.md': '---\ntitle: Old\n---\n\nWords.',
  'costly.md': '*a_'.repeat(600),
  'escape.md': 'Words.\n\nRed: \u001b[31m',
  'turned.md': 'Words \u202eturned',
  'long.md': 'Words. '.repeat(30_000),
  'brackets.md': '[a]('.repeat(45_000),
  'html.md': 'Words.\n\n<font>One</font>\n',
  'token.md': 'One\n\nSee {facts.none}.',
}
const bodies: Bodies = {
  read: (path): BodyText => (FILES[path] === undefined ? { reason: 'there is no such file' } : { text: FILES[path] }),
  files: () => [],
  stamps: () => [],
  isNew: () => false,
}

/** The same site with the body of its first toy in a file. */
function compiled(item: Record<string, unknown>, options: { bodies?: Bodies } = { bodies }) {
  const tree = JSON.parse(innocent(shelfOf({ slug: 'bear' })))
  const [toy] = tree.collections.toys
  Object.assign(toy, item)
  const { site, problems, advice } = compile(new TextEncoder().encode(JSON.stringify(tree, null, 2)), 'pages.json', lintBlocks, { advice: true, ...options })
  return {
    site,
    told: [...problems, ...advice].map(({ code, file, line, column, where, message, frame }) => ({ code, place: `${file}:${line}:${column}`, where, message, frame })),
  }
}

test('an item has the body that is in its file', () => {
  const { site, told } = compiled({ body: 'good.md' })
  expect(told).toEqual([])
  expect(JSON.stringify(site?.pages)).toContain('<p>We ask <strong>for little</strong>, see <a href=\\"/\\">the start</a>.</p>')
})

test('what is wrong in it is told where it is written, and whose body it is', () => {
  expect(compiled({ body: 'first.md' }).told).toEqual([
    {
      code: 'PS302',
      place: 'first.md:3:42',
      where: 'collections › toys 1 (bear) › body',
      message: expect.stringContaining('/nowhere'),
      frame: expect.stringMatching(/> 3 \| We ask \*\*for little\*\*, see \[all of them\]\(\/nowhere\)\.\n.*\^{8}$/),
    },
  ])
  expect(compiled({ body: 'token.md' }).told.map(({ code, place }) => `${code} ${place}`)).toEqual([expect.stringMatching(/ token\.md:3:5$/)])
  expect(compiled({ body: 'html.md' }).told.map(({ code, place }) => `${code} ${place}`)).toEqual(['PS441 html.md:3:1'])
})

test.each([
  ['none.md', 'PS453', /^pages\.json/],
  ['fields.md', 'PS455', /^fields\.md:1:1$/],
  ['costly.md', 'PS453', /^costly\.md:1:1501$/],
])('%s is no body: %s', (body, code, place) => {
  expect(compiled({ body }).told).toMatchObject([{ code, place: expect.stringMatching(place) }])
})

test('an item has one body', () => {
  expect(compiled({ body: 'good.md', content: '<p>Other.</p>' }).told.map(({ code }) => code)).toEqual(['PS454'])
})

test('who cannot read files takes bodies for granted', () => {
  expect(compiled({ body: 'none.md' }, {}).told).toEqual([])
})

test('a body that no text of the content file could be is refused where that begins, and soon', () => {
  let told: string[][] = []
  const seconds = leastSeconds(5, () => {
    told = ['escape.md', 'turned.md', 'long.md', 'brackets.md'].map((body) => compiled({ body }).told.map(({ code, place }) => `${code} ${place}`))
  })
  expect(told).toEqual([[expect.stringMatching(/ escape\.md:3:6$/)], [expect.stringMatching(/ turned\.md:1:7$/)], ['PS453 long.md:1:200001'], ['PS453 brackets.md:1:40001']])
  expect(seconds).toBeLessThan(5)
})
