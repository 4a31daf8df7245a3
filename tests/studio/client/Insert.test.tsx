import { beforeEach, expect, test, vi } from 'vitest'
import { Insert } from '../../../src/studio/client/Insert'
import type { JsonPath } from '../../../src/site/text/jsonPath'
import type { BlockLine } from '../../../src/studio/types'
import { aroundStudio } from './aroundStudio'
import { click, found, read, soon, words, write } from './hand'

const block = (type: string, title: string, description: string, group: string): BlockLine => ({
  type,
  title,
  description,
  icon: [['circle', { r: '2' }]],
  group,
  examples: ['Short', 'Long'].map((name) => ({ name, picture: `/${type}`, section: { type, name } })),
})
const blocks = [block('note', 'Note', 'Words on paper.', 'Texts'), block('table', 'Table', 'Rows of words.', 'Numbers')]
const told: string[] = []
const place = (index: number) => ['pages', 1, 'sections', index]
beforeEach(() => void (told.length = 0))
const draw = (path: JsonPath | undefined, answers: object = {}) =>
  aroundStudio(<Insert path={path} onClose={() => told.push('closed')} onInserted={() => told.push('inserted')} />, {
    answers: { '/blocks': blocks, '/edit': { is: 'done', hash: 'h2', done: [], place: place(2) }, ...answers },
    search: { page: ['pages', 1] },
  })
const headings = () => [...document.querySelectorAll('.picker-list h3')].map(words)
const kinds = () => [...document.querySelectorAll('.picker-kinds a')]

test('every kind of section is there with its examples; the chosen one is put in its place and selected', async () => {
  const { edits, selection } = await draw(place(2))
  await soon(() =>
    expect(kinds().map((kind) => [words(kind), kind.getAttribute('href'), kind.querySelectorAll('circle').length])).toEqual([
      ['Note', '#kind-note', 1],
      ['Table', '#kind-table', 1],
    ]),
  )
  expect(headings()).toEqual(['Texts', 'Numbers'])
  const sections = [...document.querySelectorAll('section.kind')]
  expect(sections.map((section) => [section.id, section.getAttribute('aria-label'), words(section)])).toEqual([
    ['kind-note', 'Note', 'NoteWords on paper.ShortLong'],
    ['kind-table', 'Table', 'TableRows of words.ShortLong'],
  ])
  await click('Table, Long')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: ['pages', 1, 'sections', 2], value: { type: 'table', name: 'Long' } }]))
  await soon(() => expect(selection()).toEqual({ page: ['pages', 1], at: ['pages', 1, 'sections', 2], view: 'fields' }))
  expect(told).toEqual(['closed', 'inserted'])
})

test('what is refused is not selected', async () => {
  const { edits, selection } = await draw(place(0), { '/edit': { is: 'refused', words: 'Not here.', problems: [] } })
  await click('Note, Short')
  await read('Not here.')
  expect([edits().length, told, selection()]).toEqual([1, ['closed'], { page: ['pages', 1] }])
})

test('a kind is found by its words, or said not to be there; its name leads to it in the list', async () => {
  await draw(place(0))
  const seen: string[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    seen.push(`${this.id} ${JSON.stringify(how)}`)
  })
  await soon(() => expect(kinds()).toHaveLength(2))
  const link = kinds()[1]
  expect(link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false)
  expect(seen).toContain('kind-table {"block":"start"}')
  scroll.mockRestore()
  await write('Find a kind of section', 'rows')
  await soon(() => expect([kinds().map(words), headings(), document.querySelectorAll('section.kind').length]).toEqual([['Table'], ['Found'], 1]))
  await write('Find a kind of section', 'boats')
  await read('No kind of section is called or described so.')
  expect(kinds()).toEqual([])
})

test('it is closed as long as no place is said', async () => {
  await draw(undefined)
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await draw(place(0))
  await found('Note, Short')
  await click('Close')
  await soon(() => expect(told).toEqual(['closed']))
})
