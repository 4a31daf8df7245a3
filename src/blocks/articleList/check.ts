import type { CheckContext } from '../../parts/check'
import { entry, nearOr, type Near } from '../../parts/message'
import type { ItemField } from '../../parts/itemField'
import { isChoice, optionsOf } from './choices'
import { indexOf } from './items'
import type { ArticleList } from './schema'

const nothingPicked = entry<object>({
  code: 'PS410',
  title: 'A choice of nothing',
  message: () => 'Nothing is picked here, so the list would be empty.',
  hint: () => 'Name the slugs to show, or delete the field to show all of them.',
  example: {
    wrong: '{ "type": "articleList", "collection": "articles", "pick": [] }',
    right: '{ "type": "articleList", "collection": "articles", "pick": ["first-steps"] }',
    words: {},
  },
})

const nothingMatches = entry<Near>({
  code: 'PS414',
  title: 'A list that nothing matches',
  message: ({ name }) => `No item has the category "${name}", so the list would be empty.`,
  hint: nearOr('categories'),
  example: {
    wrong: '{ "type": "articleList", "collection": "articles", "category": "Guidez" }',
    right: '{ "type": "articleList", "collection": "articles", "category": "Guides" }',
    words: { name: 'Guidez', known: [], suggestion: 'Guides' },
  },
})

type ListField = Near & { use: string }
const TALKS = (list: string) => `{
  "collections": { "talks": {
    "fields": { "level": { "type": "choice", "options": ["Beginner", "Advanced"] } },
    "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open.", "level": "Beginner" }]
  } },
  "pages": [
    { "path": "/talks", "title": "Talks", "sections": [{ "type": "articleList", "collection": "talks", ${list} }] },
    { "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }
  ]
}`

const unknownListField = entry<ListField>({
  code: 'PS469',
  title: 'A field that the items of a list do not have',
  message: ({ name, use }) => `The items have no field "${name}" that a list can ${use}.`,
  hint: nearOr('fields'),
  example: {
    wrong: TALKS('"filter": "levle"'),
    right: TALKS('"filter": "level"'),
    words: { name: 'levle', use: 'be filtered by', known: ['level', 'category'], suggestion: 'level' },
  },
})

const unknownOption = entry<Near & { field: string }>({
  code: 'PS470',
  title: 'A choice that no item has',
  message: ({ name, field }) => `No item has "${name}" as its "${field}", so the list would be empty.`,
  hint: nearOr('options'),
  example: {
    wrong: TALKS('"only": { "level": "Beginer" }'),
    right: TALKS('"only": { "level": "Beginner" }'),
    words: { name: 'Beginer', field: 'level', known: ['Beginner'], suggestion: 'Beginner' },
  },
})

export const messages = [nothingPicked, nothingMatches, unknownListField, unknownOption]

type Asked = Pick<CheckContext, 'itemsOf' | 'fieldsOf' | 'report' | 'suggest'>

/** Reports a "pick" without a slug, a "category" that no item of the collection has, and fields and options that there are not. */
export function check(list: ArticleList, context: Asked): void {
  const { collection, pick, category } = list
  const { report, suggest } = context
  if (pick?.length === 0) report(['pick'], nothingPicked, {})
  const items = context.itemsOf(collection)
  if (items.length === 0) return
  checkFields(list, context)
  const { categories: known, ofCategory } = indexOf(items)
  if (category === undefined || ofCategory(category).length > 0) return
  // What was meant is looked for when it is told: the same mistake may be met on the page of every item.
  report(['category'], nothingMatches, {
    name: category,
    known,
    get suggestion() {
      return suggest(category, known)
    },
  })
}

/** Values that have an order. */
const isSortable = ({ type }: ItemField) => type !== 'picture' && type !== 'link'

function checkFields({ collection, show = [], sort, filter, only = {} }: ArticleList, { itemsOf, fieldsOf, report, suggest }: Asked): void {
  const fields = fieldsOf(collection)
  const names = (isMeant: (field: ItemField) => boolean) => fields.filter(isMeant).map(({ name }) => name)
  const check = (path: readonly (string | number)[], name: string, use: string, known: readonly string[]) =>
    known.includes(name) || void report(path, unknownListField, { name, use, known, suggestion: suggest(name, known) })
  show.forEach((name, index) =>
    check(
      ['show', index],
      name,
      'show',
      names(() => true),
    ),
  )
  if (sort) check(['sort', 'by'], sort.by, 'be sorted by', [...names(isSortable), 'title', 'category', 'date'])
  const choices = [...names(isChoice), 'category']
  if (filter !== undefined) check(['filter'], filter, 'be filtered by', choices)
  for (const [field, name] of Object.entries(only)) {
    if (check(['only', field], field, 'be filtered by', choices) !== true) continue
    const known = optionsOf(itemsOf(collection), field, fields).map(({ words }) => words)
    if (!known.includes(name)) report(['only', field], unknownOption, { name, field, known, suggestion: suggest(name, known) })
  }
}
