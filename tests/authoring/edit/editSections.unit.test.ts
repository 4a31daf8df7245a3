import { expect, test } from 'vitest'
import { editSections, type Action } from '../../../src/authoring/edit/editSections'
import { Refusal } from '../../../src/authoring/edit/sections'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const note = (text: string, more = {}) => ({ type: 'note', text, ...more })
const text = fileWith({
  pages: [
    pageWith(note('a', { id: 'first' }), note('b'), note('c')),
    { path: '/other', title: 'Other', sections: [note('x', { id: 'first' })] },
    { path: '/empty', title: 'Empty', sections: [] },
  ],
})
/** The texts of each page after an action. */
const after = (action: Action, ...words: string[]) => {
  const edited = editSections(text, action, words, toyBlocks)
  return {
    pages: JSON.parse(edited.text).pages.map(({ sections }: { sections: { text: string }[] }) => sections.map((section) => section.text).join('')),
    done: edited.done.length,
    file: JSON.parse(edited.text),
  }
}

test.each<[Action, string[], string[]]>([
  ['move', ['/', '1', '3'], ['bca', 'x', '']],
  ['move', ['/', '3', '1'], ['cab', 'x', '']],
  ['move', ['/', '2', '/other'], ['ac', 'xb', '']],
  ['move', ['/', '2', '/other', '1'], ['ac', 'bx', '']],
  ['move', ['/', '2', '/empty'], ['ac', 'x', 'b']],
  ['move', ['/#first', '2'], ['bac', 'x', '']],
  ['move', ['/', '1', '/'], ['bca', 'x', '']],
  ['copy', ['/', '2'], ['abbc', 'x', '']],
  ['copy', ['/', '2', '1'], ['babc', 'x', '']],
  ['copy', ['/', '2', '/other'], ['abc', 'xb', '']],
  ['copy', ['/', '2', '/other', '2'], ['abc', 'xb', '']],
  ['copy', ['/', '2', '4'], ['abcb', 'x', '']],
  ['remove', ['/', '2'], ['ac', 'x', '']],
])('%s %j gives %j', (action, words, pages) => {
  expect(after(action, ...words).pages).toEqual(pages)
})

test('a section is hidden and shown', () => {
  const hidden = editSections(text, 'hide', ['/', '2'], toyBlocks).text
  expect(JSON.parse(hidden).pages[0].sections.map((section: { hidden?: boolean }) => section.hidden)).toEqual([undefined, true, undefined])
  expect(editSections(hidden, 'show', ['/', '2'], toyBlocks).text).toBe(text)
})

test('a copy gets another id where its own is taken, and says so', () => {
  const ids = (words: string[]) => {
    const { file, done } = after('copy', ...words)
    return [file.pages.map(({ sections }: { sections: { id?: string }[] }) => sections.flatMap(({ id }) => id ?? [])), done]
  }
  expect([ids(['/', '1', '/other']), ids(['/', '1', '/empty'])]).toEqual([
    [[['first'], ['first', 'first-2'], []], 2],
    [[['first'], ['first'], ['first']], 1],
  ])
})

test.each<[Action, string[]]>([
  ['move', ['/', '1']],
  ['move', ['/', '2', '2']],
  ['move', ['/', '3', '/']],
  ['move', ['/', '1', '4']],
  ['move', ['/', '9', '1']],
  ['move', ['/', '1', '2', '3']],
  ['move', ['/', '1', '/none']],
  ['copy', ['/', '1', '5']],
  ['copy', ['/', '1', '/other', '3']],
  ['copy', ['/', '1', '/other', '1', '2']],
  ['hide', ['/', '1', '2']],
  ['show', ['/', '1']],
  ['remove', ['/', '4']],
  ['hide', ['/empty', '1']],
  ['hide', []],
  ['hide', ['/#first', '1']],
])('%s %j is refused', (action, words) => {
  expect(() => editSections(text, action, words, toyBlocks)).toThrow(Refusal)
})
