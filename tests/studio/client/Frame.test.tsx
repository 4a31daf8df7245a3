import { expect, test } from 'vitest'
import { Frame } from '../../../src/studio/client/Frame'
import { aroundStudio } from './aroundStudio'
import { soon } from './hand'

const columns = { isLeft: true, isRight: true, onLeft: () => {}, onRight: () => {} }

test('until the page has been loaded, its place says that it is being loaded', async () => {
  const { drawn } = await aroundStudio(<Frame columns={columns} />)
  const sheet = () => drawn.querySelector<HTMLElement>('.sheet')
  await soon(() => expect(sheet()?.querySelector('iframe')?.getAttribute('src')).toBe('/'))
  expect([sheet()?.dataset.loading, sheet()?.querySelector('[role=status]')?.textContent]).toEqual(['true', 'Loading the page …'])
  sheet()?.querySelector('iframe')?.dispatchEvent(new Event('load'))
  await soon(() => expect([sheet()?.dataset.loading, sheet()?.querySelector('[role=status]')?.textContent]).toEqual([undefined, '']))
})
