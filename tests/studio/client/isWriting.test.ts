import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { isWriting } from '../../../src/studio/client/isWriting'

const made = (html: string) => new JSDOM(html).window.document.body.firstElementChild

test('keys go into texts of any window, and not into what is only chosen or pressed', () => {
  expect(['<input>', '<input type="search">', '<input type="date">', '<textarea></textarea>'].map((html) => isWriting(made(html)))).toEqual([true, true, true, true])
  expect(['<input type="radio">', '<input type="checkbox">', '<button></button>', '<p></p>'].map((html) => isWriting(made(html)))).toEqual([false, false, false, false])
  expect([isWriting(null), isWriting(new JSDOM().window.document)]).toEqual([false, false])
})

test('they go into what is written where it stands', () => {
  const paragraph = made('<p>Here</p>')
  Object.defineProperty(paragraph, 'isContentEditable', { value: true })
  expect(isWriting(paragraph)).toBe(true)
})
