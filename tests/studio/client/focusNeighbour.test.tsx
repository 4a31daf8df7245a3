import { beforeEach, expect, test } from 'vitest'
import { focusNeighbour } from '../../../src/studio/client/focusNeighbour'

beforeEach(() => {
  document.body.innerHTML = '<button class="line">1</button><button>other</button><button class="line">2</button><button class="line">3</button>'
})
const line = (words: string) => [...document.querySelectorAll<HTMLElement>('.line')].find(({ textContent }) => textContent === words) ?? document.body
const NONE = { altKey: false, ctrlKey: false, metaKey: false }

/** Where the focus is after a key on a line, and whether the browser hears of it. */
function after(key: string, from: string, more: object = {}) {
  let isHeard = true
  line(from).focus()
  focusNeighbour({ key, ...NONE, ...more, currentTarget: line(from), preventDefault: () => (isHeard = false) }, '.line')
  return [document.activeElement?.textContent, isHeard]
}

test.each([
  ['ArrowDown', '1', '2'],
  ['ArrowUp', '3', '2'],
  ['Home', '3', '1'],
  ['End', '1', '3'],
])('%s on line %s leads to line %s', (key, from, to) => expect(after(key, from)).toEqual([to, false]))

test.each([
  ['ArrowUp', '1'],
  ['ArrowDown', '3'],
  ['a', '2'],
])('%s on line %s leads nowhere', (key, from) => expect(after(key, from)).toEqual([from, true]))

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s it is another key', (name) => expect(after('ArrowDown', '1', { [name]: true })).toEqual(['1', true]))
