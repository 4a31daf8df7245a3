import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { randomFrom } from '../../scripts/lib/fuzzing'
import { runCommand } from '../lib/command'
import { runs } from '../lib/runs'

const folder = mkdtempSync(join(tmpdir(), 'quoin-commands-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const picture = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9z"/></svg>`
const feature = (src: string) => ({ type: 'feature', title: 'House', picture: { src, alt: 'A house' } })
const page = (path: string, ...sections: object[]) => ({
  path,
  title: `Page ${path}`,
  description: 'A page.',
  sections: [{ type: 'hero', title: 'Toys', text: 'See [it](/faq).' }, ...sections],
})
/** A site with pictures whose names are changed, and a body that links to a page that moves. */
const FILES = {
  'pages.json': `${JSON.stringify(
    {
      site: { name: 'Toys' },
      pages: [
        page('/', feature('media/Big House.svg')),
        page('/faq', feature('media/Team/Ana.svg')),
        { path: '/news/$slug', title: '{item.title}', description: 'News.', each: 'news', sections: [{ type: 'article', title: '{item.title}', content: '{item.content}' }] },
      ],
      collections: { news: [{ slug: 'first', title: 'First', excerpt: 'One.', body: 'news/first.md' }] },
    },
    undefined,
    2,
  )}\n`,
  'news/first.md': 'See [it](/faq).\n',
  'media/Big House.svg': picture('#336699'),
  'media/Team/Ana.svg': picture('#996633'),
}
const written = join(folder, 'written')
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(join(written, name, '..'), { recursive: true })
  writeFileSync(join(written, name), text)
}

type Files = Record<string, string>
const filesIn = (place: string): Files =>
  Object.fromEntries(
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(place.length + 1), readFileSync(path, 'utf8')]),
  )

/** What is said of a change that was cut off. */
const CUT_OFF = /^The last change was cut off.*\n/

let count = 0
/** Runs a command in a place of its own that begins with these files, killed at a change of the disk; then once more. */
function killed(words: readonly [string, ...string[]], at: number, start: string | undefined, again = words) {
  const place = join(folder, String(count++))
  const site = join(place, 'site')
  mkdirSync(place)
  if (start === undefined) mkdirSync(site)
  else cpSync(start, site, { recursive: true })
  const own = ['--pages', join(site, 'pages.json')]
  const env = { XDG_STATE_HOME: join(place, 'state') }
  const first = spawnSync(process.execPath, ['-r', './tests/lib/endAt.cjs', '-r', './scripts/node.cjs', 'scripts/run.mjs', ...words, ...own], {
    encoding: 'utf8',
    env: { ...process.env, ...env, END_AT: String(at), END_BELOW: place },
  })
  const between = filesIn(site)
  const [name, ...options] = again
  const { status, stderr } = at === 0 ? first : runCommand(name, [...options, ...own], process.cwd(), env)
  return { between, after: filesIn(site), status, stderr, isKilled: first.signal === 'SIGKILL' }
}

test.each<[string, [string, ...string[]], string | undefined]>([
  ['a new site', ['site', 'Toys'], undefined],
  ['another site', ['site', 'Balls'], written],
  ['names of pictures', ['media', '--fix'], written],
])(
  '%s: killed at any change of the disk, each file is as it was or as it is to be, and the command once more ends as if nothing had been',
  { tags: ['random'] },
  (_what, words, start) => {
    const old = start === undefined ? {} : filesIn(start)
    const whole = killed(words, 0, start)
    expect(whole).toMatchObject({ status: 0, stderr: '' })
    const { seed, numRuns } = runs(2)
    const random = randomFrom(seed)
    const changes = start === undefined ? [1, 2, 3] : Array.from({ length: numRuns }, () => 1 + random(12))
    for (const at of changes) {
      const told = `seed ${seed}: killed at change ${at}`
      const { between, after, status, stderr } = killed(words, at, start)
      for (const [name, text] of Object.entries(between)) if (!/(?:^|\/)\.[^/]*\.tmp$/.test(name)) expect([old[name], whole.after[name]], `${told}: ${name}`).toContain(text)
      expect([status, stderr.replace(CUT_OFF, '')], told).toEqual([0, ''])
      // Begun over again, a site that was finished is another one to be kept.
      for (const name of Object.keys(after)) if (!(name in whole.after)) expect([name, after[name]], told).toEqual(['pages.before.json', whole.after['pages.json']])
      expect(after, told).toMatchObject(whole.after)
    }
  },
)

test('a page that moves, to which bodies link: killed at any change of the disk, whichever command comes next leaves all of it done, or nothing', { tags: ['random'] }, () => {
  const move: [string, ...string[]] = ['page', 'move', '/faq', '/answers']
  const old = filesIn(written)
  const whole = killed(move, 0, written)
  expect([whole.status, whole.after['news/first.md'], whole.after['pages.json']]).toEqual([0, 'See [it](/answers).\n', expect.stringContaining('"path": "/answers"')])
  const { seed, numRuns } = runs(3)
  const random = randomFrom(seed)
  for (let turn = 0; turn < numRuns; turn++) {
    const at = 14 + random(14)
    const { after, stderr } = killed(move, at, written, ['where', '/'])
    const isDone = after['pages.json'] === whole.after['pages.json']
    expect(after, `seed ${seed}: killed at change ${at}: ${stderr}`).toEqual(isDone ? whole.after : old)
  }
})
