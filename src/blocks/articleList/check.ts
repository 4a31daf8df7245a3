import type { CheckContext } from '../../parts/check'
import { entry, nearOr, type Near } from '../../parts/message'
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

export const messages = [nothingPicked, nothingMatches]

/** Reports a "pick" without a slug, and a "category" that no item of the collection has. */
export function check({ collection, pick, category }: ArticleList, { itemsOf, report, suggest }: CheckContext): void {
  if (pick?.length === 0) report(['pick'], nothingPicked, {})
  const items = itemsOf(collection)
  const { categories: known, ofCategory } = indexOf(items)
  if (category === undefined || items.length === 0 || ofCategory(category).length > 0) return
  // What was meant is looked for when it is told: the same mistake may be met on the page of every item.
  report(['category'], nothingMatches, {
    name: category,
    known,
    get suggestion() {
      return suggest(category, known)
    },
  })
}
