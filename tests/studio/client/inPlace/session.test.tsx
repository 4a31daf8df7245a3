import { beforeEach, expect, test } from 'vitest'
import { writeElement } from '../../../../src/studio/client/inPlace/session'
import { press } from '../hand'
import './editable'

const inserted: unknown[][] = []
document.execCommand = (...all) => inserted.push(all) > 0
beforeEach(() => void inserted.splice(0))

/** Lets the first element of some HTML be written; returns it with what was written. */
function writing(html: string, { isRich = false, links = [] as string[], selector = '*' } = {}) {
  document.body.innerHTML = html
  const element = document.body.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector)
  const written: string[][] = []
  let revert = () => {}
  const onWritten = (before: string, after: string, back: () => void) => {
    written.push([before, after])
    revert = back
  }
  writeElement({ element, isRich, links, onWritten })
  return { element, written, revert: () => revert() }
}

test.each([
  ['Enter', (element: HTMLElement) => press(element, 'Enter')],
  ['leaving it', (element: HTMLElement) => element.dispatchEvent(new FocusEvent('blur'))],
])('%s writes what the element reads as, once', (_how, end) => {
  const { element, written } = writing('<h2>Old words</h2>')
  expect([element.contentEditable, document.activeElement === element]).toEqual(['plaintext-only', true])
  element.textContent = 'New words'
  end(element)
  end(element)
  expect([written, element.hasAttribute('contenteditable'), element.textContent]).toEqual([[['Old words', 'New words']], false, 'New words'])
})

test.each([
  ['is not meant', 'Escape', 'New'],
  ['is the same', 'Enter', 'Old words'],
  ['is nothing', 'Enter', '  '],
])('what %s is not written, and the element is as it was', (_what, key, words) => {
  const { element, written } = writing('<h2>Old <b>words</b></h2>')
  element.textContent = words
  press(element, key)
  expect([written, element.innerHTML, element.hasAttribute('contenteditable')]).toEqual([[], 'Old <b>words</b>', false])
})

test('what was written can be taken back by who heard of it', () => {
  const { element, revert } = writing('<h2>Old <b>words</b></h2>')
  element.textContent = 'New'
  press(element, 'Enter')
  revert()
  expect(element.innerHTML).toBe('Old <b>words</b>')
})

test('rich words are written as Markdown, and their links as they stand in the file', () => {
  const { element, written } = writing('<p>A <strong>b</strong> <a href="/site/faq">c</a></p>', { isRich: true, links: ['{links.faq}'] })
  expect(element.contentEditable).toBe('true')
  element.append(' d')
  press(element, 'Enter')
  expect(written).toEqual([['A **b** [c]({links.faq})', 'A **b** [c]({links.faq}) d']])
})

test('keys stay in the element: a button or a summary around it takes none for a click', () => {
  const heard: string[] = []
  const { element } = writing('<details><summary><span>Old</span></summary></details>', { selector: 'span' })
  document.body.addEventListener('keydown', ({ key }) => heard.push(key), { once: true })
  expect([press(element, ' '), press(element, 'a')]).toEqual([false, true])
  expect([heard, inserted]).toEqual([[], [['insertText', false, ' ']]])
  const up = new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true })
  element.dispatchEvent(up)
  expect(up.defaultPrevented).toBe(true)
})

test('outside of these a space is a space', () => {
  const { element } = writing('<h2>Old</h2>')
  expect([press(element, ' '), inserted]).toEqual([true, []])
})

test('only the words of what is pasted are taken, and nothing that is dropped', () => {
  const { element } = writing('<h2>Old</h2>')
  const paste = Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { getData: (type: string) => (type === 'text/plain' ? ' Two\nlines ' : '<b>no</b>') } })
  const drop = new Event('drop', { cancelable: true })
  expect([element.dispatchEvent(paste), element.dispatchEvent(drop)]).toEqual([false, false])
  expect(inserted).toEqual([['insertText', false, expect.stringMatching(/^Two lines$/)]])
})
