import type { ItemField } from '../../parts/itemField'
import type { ListedItem } from '../../parts/resolve'
import { hasChoice } from './choices'
import { indexOf, newestFirst } from './items'
import type { ArticleList } from './schema'
import { sorted } from './sort'

type Choice = Pick<ArticleList, 'pick' | 'category' | 'only' | 'newest' | 'sort'>
/** What there is to choose from: the items, the one whose page this is, and their fields; `lang` is the language they are sorted by. */
type Offered = { items: readonly ListedItem[]; own: ListedItem | undefined; fields: readonly ItemField[]; lang: string }
type Unknown = (path: readonly (string | number)[], slug: string, known: readonly string[]) => void

/** The items that a list shows, in its order: hand-picked, of a category, with some choices, newest, sorted. */
export function choose({ only, sort, newest, ...choice }: Choice, offered: Offered, unknown: Unknown): readonly ListedItem[] {
  const chosen = only ? newestOf(ofChoices(only, choice, offered, unknown), newest) : ofCategory({ ...choice, newest }, offered, unknown)
  return sort ? sorted(chosen, sort, offered.fields, offered.lang) : chosen
}

function ofChoices(only: Readonly<Record<string, string>>, choice: Choice, offered: Offered, unknown: Unknown): ListedItem[] {
  return ofCategory(choice, offered, unknown).filter((item) => Object.entries(only).every(([name, option]) => hasChoice(item, name, option)))
}

const newestOf = (items: readonly ListedItem[], newest: number | undefined) => (newest === undefined ? items : newestFirst(items).slice(0, newest))

function ofCategory({ pick, category, newest }: Choice, { items, own }: Offered, unknown: Unknown): readonly ListedItem[] {
  const index = indexOf(items)
  const others = (list: readonly ListedItem[]) => (own === undefined ? list : list.filter((item) => item !== own))
  if (pick === undefined) {
    const chosen = index.ofCategory(category, newest === undefined ? undefined : 'newest')
    // One of those may be the item whose page this is.
    return newest === undefined ? others(chosen) : others(chosen.slice(0, newest + 1)).slice(0, newest)
  }
  const picked = pick.flatMap((slug, place) => {
    const item = index.bySlug.get(slug)
    if (!item) unknown(['pick', place], slug, index.slugs)
    return item ? [item] : []
  })
  return newestOf(
    others(picked).filter((item) => category === undefined || item.category === category),
    newest,
  )
}
