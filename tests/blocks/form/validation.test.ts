import { describe, expect, test } from 'vitest'
import { type OpenField, validatorOf } from '../../../src/blocks/form/validation'
import { agreement, choice, email, message, phone, text } from './fields'

describe('a rule', () => {
  const said = (field: OpenField, values: (string | boolean)[]) => values.map(validatorOf(field))

  test('counts what is written, from the least to the most that is allowed, without the spaces around it', () => {
    expect(said(text, ['', 'ab', 'abc', 'abcde', 'abcdef', '  abcde  ', '  ab  '])).toEqual(['Too short.', 'Too short.', null, null, 'Too long.', null, 'Too short.'])
    expect(said(message, ['', 'abcde', 'abcdef'])).toEqual([null, null, 'Too long.'])
  })

  test('asks for what is required first', () => {
    expect(said({ ...text, required: 'Write it.' }, ['', '  ', 'a'])).toEqual(['Write it.', 'Write it.', 'Too short.'])
    expect(said(agreement, [false, true])).toEqual(['Agree.', null])
    expect(said({ ...agreement, required: undefined }, [false])).toEqual([null])
    expect(said(phone, ['', 'whatever'])).toEqual([null, null])
  })

  test('knows an e-mail address', () => {
    for (const good of ['a@b.c', 'a.b+c@d-e.example.com', ' a@b.co ']) expect(validatorOf(email)(good), good).toBeNull()
    for (const bad of ['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a b@c.d', 'a@b@c.d']) expect(validatorOf(email)(bad), bad).toBe('No address.')
    expect(said({ ...email, required: undefined }, ['', 'a'])).toEqual([null, 'No address.'])
  })

  test('takes no choice that is not offered', () => {
    expect(said(choice, ['', 'Fees', 'fees'])).toEqual(['Choose one.', null, 'Choose one.'])
    expect(said({ ...choice, required: undefined }, ['', 'fees'])).toEqual([null, 'Choose'])
  })
})

describe('a rule for what is more than words', () => {
  const limits = { min: { value: 2, message: 'Too few.' }, max: { value: 9, message: 'Too many.' } }
  const said = (field: OpenField, values: Parameters<ReturnType<typeof validatorOf>>[0][]) => values.map(validatorOf(field))

  test('knows a number, and from where to where it may be', () => {
    const number: OpenField = { kind: 'number', name: 'guests', label: 'Guests', invalid: 'No number.', ...limits }
    expect(said(number, ['', '2', '9', '1.9', '9.5', '-3', '1e3', '?', '2a', 'NaN'])).toEqual([
      null,
      null,
      null,
      'Too few.',
      'Too many.',
      'Too few.',
      'Too many.',
      'No number.',
      'No number.',
      'No number.',
    ])
  })

  test('knows a day', () => {
    const days = { min: { value: '2026-05-01', message: 'Too early.' }, max: { value: '2026-09-30', message: 'Too late.' } }
    const date: OpenField = { kind: 'date', name: 'day', label: 'Day', invalid: 'No day.', required: 'Choose.', ...days }
    expect(said(date, ['', '2026-05-01', '2026-09-30', '2026-04-30', '2026-10-01', '?', '1.5.2026'])).toEqual([
      'Choose.',
      null,
      null,
      'Too early.',
      'Too late.',
      'No day.',
      'No day.',
    ])
  })

  test('knows the address of a website as people write it', () => {
    const website: OpenField = { kind: 'website', name: 'site', label: 'Site', invalid: 'No address.' }
    const good = ['toys.example', 'www.toys.example/bears?a=1', 'https://toys.example', 'HTTP://toys.example:8080/#a', 'bär.example', '']
    expect(good.filter((value) => validatorOf(website)(value) !== null)).toEqual([])
    expect(
      ['toys', 'me@toys.example', 'ftp://toys.example', 'javascript:alert(1)', 'toys example.com', 'https://'].filter((value) => validatorOf(website)(value) === null),
    ).toEqual([])
  })

  test('asks for one of several, or for one of many', () => {
    const options = ['A', 'B']
    expect(said({ kind: 'radio', name: 'a', label: 'A', options, required: 'Choose.' }, ['', 'A'])).toEqual(['Choose.', null])
    expect(said({ kind: 'choices', name: 'a', label: 'A', options, required: 'Tick.' }, [[], ['A', 'B']])).toEqual(['Tick.', null])
    expect(said({ kind: 'choices', name: 'a', label: 'A', options }, [[]])).toEqual([null])
  })

  test('takes files of these endings, up to this size', () => {
    const file: OpenField = { kind: 'file', name: 'plan', label: 'Plan', accept: ['.pdf', '.jpg'], megabytes: 0.1, invalid: 'Not this one.', required: 'Add it.' }
    const named = (name: string, bytes = 10) => [new File(['x'.repeat(bytes)], name)]
    expect(said(file, [[], named('a.pdf'), named('B.JPG'), named('a.exe'), named('a.pdf', 100_000), named('a.pdf', 100_001)])).toEqual([
      'Add it.',
      null,
      null,
      'Not this one.',
      null,
      'Not this one.',
    ])
    expect(said({ ...file, accept: undefined, megabytes: undefined, required: undefined }, [[], named('a.exe')])).toEqual([null, null])
  })
})
