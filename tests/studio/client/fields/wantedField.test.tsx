import { beforeEach, expect, test } from 'vitest'
import { isIn, wantField } from '../../../../src/studio/client/fields/wantedField'
import { aroundStudio } from '../aroundStudio'
import { read, soon } from '../hand'
import { Wanted } from '../Wanted'

beforeEach(() => {
  // Nothing has a size here: all fields are as good as visible.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
})

const fields = (
  <>
    <Wanted />
    <input aria-label="inner" data-path='["a",1,"b"]' />
    <input aria-label="own" data-path='["a",12]' />
  </>
)
const focused = () => document.activeElement?.getAttribute('aria-label')

test('the field of a place gets the focus and is wanted no longer; else the first field in it', async () => {
  await aroundStudio(fields)
  wantField(['a', 12])
  await soon(() => expect(focused()).toBe('own'))
  wantField(['a', 1])
  await soon(() => expect(focused()).toBe('inner'))
})

test('who draws lists hears of what is wanted, to open them', async () => {
  await aroundStudio(fields)
  wantField(['c', 0])
  await read('["c",0]')
  wantField(['d'])
  await read('["d"]')
})

test('who wants another field while one is waited for gets that, and what was waited for is given up', async () => {
  await aroundStudio(fields)
  for (const nowhere of [['c', 0], ['d']]) wantField(nowhere)
  // So long the first of them looks for its field once more.
  await new Promise((resolve) => setTimeout(resolve, 120))
  await read('["d"]')
  const late = Object.assign(document.createElement('input'), { ariaLabel: 'late' })
  late.dataset.path = '["d"]'
  document.body.append(late)
  await soon(() => expect(document.activeElement).toBe(late))
})

test('a key or a press elsewhere gives it up', async () => {
  for (const event of ['keydown', 'pointerdown']) {
    await aroundStudio(fields)
    wantField(['c', 0])
    await read('["c",0]')
    globalThis.dispatchEvent(new Event(event))
    wantField(['a', 12], false)
    await read('"none"')
  }
})

test('a place lies in another one or is it', () => {
  expect([isIn(['a', 1], ['a']), isIn(['a'], ['a']), isIn(['a'], ['a', 1]), isIn(['b', 1], ['a']), isIn(undefined, [])]).toEqual([true, true, false, false, false])
})
