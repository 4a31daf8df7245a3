import { entry } from '../../../parts/message'

/** A file with a collection of talks that declares a field, which its talk may have. */
const talks = (field: string, value = '') => `{
  "collections": { "talks": {
    "fields": { ${field} },
    "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open."${value} }]
  } },
  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]
}`

const LIST = '{ "type": "articleList", "collection": "talks" }'
const PAGED = '{ "type": "articleList", "collection": "talks", "perPage": 1 }'

/** A file with two talks, a list of them, and whatever else the page of the list and the pages are. */
const lists = (beside: string, other: string) => `{
  "collections": { "talks": [
    { "slug": "opening", "title": "Opening", "excerpt": "We open." },
    { "slug": "party", "title": "Party", "excerpt": "We close." }
  ] },
  "pages": [
    { "path": "/talks", "title": "Talks", "sections": [${PAGED}${beside}] },${other}
    { "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }
  ]
}`
const otherPage = (path: string) => `\n    { "path": "${path}", "title": "All talks", "sections": [${LIST}] },`

/** Fields that collections declare, and pages that lists make of their own. */
export const fieldWording = {
  fieldTaken: entry<{ name: string }>({
    code: 'PS463',
    title: 'A field of its own that every item has',
    message: ({ name }) => `Every item has a field "${name}" already.`,
    hint: () => 'Call this one something else.',
    example: { wrong: talks('"category": "text"'), right: talks('"room": { "type": "text", "required": false }'), words: { name: 'category' } },
  }),
  choiceWithoutOptions: entry<{ name: string; type: string }>({
    code: 'PS464',
    title: 'A choice of nothing at all',
    message: ({ name, type }) => `"${name}" is of the type "${type}", but there is nothing to choose from.`,
    hint: ({ type }) => `Write { "type": "${type}", "options": [ … ] } with the words that items may have.`,
    example: {
      wrong: talks('"level": "choice"'),
      right: talks('"level": { "type": "choice", "options": ["Beginner", "Advanced"] }', ', "level": "Beginner"'),
      words: { name: 'level', type: 'choice' },
    },
  }),
  optionsWithoutChoice: entry<{ name: string; type: string }>({
    code: 'PS465',
    title: 'Options of what is no choice',
    message: ({ name, type }) => `"${name}" is of the type "${type}", which has no options.`,
    hint: () => 'Make it a "choice" or "choices", or delete the options.',
    example: {
      wrong: talks('"level": { "type": "text", "options": ["Beginner"] }', ', "level": "Beginner"'),
      right: talks('"level": { "type": "choice", "options": ["Beginner"] }', ', "level": "Beginner"'),
      words: { name: 'level', type: 'text' },
    },
  }),
  doubleOption: entry<{ option: string; other: string }>({
    code: 'PS466',
    title: 'Two options with one address',
    message: ({ option, other }) => `"${option}" and "${other}" would have the same address.`,
    hint: () => 'Delete one of them, or let them differ by a letter or digit.',
    example: {
      wrong: talks('"level": { "type": "choice", "options": ["Fácil", "facil"] }', ', "level": "facil"'),
      right: talks('"level": { "type": "choice", "options": ["Fácil", "Difícil"] }', ', "level": "Fácil"'),
      words: { option: 'facil', other: 'Fácil' },
    },
  }),
  ownPagesHere: entry<{ why: string }>({
    code: 'PS467',
    title: 'Pages of a list where there can be none',
    message: ({ why }) => `This section would make pages of its own, and ${why}.`,
    hint: () => 'Take out what makes them, such as "perPage" and "filter", or give the section a page for itself.',
    example: { wrong: lists(`, ${PAGED}`, ''), right: lists(`, ${LIST}`, ''), words: { why: 'another section of this page does already' } },
  }),
  ownPageTaken: entry<{ path: string }>({
    code: 'PS468',
    title: 'A page of a list at the address of another page',
    message: ({ path }) => `This section makes a page "${path}", and there is one already.`,
    hint: () => 'Give the other page another path.',
    example: { wrong: lists('', otherPage('/talks/page/2')), right: lists('', otherPage('/all-talks')), words: { path: '/talks/page/2' } },
  }),
}
