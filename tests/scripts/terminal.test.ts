import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { noticeOfProblem } from '../../src/dev/server/notice'
import { visible, visibleJson, visibleLine } from '../../src/site/text/visible'
import { runCommand } from '../lib/command'
import { problemsOf, siteWith } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-terminal-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What no terminal may get from a file: controls but for the end of a line and a tab, turns of direction, what has no width. */
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/

/** Clears the screen, renames the window, hides what follows, goes back in the line, turns the letters round, and has no width. */
const HOSTILE = '\u001b[2J\u001b]0;pwned\u0007\u001b[8m\u009b31m\u0085\u007f\rgone\u202egpj\u2066x\u200b\ufeff\u2028y'
const escaped = JSON.stringify(HOSTILE).slice(1, -1)

const text = readFileSync('pages.json', 'utf8')
/** Files that are hostile in each place that a command repeats: names, values and addresses, and lines that are no JSON. */
const files = {
  names: text.replace('"eyebrow": "Lending"', `"${escaped}": 1, "x\\nPS999 ${escaped}": 2`).replace('"type": "steps"', `"type": "steps${escaped}"`),
  references: text
    .replace('"eyebrow": "Lending"', '"eyebrow": "{facts.\u202enone}"')
    .replaceAll('"href": "/faq"', '"href": "/faq\u2066x"')
    .replace(/"icon": "[^"]*"/, '"icon": "coin\u200b"'),
  lines: text.replace('"eyebrow": "Lending",', `"eyebrow": "Lending", // ${HOSTILE.replaceAll('\u2028', '')}`).replace('"type": "steps"', `"type": "steps" ${HOSTILE}`),
  old: text.replace(/"versions": \{[^}]*\},?/, '').replace('{', `{ "versions": { "${escaped}": 1 },`),
  right: text.replace('"eyebrow": "Lending"', '"eyebrow": "Lending\u200b \u00ad\u061cx"'),
}

/** Each command with the files that make it speak. */
const runs: [file: keyof typeof files, script: string, ...words: string[]][] = [
  ['names', 'check'],
  ['names', 'check', '--json'],
  ['names', 'section', 'remove', '/', '3'],
  ['references', 'check', '--publish'],
  ['references', 'where', '/faq\u2066x'],
  ['references', 'build', '--out', join(folder, 'out')],
  ['lines', 'check', '--fix'],
  ['lines', 'where', '/faq'],
  ['old', 'migrate'],
  ['old', 'migrate', '--dry-run'],
  ['right', 'migrate', '--dry-run'],
  ['names', 'migrate', '--dry-run'],
  ['lines', 'migrate', '--dry-run'],
  ['right', 'where', 'Lending\u200b \u00ad\u061cx'],
  ['right', 'section', 'hide', `/${HOSTILE}`, '1'],
]

test.each(runs)('what stands in a file (%s) is shown and not obeyed: %s %s', (name, script, ...words) => {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, files[name])
  const { stdout, stderr } = runCommand(script, [...words, '--pages', path])
  expect(stdout + stderr).not.toBe('')
  expect(OBEYED.exec(stdout + stderr)?.input.slice(0, 2_000)).toBeUndefined()
  expect(`${stdout}${stderr}`, 'a line of the file passes for one of ours').not.toMatch(/^PS999/m)
  if (words[0] === '--json') expect(JSON.parse(stdout).errors).toBeGreaterThan(0)
})

test('nor the names of files and options that are typed', () => {
  const odd = 'no\u001b[2J\u202e'
  for (const [script, ...words] of [
    ['check', `--${odd}`],
    ['preview', '--out', odd],
    ['block', odd],
  ]) {
    const { stdout, stderr } = runCommand(script === 'preview' ? 'serve' : (script ?? ''), words)
    expect(OBEYED.exec(stdout + stderr), `${script} ${JSON.stringify(stdout + stderr)}`).toBeNull()
  }
})

test('a line break in the name of a file begins no line', () => {
  const file = join(folder, 'a\nPS999.json')
  writeFileSync(file, text)
  expect(runCommand('migrate', ['--dry-run', '--pages', file]).stdout.trim().split('\n')).toHaveLength(1)
  expect(runCommand('check', ['--pages', file]).stdout).not.toMatch(/^PS999\.json/m)
})

test('what the dev server tells the open page is visible, too', () => {
  const [problem] = problemsOf(
    siteWith({ type: `note${HOSTILE}`, text: 'x' })
      .replace('"pages"', '\t"pages"')
      .replaceAll('\\u001b', '\\u001b'),
  )
  if (!problem) return expect.unreachable()
  expect(Object.values(noticeOfProblem(problem, '/site/pages.json')).filter((words) => OBEYED.test(String(words ?? '')))).toEqual([])
})

test('each character that would be obeyed is shown as one in its place', () => {
  expect(visible('a\u001b[1mb\rc\u0007\u007f\u009b\u202e\u200bd\te\nf')).toBe('a␛[1mb␍c␇␡���d\te\nf')
  expect(visible('👩‍🍳 ✌🏽 ❤️ किताब ありがとう العربية')).toBe('👩‍🍳 ✌🏽 ❤️ किताब ありがとう العربية')
  expect(visibleLine('a\nPS101')).toBe('a␊PS101')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(fc.constantFrom(...HOSTILE, 'a', '👩', '\u200d', '\ud800', '\u{e0041}'), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) }),
      (words) => {
        const shown = visible(words)
        expect(shown.replaceAll(/\p{ExtPict}\ufe0f?\p{EMod}?\u200d/gu, '')).not.toMatch(OBEYED)
        expect(shown).toHaveLength(words.length)
        expect(visible(shown)).toBe(shown)
        expect(JSON.parse(visibleJson(JSON.stringify({ words })))).toEqual({ words })
        expect(visibleJson(JSON.stringify({ words }, null, 2))).not.toMatch(OBEYED)
      },
    ),
    { seed: 20261122, numRuns: 2_000 },
  )
})

test('commands speak through one function alone', () => {
  const own = readdirSync('scripts').filter((file) => file.endsWith('.ts') && file !== 'print.ts')
  expect(own.filter((file) => /\bconsole\.|process\.std(?:out|err)\.write/.test(readFileSync(join('scripts', file), 'utf8')))).toEqual([])
})
