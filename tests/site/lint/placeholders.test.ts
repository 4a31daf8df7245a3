import { expect, test } from 'vitest'
import { placeholdersIn } from '../../../src/site/lint/placeholders'

const marks = (text: string, lang = 'en', role: 'text' | 'richText' | 'html' | 'href' = 'text') =>
  placeholdersIn(text, role, lang).map(({ text: mark, within }) => [mark, within.start, within.length])

test.each([
  ['Lorem ipsum dolor', ['Lorem ipsum']],
  ['Price: TBD.', ['TBD']],
  ['TBC and TBA', ['TBC', 'TBA']],
  ['FIXME later', ['FIXME']],
  ['xxx and XXXX', ['XXXX', 'xxx']],
  ['Your text here', ['Your text here']],
  ['Insert your headline here, please', ['Insert your headline here']],
  ['A placeholder text', ['placeholder text']],
  ['asdfgh', ['asdfgh']],
  ['TODO: write', ['TODO']],
  ['TO-DO', ['TO-DO']],
  ['Title goes here.', ['Title goes here.']],
  ['dummy copy, sample title', ['dummy copy', 'sample title']],
])('%s has the marks %j', (text, expected) => {
  expect(marks(text).map(([mark]) => mark)).toEqual(expected)
})

test.each(['The text is here to stay', 'todo', 'TBDs', 'Maxxx', 'A sample of wood', 'Look here', 'to do', 'aTODO', 'TODOs', 'A here text'])('%s has none', (text) => {
  expect(marks(text)).toEqual([])
})

test('a mark is told once with its place, and only where readers read', () => {
  expect(marks('Now: insert text here')).toEqual([['insert text here', 5, 16]])
  expect([marks('TODO', 'en', 'richText').length, marks('TODO', 'en', 'html').length, marks('TODO', 'en', 'href').length]).toEqual([1, 1, 0])
})

test.each(['es', 'pt-BR', 'gl', 'ca', 'ast'])('in %s "todo" is a word like any other', (lang) => {
  expect([marks('TODO', lang).length, marks('TBD', lang).length]).toEqual([0, 1])
})

const THINGS = ['text', 'title', 'heading', 'headline', 'description', 'copy', 'content', 'caption']
test('what is to stand somewhere is a mark, whatever it is and whoever is asked', () => {
  for (const thing of THINGS) {
    const written = [
      ...['your', 'insert', 'add', 'more', 'some'].map((word) => `${word} ${thing} here`),
      `${thing} comes here`,
      `${thing} here.`,
      `put your ${thing} here, please`,
      `add ${thing} here today`,
    ]
    expect(written.filter((text) => marks(text).length !== 1)).toEqual([])
  }
  const samples = ['placeholder', 'dummy', 'sample', 'filler'].flatMap((word) => ['text', 'copy', 'content', 'title'].map((thing) => `a ${word} ${thing}`))
  expect(samples.filter((text) => marks(text).length !== 1)).toEqual([])
  expect(['qwerty', 'TO DO', 'XXXX', 'xxxx', 'TBA'].filter((text) => marks(text).length !== 1)).toEqual([])
})
