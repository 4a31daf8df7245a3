import { shownField, type ShownField } from '../../parts/itemField'
import { type OwnPlace, ownAddress } from '../../parts/ownPlace'
import type { ListedItem, ResolveContext } from '../../parts/resolve'
import { choose } from './choose'
import { fieldAddress, hasChoice, optionsOf } from './choices'
import { pageCount } from './pages'
import type { ArticleList } from './schema'

/** An item with those of its fields that the list shows. */
export type Entry = ListedItem & { shown?: ShownField[] }
/** A link to a page of the list; `count` says how many items there are. */
export type ListLink = { label: string; href: string; isCurrent: boolean; count: number }
/** The pages of the list as they are linked; undefined stands for those between, which are left out. */
export type PageLinks = { numbers: ({ number: number; href: string } | undefined)[]; current: number; previous?: string; next?: string }

type Chosen = 'collection' | 'pick' | 'category' | 'newest' | 'only' | 'sort' | 'show' | 'filter' | 'perPage'
export type ArticleListProps = Omit<ArticleList, Chosen> & { items: readonly Entry[]; options?: { label?: string | undefined; links: ListLink[] }; pages?: PageLinks }

type Context = Pick<ResolveContext, 'allItemsOf' | 'unknownItem' | 'fieldsOf' | 'fieldFrame' | 'ownPlace'>

/** The items a list names become the items themselves; with pages of their own, those of this page, and links to the others. */
export function resolve({ collection, pick, category, newest, only, sort, show = [], filter, perPage, ...props }: ArticleList, context: Context): ArticleListProps {
  const fields = context.fieldsOf(collection)
  const { fieldFrame: frame, ownPlace: place } = context
  const offered = { ...context.allItemsOf(collection), fields, lang: frame.lang }
  const all = choose({ pick, category, newest, only, sort }, offered, context.unknownItem)
  const option = place && filter !== undefined && typeof place.view.option === 'string' ? place.view.option : undefined
  const some = filter === undefined || option === undefined ? all : all.filter((item) => hasChoice(item, filter, option))
  // In the order in which their pages are made: some are called by their place.
  const unsorted = () => choose({ pick, category, newest, only, sort: undefined }, offered, () => {})
  const options = place && filter !== undefined ? optionLinks(unsorted(), filter, option, fields, place) : undefined
  const { items, pages } = place ? onPage(some, perPage, pathOf(options, option), place) : { items: some, pages: undefined }
  const declared = show.flatMap((name) => fields.filter((field) => field.name === name))
  return {
    ...props,
    items: declared.length === 0 ? items : items.map((item) => ({ ...item, shown: declared.flatMap((field) => shownField(field, item, frame) ?? []) })),
    ...(options && { options: { label: fields.find(({ name }) => name === filter)?.label, links: options.map(({ path: _path, ...link }) => link) } }),
    ...(pages && { pages }),
  }
}

type OptionLink = ListLink & { path: string }

const pathOf = (options: readonly OptionLink[] | undefined, option: string | undefined) => options?.find(({ label, path }) => path !== '' && label === option)?.path ?? ''

/** The list without a choice, whose words the frame knows, and with each option. */
function optionLinks(items: readonly ListedItem[], filter: string, option: string | undefined, fields: Parameters<typeof optionsOf>[2], place: OwnPlace): OptionLink[] {
  const link = (path: string, label: string, count: number) => ({ path, label, count, href: hrefOf(place, path), isCurrent: label === (option ?? '') })
  return [link('', '', items.length), ...optionsOf(items, filter, fields).map(({ words, address, count }) => link(`${fieldAddress(filter)}/${address}`, words, count))]
}

function hrefOf({ base, anchor }: OwnPlace, path: string): string {
  return `${path === '' ? base : ownAddress(base, path)}#${anchor}`
}

/** The items of this page, and the links to the others when there are any. */
function onPage(items: readonly ListedItem[], perPage = items.length, path: string, place: OwnPlace): { items: readonly ListedItem[]; pages: PageLinks | undefined } {
  const count = pageCount(items.length, perPage)
  const current = Number(place.view.page ?? 1)
  if (count === 1) return { items, pages: undefined }
  const href = (number: number) => hrefOf(place, [path, number === 1 ? '' : `page/${number}`].filter(Boolean).join('/'))
  const numbers = numbersOf(count, current).map((number) => (number === undefined ? undefined : { number, href: href(number) }))
  const beside = { ...(current > 1 && { previous: href(current - 1) }), ...(current < count && { next: href(current + 1) }) }
  return { items: items.slice((current - 1) * perPage, current * perPage), pages: { numbers, current, ...beside } }
}

/** The first, the last and those around this one; a gap of one number is that number. */
export function numbersOf(count: number, current: number): (number | undefined)[] {
  const near = Array.from({ length: count }, (_, index) => index + 1).filter((number) => number === 1 || number === count || Math.abs(number - current) <= 1)
  return near.flatMap((number, index) => {
    const missing = number - (near[index - 1] ?? 0) - 1
    return missing === 0 ? [number] : missing === 1 ? [number - 1, number] : [undefined, number]
  })
}
