import { expect, test } from 'vitest'
import { noticeOfError, noticeOfProblem } from '../../src/dev/server/notice'
import { problemsOf, siteWith } from '../lib/toy'

test('a problem is told with its sentence, its place for people and for an editor, and its code', () => {
  const [problem] = problemsOf(siteWith({ type: 'note', text: '' }))
  if (!problem) throw new Error('There is no problem.')
  expect(noticeOfProblem(problem, '/toys/pages.json')).toEqual({
    message: `${problem.message} ${problem.hint}`,
    where: problem.where,
    place: `pages.json:${problem.line}:${problem.column}`,
    open: `/toys/pages.json:${problem.line}:${problem.column}`,
    frame: problem.frame,
    code: problem.code,
    fix: undefined,
  })
})

test('an error without a file has no place, and one without words says at least that the program failed', () => {
  expect(noticeOfError(Object.assign(new Error(''), { stack: '' }), '/toys')).toMatchObject({ message: 'The program failed.', place: '', open: '', frame: '' })
  expect(noticeOfError(Object.assign(new Error('x'), { stack: 'at /toys/gone/View.tsx:2:8' }), '/toys')).toMatchObject({
    place: 'gone/View.tsx:2:8',
    open: '/toys/gone/View.tsx:2:8',
    frame: '',
  })
})
