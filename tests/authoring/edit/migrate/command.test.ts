import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { replaceFile } from '../../../../src/site/text/replaceFile'
import { runCommand } from '../../../lib/command'

const root = mkdtempSync(join(tmpdir(), 'quoin-migrate-'))
const pages = join(root, 'pages.json')
const original = readFileSync('pages.json', 'utf8')
const schemaFile = join(root, 'src/blocks/faqGroup/schema.ts')

afterAll(() => rmSync(root, { recursive: true, force: true }))
// Before each, so that a test that is asked once more finds what it found at first.
beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  for (const name of ['src', 'scripts', 'schema', 'media', 'package.json', 'tsconfig.json']) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  // With a mark, Windows line ends and no line end at the end: none of them may be lost.
  writeFileSync(pages, `\ufeff${original.trimEnd().replaceAll('\n', '\r\n')}`)
})

function run(command: string, ...options: string[]) {
  const { status, stdout, stderr } = runCommand(command, options, root)
  return { status, said: `${stdout}${stderr}` }
}

/** The questions of every faqGroup, which a developer now calls "query". */
const questions = original.match(/"question": /g)?.length ?? 0

test('a changed block is refused until it has a step; then old content is refused until it is migrated', () => {
  const before = readFileSync(pages, 'utf8')
  const remembered = readFileSync(join(root, 'schema/versions.json'), 'utf8')
  writeFileSync(schemaFile, readFileSync(schemaFile, 'utf8').replace('question: ', 'query: '))

  const refused = run('schema', '--draft')
  expect(refused.status).toBe(1)
  expect(refused.said).toContain('"items[].question" is gone; "query" looks like its new name.')
  expect(refused.said).toContain('src/blocks/faqGroup/migrations.ts was written. Look through it.')
  expect(readFileSync(join(root, 'schema/versions.json'), 'utf8')).toBe(remembered)
  expect(run('schema').status).toBe(0)
  expect(JSON.parse(readFileSync(join(root, 'schema/versions.json'), 'utf8')).faqGroup.version).toBe(2)

  const checked = run('check')
  expect(checked.status).toBe(1)
  expect(checked.said.match(/PS\d+/g)).toEqual(['PS430'])
  expect(checked.said).toContain('This file was written for an older faqGroup (version 1, now 2). Run: npm run migrate')

  const tried = run('migrate', '--dry-run')
  expect(tried.status).toBe(0)
  expect(tried.said.match(/^ *\d+ - /gm)).toHaveLength(questions)
  expect(tried.said.match(/^ *\d+ \+ .*"query": /gm)).toHaveLength(questions)
  expect(readFileSync(pages, 'utf8')).toBe(before)

  // What stands in the lines that would change is shown and not obeyed.
  const hostile = join(root, 'hostile.json')
  writeFileSync(hostile, before.replace(/"question": "/, '"question": "\u009b31m\u202egpj\u200b\u2066x\u2069 '))
  const shown = run('migrate', '--dry-run', '--pages', hostile).said
  expect(shown).toMatch(/^ *\d+ \+ .*"query": "\ufffd31m\ufffdgpj\ufffd\ufffdx\ufffd /m)
  expect(shown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f]/)

  expect(run('migrate')).toEqual({ status: 0, said: expect.stringMatching(/^faqGroup: version 1 → 2, \d+ sections?\npages\.json: migrated\.\n$/) })
  const after = readFileSync(pages, 'utf8')
  expect(after.replaceAll('"query": ', '"question": ').replace('  "versions": {\r\n    "faqGroup": 2\r\n  },\r\n', '')).toBe(before)
  expect(run('check').status).toBe(0)
  expect(run('migrate').said).toBe('pages.json: nothing to migrate.\n')
  expect(run('section', 'undo').said).toMatch(/^Taken back: faqGroup: version 1 → 2/)
  expect(readFileSync(pages, 'utf8')).toBe(before)
  expect(readdirSync(root).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('a file that is not there, or is no JSON, stays as it is', () => {
  const broken = join(root, 'broken.json')
  writeFileSync(broken, '{ "site": ')
  expect(run('migrate', '--pages', broken)).toEqual({ status: 1, said: expect.stringMatching(/PS110[\s\S]*broken\.json was not changed\. It must be valid JSON first\./) })
  expect(readFileSync(broken, 'utf8')).toBe('{ "site": ')
  expect(run('migrate', '--pages', 'none.json').said).toContain('There is no file none.json.')
})

test('a file is replaced as a whole; its rights stay, and a link stays a link', () => {
  const file = join(root, 'real.txt')
  const link = join(root, 'link.txt')
  writeFileSync(file, 'old')
  chmodSync(file, 0o640)
  symlinkSync(file, link)
  replaceFile(link, Buffer.from('old'), Buffer.from('new'))
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777, lstatSync(link).isSymbolicLink()]).toEqual(['new', 0o640, true])
})
