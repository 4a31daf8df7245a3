import { expect, test } from 'vitest'
import { BarDrawer } from '../../../../src/studio/client/bar/BarDrawer'
import { aroundStudio } from '../aroundStudio'
import { click, control, found, read, soon } from '../hand'

const drawer = () => document.querySelector<HTMLElement>('.mantine-Drawer-root')
async function opened(more: object = {}) {
  const around = await aroundStudio(
    <BarDrawer name="Lists" icon="history" title="All lists" {...more}>
      {(leave) => (
        <button type="button" onClick={leave}>
          Go there
        </button>
      )}
    </BarDrawer>,
  )
  const button = await found('more' in more ? 'Lists 3' : 'Lists')
  expect(control('Go there')).toBeUndefined()
  button.focus()
  await click('more' in more ? 'Lists 3' : 'Lists')
  await read('All lists', document.querySelector('[role=dialog]') ?? undefined)
  return { ...around, button }
}

test('a button opens what it names, at the right; closed, it is gone and the button has the focus again', async () => {
  const { button } = await opened({ size: 'lg' })
  expect([button.dataset.variant, drawer()?.style.getPropertyValue('--drawer-justify'), drawer()?.style.getPropertyValue('--drawer-size')]).toEqual([
    'default',
    'flex-end',
    'var(--drawer-size-lg)',
  ])
  ;(await found('Go there')).focus()
  await click('Close')
  await soon(() => expect([control('Go there'), document.activeElement]).toEqual([undefined, button]))
})

test('who leaves it for something else keeps the focus there', async () => {
  const { button } = await opened({ more: '3', isMain: true })
  expect([button.textContent, button.dataset.variant]).toEqual(['Lists 3', 'filled'])
  await click('Go there')
  const elsewhere = document.createElement('input')
  document.body.append(elsewhere)
  elsewhere.focus()
  await soon(() => expect(control('Go there')).toBeUndefined())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(elsewhere)
})
