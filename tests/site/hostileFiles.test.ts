import { describe, expect, test } from 'vitest'
import { problemsOf, siteWith, toyBlocks } from '../lib/toy'
import { compile } from '../../src/site/compile'
import { plain, bytes, note } from './hostileSettings'
import { unreadable } from './unreadableFiles'
import { misshapen } from './misshapenFiles'
import { lost } from './lostReferences'
import { leastSeconds } from '../lib/seconds'

/** Words of the libraries underneath, and of a program that lost its way. */
const FOREIGN = /invalid[_ ]|undefined|expected string|zod|NaN|\[object|unrecognized|Cannot read|is not a function|stack/i

const all = [...unreadable, ...misshapen, ...lost]

describe.each(Object.entries({ unreadable, misshapen, lost }))('%s files', (_class, cases) => {
  test.each(cases)('%s', (_name, content, place) => {
    const problems = problemsOf(content)
    expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`).join(' ')).toBe(place)
  })
})

test('no problem speaks of the libraries underneath', () => {
  const sentences = all.flatMap(([, content]) => problemsOf(content).flatMap(({ message, hint, where }) => [message, hint, where]))
  expect(sentences.filter((sentence) => FOREIGN.test(sentence))).toEqual([])
})

test('no problem repeats a text without end', () => {
  expect(Math.max(...all.flatMap(([, content]) => problemsOf(content).flatMap(({ message, hint }) => [message.length, hint.length])))).toBeLessThan(1_500)
})

test('a mark lies within its line', () => {
  for (const [name, content] of all.filter(([, content]) => typeof content === 'string')) {
    const lines = String(content)
      .replace(/^\ufeff/, '')
      .split('\n')
    for (const { line, column, length, frame } of problemsOf(content)) {
      expect(column - 1 + length, name).toBeLessThanOrEqual((lines[line - 1] ?? '').length)
      expect(frame, name).toContain(`> ${line} |`)
    }
  }
})

test('brackets without end are refused at once', () => {
  expect(leastSeconds(1, () => problemsOf('['.repeat(1_000_000)))).toBeLessThan(1)
})

test('a byte-order mark, Windows line ends and the character for bad bytes are no mistakes', () => {
  for (const content of [`\ufeff${plain}`, plain.replaceAll('\n', '\r\n'), note({ title: 'A \ufffd B' })])
    expect(compile(bytes(content), 'pages.json', toyBlocks).problems).toEqual([])
})

test('with a byte-order mark a problem has the same place', () => {
  const [problem] = problemsOf(`\ufeff${siteWith({ type: 'noet' })}`)
  expect([problem?.line, problem?.column]).toEqual([8, 19])
})
