import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '../lib/command'

const text = readFileSync('tests/sites/bakery.json', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'quoin-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command as npm does; a file is given to it by name. */
function run(script: string, ...words: string[]): { out: string; err: string; status: number | null } {
  const { stdout, stderr, status } = runCommand(script, words)
  return { out: stdout, err: stderr, status }
}

function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const damaged = text.replace('"overlay": false,', '"overlay": "false", // why')

test('check --json prints one document with every problem, and keeps its exit code', () => {
  const path = fileOf('json.json', damaged.replace('// why', '').replace('"eyebrow": "A casa"', '"eyebrw": "A casa", "colour": 1'))
  const { out, status } = run('check', '--json', '--pages', path)
  const { file, errors, problems } = JSON.parse(out) as { file: string; errors: number; problems: Record<string, unknown>[] }
  expect([file, errors, status]).toEqual([path, 3, 1])
  expect(problems.map(({ code, severity, path, where, fixable }) => [code, severity, path, where, fixable])).toEqual([
    ['PS205', 'error', 'pages[0].overlay', 'page "/" › overlay', true],
    ['PS204', 'error', 'pages[0].sections[2].eyebrw', 'page "/" › section 3 (feature) › eyebrw', true],
    ['PS204', 'error', 'pages[0].sections[2].colour', 'page "/" › section 3 (feature) › colour', false],
  ])
  const [first] = problems
  const row = readFileSync(path, 'utf8').split('\n')[Number(first?.line) - 1] ?? ''
  expect(row.slice(Number(first?.column) - 1, Number(first?.column) - 1 + Number(first?.length))).toBe('"false"')
})

test('check says what can be mended, check --fix mends it behind a link, with its rights, and says each line', () => {
  const path = fileOf('real.json', damaged)
  chmodSync(path, 0o666)
  const link = join(folder, 'link.json')
  symlinkSync(path, link)
  expect(run('check', '--pages', link).err).toContain('  PS110\n  fix: npm run check -- --fix\n')
  const { out, status } = run('check', '--fix', '--pages', link)
  const line = text.slice(0, text.indexOf('"overlay"')).split('\n').length
  expect(out).toContain(`:${line}  a comment deleted: // why.\n`)
  expect(out).toContain(`:${line}  "false" is now false.\n`)
  expect(out).toContain('no problems')
  const mended = readFileSync(path, 'utf8')
  expect(mended.replace(/"\$schema": "[^"]*"/, '')).toBe(text.replace(/"\$schema": "[^"]*"/, ''))
  expect([status, lstatSync(link).isSymbolicLink(), statSync(path).mode & 0o777, readdirSync(folder).filter((name) => name.endsWith('.tmp'))]).toEqual([0, true, 0o666, []])
})

test('check --fix leaves a file alone that it cannot make better', () => {
  const path = fileOf('cut.json', text.slice(0, 5_000).replace(/"\$schema": [^\n]*\n/, ''))
  const before = [readFileSync(path, 'utf8'), statSync(path).mtimeMs, statSync(path).ino]
  const { err, status } = run('check', '--fix', '--pages', path)
  expect([readFileSync(path, 'utf8'), statSync(path).mtimeMs, statSync(path).ino]).toEqual(before)
  expect([status, err.includes('Nothing was written.')]).toEqual([1, true])
})

test('where lists the uses of a name by line and place, and knows what was meant', () => {
  const path = fileOf('where.json', text)
  const { out, status } = run('where', 'visit', '--pages', path)
  const places = ['page "/" › section 7 (visit) › use', 'page "/perguntas" › section 5 (visit) › use']
  expect([out.replaceAll(/\d+:\d+/g, '1:1'), status]).toEqual([`"visit" is a shared section, used 2 times:\n${places.map((place) => `  where.json:1:1  ${place}\n`).join('')}`, 0])
  const unknown = run('where', 'visitt', '--pages', path)
  expect([unknown.err, unknown.status]).toEqual([expect.stringContaining('Did you mean "visit"?'), 1])
})

test('page moves a page with its links, asks before one is removed that links lead to, and undo goes back over both', () => {
  const path = fileOf('pages.json', text)
  const page = (...words: string[]) => run('page', ...words, '--pages', path)
  expect(page('move', '/paes', '/pao').out).toMatch(/^"\/paes" is "\/pao" now, and \d+ links with it\.\nWho asks for "\/paes" is led to "\/pao"\.\n/)
  const asked = page('remove', '/pao')
  expect(asked.out).toMatch(/^\d+ links to "\/pao":\n {2}pages\.json:\d+:\d+ {2}site › redirects › /)
  expect([asked.status, asked.err]).toEqual([1, expect.stringContaining('npm run page -- remove /pao /other\nNothing was written.')])
  expect(page('remove', '/pao', '/perguntas').status).toBe(0)
  const { out, status } = page('undo', '2')
  expect([status, out.split('\n').map((line) => line.slice(0, 30)), readFileSync(path, 'utf8')]).toEqual([
    0,
    ['Taken back: "/pao" is removed.', 'Taken back: "/paes" is "/pao" ', ''],
    text,
  ])
  expect(page('remove').err).toContain('Say which page')
  expect(page('mvoe', '/a').status).toBe(2)
})

test('what was written by hand is taken back one good state after the other, in words, and a file that was cut off leads there', () => {
  const own = text.replace(/"\$schema": [^\n]*\n/, '')
  const path = fileOf('hand.json', own)
  const [one, two] = [own.replace('"A casa"', '"A house"'), own.replace('"A casa"', '"A home"')]
  const states = [own, one, two].map((state) => {
    writeFileSync(path, state)
    return run('check', '--pages', path).status
  })
  writeFileSync(path, two.slice(0, -200))
  const cut = run('check', '--pages', path)
  expect([states, cut.status, cut.err.includes('"npm run section -- undo" brings back what it was')]).toEqual([[0, 0, 0], 1, true])
  const { out } = run('section', 'undo', '2', '--pages', path)
  expect(out).toMatch(/^Taken back: Changed by another program, which has left it so that it cannot be read\.\nTaken back: Changed by another program: .*eyebrow.*\n$/)
  expect(readFileSync(path, 'utf8')).toBe(one)
})

test('section changes a file, undo brings back its bytes, and a change that breaks a link is not written', () => {
  const path = fileOf('sections.json', `\ufeff${text.replaceAll('\n', '\r\n')}`)
  const bytes = readFileSync(path)
  const moved = run('section', 'move', '/', '2', '4', '--pages', path)
  expect([moved.out, moved.status, readFileSync(path).length, readFileSync(path).equals(bytes)]).toEqual([
    'Section 2 (productGrid) of "/" is now section 4 of "/".\n',
    0,
    bytes.length,
    false,
  ])
  expect([run('section', 'undo', '--pages', path).status, readFileSync(path).equals(bytes)]).toEqual([0, true])
  expect(run('section', 'hied', '/', '2', '--pages', path).err).toMatch(/^"npm run section" cannot "hied"\. Did you mean "hide"\?\n\nnpm run section -- move/)
  const refused = run('section', 'remove', '/perguntas#alergenios', '--pages', path)
  expect([refused.status, readFileSync(path).equals(bytes)]).toEqual([1, true])
  expect(refused.err).toContain('Nothing was written.')
})

test.each<[string, string, string, ...string[]]>([
  ['a folder', 'it is a folder', 'migrate'],
  ['a folder', 'it is a folder', 'where', '/faq'],
  ['a folder', 'it is a folder', 'section', 'hide', '/faq', '1'],
  ['a folder', 'it is a folder', 'check', '--fix'],
  ['a folder', 'it is a folder', 'build'],
  ['a link to nothing', 'there is no such file', 'section', 'undo'],
  ['a link to itself', 'its links lead round in a circle', 'section', 'undo'],
  ['a link to itself', 'its links lead round in a circle', 'check'],
])('%s in place of a file is told in words: %s, by %s', (what, reason, script, ...words) => {
  const dir = mkdtempSync(join(folder, 'odd-'))
  const path = join(dir, 'pages.json')
  if (what === 'a folder') mkdirSync(path)
  else symlinkSync(what === 'a link to itself' ? 'pages.json' : 'nowhere.json', path)
  const { err, status } = run(script, ...words, '--pages', path, ...(script === 'build' ? ['--out', join(dir, 'out')] : []))
  expect(err).toContain(reason)
  expect(err).not.toMatch(/ {4}at |node:|E[A-Z]{4,}/)
  expect([status === 0, readdirSync(dir)]).toEqual([false, ['pages.json']])
})

test('of more problems than are told, check says how many there are, to people and to programs', () => {
  const file = JSON.parse(text)
  const [page] = file.pages
  const dead = (turn: number) => Array.from({ length: 90 }, (_, index) => ({ label: `Link ${index}`, href: `/dead-${turn}-${index}` }))
  page.sections.push(...Array.from({ length: 10 }, (_, turn) => ({ type: 'linkList', links: dead(turn) })))
  const path = fileOf('many.json', JSON.stringify(file))
  expect(run('check', '--pages', path).err).toMatch(/\n… and at least 880 more\.\n\nAt least 900 problems in many\.json\. Nothing was written\.\n$/)
  const told = JSON.parse(run('check', '--json', '--pages', path).out)
  expect([told.errors, told.untold, told.problems.length]).toEqual([500, 400, 500])
})

test.each([
  ['a path below a file', (file: string) => join(file, 'x'), 'a part of its path is a file'],
  ['a name that no disk takes', (file: string) => `${file}${'x'.repeat(300)}`, 'its name is too long'],
  ['a folder in which nothing can be made', () => '/proc/self/x', 'there is no such file'],
  ['what is open and has no name', () => '/proc/self/fd/3', 'there is no such file'],
])('%s as the folder of a build is told in words', (_what, out, reason) => {
  const path = fileOf('built.json', text)
  const { err, status } = run('build', '--pages', path, '--out', out(path))
  expect([status, err.includes(`cannot be written: ${reason}. Choose another with --out DIR.`)], err).toEqual([1, true])
  expect(err).not.toMatch(/^ +at |E[A-Z]{4,}/m)
})

test('preview serves a built site, and nothing else that may lie there', () => {
  const path = fileOf('file.json', text)
  for (const out of [path, folder, '/'])
    expect(run('serve', '--out', out, '--port', '0')).toEqual({ out: '', err: `There is no built site in ${out}. Build it first: npm run build\n`, status: 1 })
})

test('a folder for temporary files that cannot be used is told in a sentence', () => {
  const TMPDIR = fileOf('temporary', '')
  const { status, stdout, stderr } = runCommand('check', [], process.cwd(), { TMPDIR })
  expect([status, stdout, stderr]).toEqual([1, '', `No temporary files can be written to ${TMPDIR} (ENOTDIR). Let TMPDIR name another folder.\n`])
})

test('media --fix renames what was packed on a Mac, where letters are written in two, and neither follows a link nor waits for a pipe', () => {
  const place = mkdtempSync(join(folder, 'mac-'))
  mkdirSync(join(place, 'media'))
  writeFileSync(join(place, 'pages.json'), text)
  writeFileSync(join(place, 'media', 'Cafe\u0301 1.txt'), 'coffee')
  symlinkSync('/etc/hostname', join(place, 'media', 'Out 1.txt'))
  spawnSync('mkfifo', [join(place, 'media', 'Pipe 1.txt')])
  const { out, status } = run('media', '--fix', '--pages', join(place, 'pages.json'))
  expect([out, status]).toEqual(['media/Caf\u00e9 1.txt is now media/cafe-1.txt.\n', 0])
  expect(readdirSync(join(place, 'media')).toSorted()).toEqual(['Out 1.txt', 'Pipe 1.txt', 'cafe-1.txt'])
})
