import { expect, test } from 'vitest'
import { marks, roles } from '../../../src/parts/role'
import { themeSchema } from '../../../src/site/schema/themeSchema'
import { toySettings } from '../../lib/toy'

const { theme } = toySettings
const isValid = (more: object) => themeSchema.safeParse({ ...theme, ...more }).success

test('a colour is # and six digits of sixteen, and whatever is not said is made of the accent', () => {
  const withInk = (ink: unknown) => isValid({ colors: { ...theme.colors, ink } })
  expect(['#10192a', '#ABCDEF', '#000000'].map(withInk)).toEqual([true, true, true])
  expect(['#123', '10192a', '#10192', '#10192ab', '#10192g', 'red', ' #10192a'].filter(withInk)).toEqual([])
  expect(Object.keys(themeSchema.shape.colors.unwrap().shape)).toEqual(Object.keys(theme.colors))
  expect([{}, { accent: '#10192a' }, { colors: {} }].map((part) => themeSchema.safeParse(part).success)).toEqual([true, true, true])
  expect(isValid({ colors: { ...theme.colors, sky: '#0000ff' } })).toBe(false)
})

test('who writes a colour otherwise is told how it is written', () => {
  expect(marks.get(themeSchema.shape.colors.unwrap().shape.ink.unwrap())?.form).toContain('"#10192a"')
})

test('a gradient has a name and two colours', () => {
  const [one, two] = ['#000000', '#ffffff']
  expect([{}, { dusk: [one, two] }, { dusk2B: [one, two] }].map((gradients) => isValid({ gradients }))).toEqual([true, true, true])
  expect([{ Dusk: [one, two] }, { 'a-b': [one, two] }, { dusk: [one] }, { dusk: [one, two, one] }, { dusk: [one, 'white'] }].filter((gradients) => isValid({ gradients }))).toEqual(
    [],
  )
})

test('fonts come as two or as a pair, corners are round in three ways, and neither has to be said', () => {
  expect([{}, { fonts: { heading: 'A', text: 'B' } }, { fonts: 'swiss' }].map(isValid)).toEqual([true, true, true])
  expect(
    [{ fonts: 'Swiss' }, { fonts: { heading: 'A' } }, { fonts: { text: 'B' } }, { fonts: { heading: '', text: 'B' } }, { fonts: { heading: 'A', text: '' } }].filter(isValid),
  ).toEqual([])
  const { heading, text } = themeSchema.shape.fonts.unwrap().options[1].shape
  expect([roles.get(heading)?.role, roles.get(text)?.role]).toEqual(['font', 'font'])
  expect(['none', 'small', 'medium', 'large'].map((radius) => isValid({ radius }))).toEqual([true, true, true, false])
})
