import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rewrite } from '../../../../src/studio/client/inPlace/rewrite'
import { fillTokens } from '../../../../src/parts/token'

const token = (name: string, value: string) => ({ name, value, path: ['site', ...name.split('.')], uses: 6 })
const tokens = [token('facts.amount', '$5 million'), token('facts.days', '2')]
const fill = (text: string) => fillTokens(text, (name) => tokens.find((known) => known.name === name)?.value ?? `{${name}}`)
const written = 'Up to **{facts.amount}** in {facts.days} days.'
const change = (from: string, to: string, text = written) => rewrite(text, tokens, fill(text), fill(text).replace(from, to))

describe('a change of what is read', () => {
  test('leaves tokens beside it', () => {
    expect(change('Up to', 'Get')).toEqual({ written: 'Get **{facts.amount}** in {facts.days} days.' })
    expect(change('days', 'weeks')).toEqual({ written: 'Up to **{facts.amount}** in {facts.days} weeks.' })
    expect(change('in', 'within')).toEqual({ written: 'Up to **{facts.amount}** within {facts.days} days.' })
  })

  test('of what a token says can count here only, or everywhere', () => {
    expect(change('$5', '$6')).toEqual({ written: 'Up to **$6 million** in {facts.days} days.', everywhere: { token: tokens[0], value: '$6 million' } })
    expect(change('$5 million', 'Much', '{facts.amount}')).toEqual({ written: 'Much', everywhere: { token: tokens[0], value: 'Much' } })
    expect(change('million', 'mill1on')).toMatchObject({ everywhere: { value: '$5 mill1on' } })
    expect(change('$5 ', '$5.5 ')).toMatchObject({ everywhere: { value: '$5.5 million' } })
  })

  test('on both sides of a token leaves it where its words are still there', () => {
    expect(change('Up to **$5 million** in', 'Get **$5 million** within')).toEqual({ written: 'Get **{facts.amount}** within {facts.days} days.' })
  })

  test('of a text that is nothing but a token, to nothing, is no change of the token', () => {
    expect(change('$5 million', '', '{facts.amount}').everywhere).toBeUndefined()
  })

  test('of what is set in print keeps the signs of the keyboard', () => {
    expect(rewrite('"{facts.days}-3" days', tokens, '“2–3” days', '“2–3” weeks')).toEqual({ written: '"{facts.days}-3" weeks' })
  })

  test('of a text whose marks are written in another way still finds its tokens', () => {
    expect(rewrite('Up to __{facts.amount}__', tokens, 'Up to **$5 million**', 'Get **$5 million**')).toEqual({ written: 'Get **{facts.amount}**' })
  })
})

test('whatever is changed, what is written then reads as was meant', () => {
  const piece = fc.constantFrom('{facts.amount}', '{facts.days}', '2', ' ', 'a', '$5', 'million', '.')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.array(piece, { maxLength: 8 }), (one, other) => {
      const [before, after] = [one.join(''), fill(other.join(''))]
      expect(fill(rewrite(before, tokens, fill(before), after).written)).toBe(after)
    }),
    { numRuns: 2000 },
  )
})
