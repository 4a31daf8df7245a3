import { expect, test } from 'vitest'
import { NameField } from '../../../../src/studio/client/fields/NameField'
import { ZoneField } from '../../../../src/studio/client/fields/ZoneField'
import { aroundStudio, fieldOf, offersOf } from '../aroundStudio'
import { choose, found, soon } from '../hand'

const path = ['pages', 0, 'from']
const field = (more: object = {}) => fieldOf({ is: 'text', role: 'plain' }, more)
const answers = {
  '/offers': offersOf({
    collection: [
      ['articles', 'Two articles.'],
      ['events', 'One event.'],
    ],
  }),
}

test('one of the names that the file gives is chosen, each with what it stands for, and written', async () => {
  const { edits } = await aroundStudio(<NameField path={path} field={field()} value={undefined} kind="collection" />, { answers })
  await choose('Title', 'events', 'One event.')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: 'events' }]))
})

test('a name that the file does not give is shown all the same', async () => {
  await aroundStudio(<NameField path={path} field={field()} value="gone" kind="collection" />, { answers })
  await soon(async () => expect(await found('Title')).toHaveProperty('value', 'gone'))
})

test('a time zone is chosen from those that are known; another one is shown as it is written', async () => {
  const { edits } = await aroundStudio(<ZoneField path={path} field={field()} value="Etc/GMT-14" />)
  expect(await found('Title')).toHaveProperty('value', 'Etc/GMT-14')
  await choose('Title', 'Africa/Accra')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: 'Africa/Accra' }]))
})
