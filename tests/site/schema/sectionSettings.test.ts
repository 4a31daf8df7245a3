import { expect, test } from 'vitest'
import { z } from 'zod'
import { attributesOf, sectionSettings, splitSection, useSettingNames, useSettings } from '../../../src/site/schema/sectionSettings'

const settings = { id: 'fees', hidden: false, reason: 'Summer', from: '2026-06-01', until: '2026-09-01', ground: 'dark', width: 'wide', spacing: 'none', allow: {} } as const

test('every section has these settings, and where a shared one is used some can be said anew', () => {
  expect(Object.keys(sectionSettings)).toEqual(['id', 'hidden', 'reason', 'from', 'until', 'ground', 'width', 'spacing', 'allow'])
  expect(useSettingNames).toEqual(['id', 'hidden', 'reason', 'from', 'until', 'allow'])
  expect(Object.keys(useSettings)).toEqual(useSettingNames)
})

test('none of them has to be given, and each has values of its own', () => {
  const schema = z.strictObject(sectionSettings)
  const isValid = (value: object) => schema.safeParse(value).success
  expect([{}, settings].map(isValid)).toEqual([true, true])
  const right: object[] = [
    ...['light', 'tinted', 'dark'].map((ground) => ({ ground })),
    ...['narrow', 'normal', 'wide'].map((width) => ({ width })),
    ...['none', 'tight', 'normal', 'loose'].map((spacing) => ({ spacing })),
    { until: '2026-12-24T09:00' },
  ]
  const wrong = [
    { id: 'Fees' },
    { hidden: 'true' },
    { reason: ' ' },
    { from: '24.12.2026' },
    { until: 'soon' },
    { ground: 'black' },
    { width: 'full' },
    { spacing: 'big' },
    { allow: { contrast: '' } },
  ]
  expect(right.filter((value) => !isValid(value))).toEqual([])
  expect(wrong.filter(isValid)).toEqual([])
})

test('of a day that is none it is said how one is written', () => {
  const issues = sectionSettings.from.safeParse('2026-02-30').error?.issues.map((issue) => 'params' in issue && issue.params)
  expect(issues).toEqual([{ code: 'bad-form', meaning: expect.stringContaining('"2026-12-24T09:00"') }])
})

test('a section is taken apart into its settings and all else', () => {
  expect(splitSection({ type: 'note', ...settings, text: 'x' })).toEqual({ settings, fields: { type: 'note', text: 'x' } })
  expect(splitSection({ constructor: 1 })).toEqual({ settings: {}, fields: { constructor: 1 } })
})

test('an element has the attributes of the settings, with what holds where none is given', () => {
  expect(attributesOf({})).toEqual({ 'data-surface': 'light', 'data-width': 'normal', 'data-spacing': 'normal' })
  expect(attributesOf(settings, 'picture')).toMatchObject({ id: 'fees', 'data-surface': 'picture' })
  expect(attributesOf(settings)).toEqual({ id: 'fees', 'data-surface': 'dark', 'data-width': 'wide', 'data-spacing': 'none' })
})
