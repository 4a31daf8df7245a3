import { expect, test } from 'vitest'
import { optionsIn } from '../../scripts/lib/arguments'

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
    out: 'dist',
    port: 4321,
    host: '127.0.0.1',
    at: '2026-12-24',
    fresh: false,
    only: [],
    flags: new Set(['fix']),
  })
  expect(optionsIn(['move', '/faq'], {}, { words: true }).only).toEqual(['move', '/faq'])
})

test.each([
  [['--fxi'], 'There is no option "--fxi". Did you mean "--fix"?'],
  [['--verbose'], 'There is no option "--verbose". The options are: --fix, --dry-run, --pages, --out, --port, --host, --at, --fresh.'],
  [['-q'], 'There is no option "--q". The options are: --fix, --dry-run, --pages, --out, --port, --host, --at, --fresh.'],
  [['--pages'], '"--pages" is not complete: write behind it what is meant, such as --pages pages.json.'],
  [['--pages', '--fix'], '"--pages" is not complete: write behind it what is meant, such as --pages pages.json.'],
  [['--fix=yes'], '"--fix" stands by itself: write nothing behind it.'],
  [['2026-12-24'], '"2026-12-24" means nothing here. An option starts with two dashes, such as --pages FILE.'],
  [['--port', 'x'], '--port takes a number up to 65535, not "x".'],
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
  expect(answer(['--fix'], { npm_config_fix: 'true' })).toMatchObject({ flags: new Set(['fix']) })
})
