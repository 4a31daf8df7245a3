import { describe, expect, test } from 'vitest'
import type { Chart } from '../../../src/blocks/chart/schema'
import { awake } from '../../lib/awake'
import { days, chart, others } from './sampleChart'

describe('a chart that is awake', () => {
  const open = async (parts: Partial<Chart> = {}, frame = {}) => {
    const toys = await awake(() => import('../../../src/blocks/chart/Island'), chart(parts), { frame })
    const plot = toys.island.querySelector<HTMLElement>('[data-held]') ?? toys.island
    const settled = () => new Promise((done) => setTimeout(done, 20))
    const press = async (key: string, init: KeyboardEventInit = {}) => {
      const event = new toys.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
      plot.dispatchEvent(event)
      await settled()
      return event.defaultPrevented
    }
    const point = async (place: number, type: string, pointerType: string) => {
      const event = Object.assign(new toys.window.MouseEvent(type, { bubbles: true }), { pointerType })
      toys.island.querySelector(`li[data-point="${place}"] bdi`)?.dispatchEvent(event)
      await settled()
    }
    const said = () => Array.from(toys.island.querySelectorAll('[role=status] div'), (part) => (part.children.length === 0 ? part.textContent : '')).filter(Boolean)
    return { ...toys, plot, press, point, said, settled }
  }

  test('tells of point after point with the arrow keys, as far as there are any, and leaves other keys alone', async () => {
    const { press, said } = await open()
    const walked: unknown[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) walked.push([await press(key), said()[0]])
    expect(walked).toEqual([
      [true, 'Mon'],
      [true, 'Tue'],
      [true, 'Wed'],
      [true, 'Wed'],
      [true, 'Tue'],
      [true, 'Mon'],
    ])
    expect([await press('ArrowDown'), await press('Tab'), await press('End', { ctrlKey: true })]).toEqual([false, false, false])
    expect(said()).toEqual(['Mon', 'Loaves', '50'])
    await press('Escape')
    expect(said()).toEqual([])
  })

  test('goes on with the left arrow where the site is read from the right', async () => {
    const { press, said } = await open({}, { dir: 'rtl' })
    await press('ArrowLeft')
    await press('ArrowLeft')
    expect(said()[0]).toBe('Tue')
  })

  test('begins at the end with the arrow that goes back', async () => {
    const { press, said } = await open()
    await press('ArrowLeft')
    expect(said()[0]).toBe('Wed')
  })

  test('answers a finger that came while it was asleep at the point it came down on, and a mouse where it is now', async () => {
    const { point, said } = await open()
    await point(1, 'pointerdown', 'touch')
    expect(said()).toEqual(['Tue', 'Loaves', '200'])
    await point(0, 'pointermove', 'mouse')
    expect(said()[0]).toBe('Tue')
  })

  test('says nothing of series that are switched off', async () => {
    const { island, press, said } = await open({ compare: others })
    await press('Home')
    expect(said()).toEqual(['Mon', 'Loaves', '50', 'Rolls', '10'])
    island.querySelector<HTMLInputElement>('[data-switch="0"]')?.click()
    await press('End')
    expect(said()).toEqual(['Wed', 'Rolls', '30'])
  })

  test('says of a share its percent, too', async () => {
    const { press, said } = await open({ kind: 'shares', data: days.slice(0, 2) })
    await press('End')
    expect(said()).toEqual(['Tue', 'Loaves', '200 · 80%'])
  })

  test('is silent again when the focus leaves it', async () => {
    const { window, plot, press, said, settled } = await open()
    await press('Home')
    plot.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true }))
    await settled()
    expect(said()).toEqual([])
  })
})
