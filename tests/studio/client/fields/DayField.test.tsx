import { expect, test } from 'vitest'
import { DayField } from '../../../../src/studio/client/fields/DayField'
import { aroundStudio, fieldOf, offers } from '../aroundStudio'
import { control, found, leave, read, soon, words, write } from '../hand'

const path = ['pages', 0, 'from']
const draw = (value: unknown, hasTime: boolean) =>
  aroundStudio(<DayField path={path} field={fieldOf({ is: 'text', role: 'plain' })} value={value} hasTime={hasTime} />, {
    answers: { '/offers': { ...offers, timeZone: 'Europe/Lisbon' } },
  })

test('a day and a time are two fields, on the clocks of the site', async () => {
  const { edits } = await draw('2026-12-24T09:00', true)
  await read('On the clocks of Europe/Lisbon.')
  leave(await write('Title, time', '10:30'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: '2026-12-24T10:30' }]))
  leave(await write('Title, day', '2026-12-25'))
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path, value: '2026-12-25T10:30' }))
})

test('without a day there is no time to be said, and without a time no clocks', async () => {
  const { drawn } = await draw(undefined, true)
  expect(await found('Title, time')).toHaveProperty('disabled', true)
  await draw('2026-12-24', true)
  expect(await found('Title, time')).toHaveProperty('disabled', false)
  expect(words(drawn)).not.toContain('clocks')
})

test('what is only a day has no time; a token stays as it is written', async () => {
  await draw('2026-12-24', false)
  await found('Title, day')
  expect(control('Title, time')).toBeUndefined()
  for (const [text, hasTime] of [
    ['{facts.start}', true],
    ['2026-12-24T09:00', false],
  ] as const) {
    await draw(text, hasTime)
    expect(await found('Title')).toHaveProperty('value', text)
    expect(control('Title, day')).toBeUndefined()
  }
})

test('what stays as it is written can be written anew, and a time goes with its day', async () => {
  const token = await draw('{facts.start}', true)
  leave(await write('Title', '{facts.end}'))
  await soon(() => expect(token.edits()).toEqual([{ do: 'set', path, value: '{facts.end}' }]))
  const { edits } = await draw('2026-12-24T09:00', true)
  leave(await write('Title, time', ''))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: '2026-12-24' }]))
})
