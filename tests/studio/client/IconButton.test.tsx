import { expect, test } from 'vitest'
import { Icon } from '../../../src/studio/client/Icon'
import { IconButton } from '../../../src/studio/client/IconButton'
import { aroundStudio } from './aroundStudio'
import { click, found, read } from './hand'

test('it has a name for who hears it, its keys, and does what it says', async () => {
  const clicks: string[] = []
  const { drawn } = await aroundStudio(<IconButton icon="trash" name="Remove" keys="Del" isPressed onClick={() => clicks.push('x')} />)
  const button = await found('Remove')
  expect([button.getAttribute('aria-pressed'), button.getAttribute('aria-keyshortcuts'), button.querySelector('[aria-hidden=true]') !== null]).toEqual(['true', 'Del', true])
  await click('Remove')
  expect([clicks, drawn.textContent]).toEqual([['x'], ''])
})

test('who points at it reads its name, with its keys where it has some', async () => {
  for (const keys of ['Del', undefined]) {
    await aroundStudio(<IconButton icon="trash" name="Remove" {...(keys && { keys })} onClick={() => {}} />)
    const button = await found('Remove')
    button.focus()
    button.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    await read(keys ? 'Remove (Del)' : 'Remove')
  }
})

test('an icon is as large as the text, unless said', async () => {
  const { drawn } = await aroundStudio(
    <>
      <Icon name="eye" />
      <Icon name="eye" size={24} />
    </>,
  )
  expect([...drawn.querySelectorAll<HTMLElement>('.studio-icon')].map(({ style }) => [style.width, style.height])).toEqual([
    ['16px', '16px'],
    ['24px', '24px'],
  ])
})
