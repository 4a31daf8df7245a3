import { expect, test } from 'vitest'
import { optionsIn } from '../../scripts/lib/arguments'
import { runCommand } from '../lib/command'

const own = { flags: ['fix', 'dry-run'] }
const answer = (words: string[], env: NodeJS.ProcessEnv = {}) => {
  try {
    return optionsIn(words, env, own)
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

test('options are read, and what is not given has its usual value', () => {
  expect(answer(['--fix', '--pages', 'other.json', '--at=2026-12-24'])).toEqual({
    pages: 'other.json',
    out: 'dist-at',
    port: 4321,
    host: '127.0.0.1',
    at: '2026-12-24',
    fresh: false,
    only: [],
    flags: new Set(['fix']),
    own: {},
  })
  expect([optionsIn([], {}, {}).out, optionsIn(['--at', '2026-12-24', '--out', 'x'], {}, {}).out]).toEqual(['dist', 'x'])
  expect(['x/', '/tmp/x//', '/', './'].map((out) => optionsIn(['--out', out], {}, {}).out)).toEqual(['x', '/tmp/x', '/', '.'])
  expect(optionsIn(['move', '/faq'], {}, { words: true }).only).toEqual(['move', '/faq'])
})

const ALL = 'The options are: --fix, --dry-run, --pages, --out, --port, --host, --at, --fresh.'
test.each([
  [['--fxi'], 'There is no option "--fxi". Did you mean "--fix"?'],
  [['--verbose'], 'There is no option "--verbose". The options are: --fix, --dry-run, --pages, --out, --port, --host, --at, --fresh.'],
  [['-q'], 'There is no option "-q". The options are: --fix, --dry-run, --pages, --out, --port, --host, --at, --fresh.'],
  [['--pages'], '"--pages" is not complete: write behind it what is meant, such as --pages pages.json.'],
  [['--pages', '--fix'], '"--pages" is not complete: write behind it what is meant, such as --pages pages.json.'],
  [['--fix=yes'], '"--fix" stands by itself: write nothing behind it.'],
  [['2026-12-24'], '"2026-12-24" means nothing here. An option starts with two dashes, such as --pages FILE.'],
  [['--port', 'x'], '--port takes a number up to 65535, not "x".'],
  [['--pages='], '"--pages" is not complete: write behind it what is meant, such as --pages pages.json.'],
  [['--host', ''], '"--host" is not complete: write behind it what is meant, such as --pages pages.json.'],
  [['--out', 'a', '--fix', '--out=b'], '"--out" stands twice. Leave one of the two out.'],
  [['--port', '1e3'], '--port takes a number up to 65535, not "1e3".'],
  [['--port', '0x50'], '--port takes a number up to 65535, not "0x50".'],
  [['--__proto__'], 'There is no option "--__proto__". The options are: --fix, --dry-run, --pages, --out, --port, --host, --at, --fresh.'],
  [['--pagés', 'x'], 'There is no option "--pagés". Did you mean "--pages"?'],
  [['--fix!'], 'There is no option "--fix!". Did you mean "--fix"?'],
  [['--pages.json'], `There is no option "--pages.json". ${ALL}`],
  [['--\u202e=x'], `There is no option "--\u202e". ${ALL}`],
  [['-p=x'], `There is no option "-p". ${ALL}`],
  [['--at', 'Monday'], '--at takes a day such as 2026-12-24, not "Monday".'],
])('%s is answered in a sentence', (words, sentence) => {
  expect(answer(words)).toBe(sentence)
})

test('an option that npm has kept for itself is not forgotten in silence: a rehearsal would write', () => {
  expect(answer([], { npm_config_dry_run: 'true', npm_lifecycle_event: 'migrate' })).toBe(
    'npm has kept "--dry-run" for itself. Write "--" before it: npm run migrate -- --dry-run …',
  )
  expect(answer(['2026-12-24'], { npm_config_at: 'true', npm_lifecycle_event: 'build' })).toBe('npm has kept "--at" for itself. Write "--" before it: npm run build -- --at …')
  expect(answer([], { npm_config_port: '4000', npm_lifecycle_event: 'start' })).toBe('npm has kept "--port" for itself. Write "--" before it: npm start -- --port …')
  // What begins with "no-" npm hands on as the rest of the name, which is nothing.
  const build = { flags: ['no-compressed'] }
  expect(() => optionsIn([], { npm_config_compressed: '', npm_lifecycle_event: 'build' }, build)).toThrow('Write "--" before it: npm run build -- --no-compressed …')
  expect(optionsIn(['--no-compressed'], { npm_config_compressed: '' }, build).flags.has('no-compressed')).toBe(true)
  expect(answer(['--fix'], { npm_config_fix: 'true' })).toMatchObject({ flags: new Set(['fix']) })
})

test('a shared option that a command has no use for is refused, and options of its own have values', () => {
  const own = { takes: ['pages'], values: { runs: '10', seed: '7' } } as const
  expect(() => optionsIn(['--out', 'x'], {}, own)).toThrow('There is no option "--out". The options are: --runs, --seed, --pages.')
  expect(() => optionsIn(['--pages', 'x'], {}, { takes: [] })).toThrow('There is no option "--pages". This command has none.')
  expect(optionsIn(['--seed', '8', '--pages', 'x.json'], {}, own)).toMatchObject({ own: { runs: '10', seed: '8' }, pages: 'x.json', out: 'dist', port: 4321 })
})

test.each([
  ['fuzz', ['--nope'], 'There is no option "--nope". The options are: --runs, --seed.'],
  ['fuzz', ['--runs', 'many'], '--runs takes a whole number, not "many".'],
  ['fuzz', ['once'], '"once" means nothing here.'],
  ['bench', ['--nope'], 'There is no option "--nope". This command has none.'],
  ['bench', ['nope'], '"npm run bench" cannot "nope".'],
  ['bench', ['load', 'dist', 'more'], '"npm run bench" cannot "load dist more".'],
  ['mutation', ['--nope'], 'There is no option "--nope". This command has none.'],
  ['mutation', ['nope'], 'There is no group "nope". The groups are: addresses, '],
  ['build', ['--port', '4000'], 'There is no option "--port". The options are: --no-compressed, --merge, --changes, --plan, --shard, --pages, --out, --at, --fresh.'],
  ['serve', ['--at', '2026-12-24'], 'There is no option "--at". The options are: --lan, --out, --port, --host.'],
  ['schema', ['--pages', 'other.json'], 'There is no option "--pages". The options are: --check, --draft.'],
])('%s %j is refused in a sentence before anything is done', (script, words, sentence) => {
  const { status, stdout, stderr } = runCommand(script, words)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr.startsWith(sentence), stderr).toBe(true)
  expect(stderr).not.toMatch(/^ +at /m)
})
