import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { DOCUMENT_NAMES } from '../../src/parts/documentNames'
import { isFreeId } from '../../src/parts/id'

const { document } = new JSDOM('').window

test('no id of an article is the name of anything that a document or a form has', () => {
  const names = new Set<string>()
  for (const start of [document, document.createElement('form')])
    for (let object: object | null = start; object; object = Object.getPrototypeOf(object)) for (const name of Object.getOwnPropertyNames(object)) names.add(name)
  expect([...names].filter(isFreeId)).toEqual([])
})

test('names that Chromium has besides are there, too', () => {
  for (const name of ['fonts', 'fullscreen', 'popover', 'prerendering', 'onbeforetoggle', 'oncommand', 'onscrollend', 'onselectionchange'])
    expect(DOCUMENT_NAMES.has(name), name).toBe(true)
})

test('each is a word that could be an id, and no common word of an anchor is among them', () => {
  expect([...DOCUMENT_NAMES].filter((name) => !/^[a-z]+$/.test(name))).toEqual([])
  expect(['fees', 'faq', 'contact', 'about', 'steps', 'team', 'rates', 'terms'].filter((name) => DOCUMENT_NAMES.has(name))).toEqual([])
})
