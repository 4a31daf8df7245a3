import type { CheckContext } from '../../parts/check'
import { entry, nearOr, type Near } from '../../parts/message'
import type { Article } from './schema'

const PAGE = (show: string) => `{
  "collections": { "talks": { "fields": { "room": "text" }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open.", "room": "Hall" }] } },
  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [{ "type": "article", "title": "{item.title}", "show": ["${show}"] }] }]
}`

const unknownField = entry<Near>({
  code: 'PS471',
  title: 'A field that the item of an article does not have',
  message: ({ name }) => `The item of this page has no field "${name}" that can be shown.`,
  hint: nearOr('fields'),
  example: { wrong: PAGE('rom'), right: PAGE('room'), words: { name: 'rom', known: ['room'], suggestion: 'room' } },
})

export const messages = [unknownField]

/** Reports fields to show that the collection of the item does not declare. */
export function check({ show = [] }: Article, { ownFields = [], report, suggest }: Pick<CheckContext, 'ownFields' | 'report' | 'suggest'>): void {
  const known = ownFields.map(({ name }) => name)
  show.forEach((name, index) => {
    if (!known.includes(name)) report(['show', index], unknownField, { name, known, suggestion: suggest(name, known) })
  })
}
