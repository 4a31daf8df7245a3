import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noticeOfError, noticeOfProblem } from '../../src/dev/server/notice'
import { problemsOf, siteWith } from '../lib/toy'

const project = mkdtempSync(join(tmpdir(), 'quoin-notice-'))
const file = join(project, 'View.tsx')
writeFileSync(file, 'const a = 1\nreturn << a\n')
afterAll(() => rmSync(project, { recursive: true, force: true }))

const reported = { message: 'Unexpected token', where: '', place: 'View.tsx:2:8', open: `${file}:2:8`, frame: '  1 | const a = 1\n> 2 | return << a\n    |        ^', code: '' }

test('an error of the bundler is told by its sentence, place and line', () => {
  const inner = { message: '\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n   ╭─[ View.tsx:2:8 ]', loc: { file, line: 2, column: 7 } }
  expect(noticeOfError(Object.assign(new Error('Transform failed with 1 error:'), { errors: [inner] }), project)).toEqual(reported)
})

test('an error of the compiler that runs schemas is told alike', () => {
  expect(noticeOfError(new Error(`Transform failed with 1 error:\n${file}:2:8: ERROR: Unexpected token`), project)).toEqual(reported)
})

test('an error that was thrown is told by where it was thrown', () => {
  const error = Object.assign(new Error('It broke.'), { stack: `Error: It broke.\n    at View (${file}?v=12:2:8)\n    at render (/elsewhere/server.js:1:1)` })
  expect(noticeOfError(error, project)).toEqual({ ...reported, message: 'It broke.' })
})

test('what is no error and has no place is told as it is', () => {
  expect(noticeOfError('nothing', project)).toEqual({ message: 'nothing', where: '', place: '', open: '', frame: '', code: '' })
})

test('a problem that can be mended comes with the command that mends it, in the file that is shown', () => {
  const commandFor = (fields: object, path: string) => problemsOf(siteWith({ type: 'note', ...fields })).map((problem) => noticeOfProblem(problem, path).fix)
  expect(commandFor({ txet: 'x' }, join(process.cwd(), 'pages.json'))).toEqual(['npm run check -- --fix'])
  expect(commandFor({ txet: 'x' }, join(process.cwd(), 'tests/sites/bakery.json'))).toEqual(['npm run check -- --fix --pages tests/sites/bakery.json'])
  expect(commandFor({ txet: 'x' }, '/a folder/pages.json')).toEqual(['npm run check -- --fix --pages "/a folder/pages.json"'])
  expect(commandFor({ text: '' }, join(process.cwd(), 'pages.json'))).toEqual([undefined])
})
