import { Menu } from '@mantine/core'
import { expect, test } from 'vitest'
import { DotsMenu } from '../../../src/studio/client/DotsMenu'
import { aroundStudio } from './aroundStudio'
import { click, found, soon, words } from './hand'

test('three dots open what can be done with what they name', async () => {
  await aroundStudio(
    <DotsMenu name="the page Home">
      <Menu.Item>Copy</Menu.Item>
    </DotsMenu>,
  )
  const button = await found('What to do with the page Home')
  expect([button.getAttribute('aria-haspopup'), button.querySelectorAll('[aria-hidden=true]').length, document.querySelector('[role=menu]')]).toEqual(['menu', 1, null])
  await click('What to do with the page Home')
  await soon(() => expect([...document.querySelectorAll('[role=menu]')].map(words)).toEqual(['Copy']))
})
