import { isObject, type JsonPath } from '../../site/text/jsonPath'
import type { Form } from '../types'

/** A list of links: of the bar or the foot, or one that unfolds in it. */
export type MenuList = { path: JsonPath; title: string; entries: MenuEntry[]; isInner: boolean /** Whether an entry of it may unfold to others. */; canUnfold: boolean }
export type MenuEntry = { path: JsonPath; label: string; href: string; list: MenuList | undefined; value: unknown }

/** The lists of links that a part of the site holds, with those in them: `links` of the bar, `columns` and `links` of the foot. */
export function menuLists(value: unknown, path: JsonPath, form: Form): MenuList[] {
  if (!isObject(value)) return []
  const columns: unknown[] = Array.isArray(value.columns) ? value.columns : []
  const own = Array.isArray(value.links) ? [listOf(value.links, [...path, 'links'], columns.length > 0 ? 'Below the columns' : 'Links', false, unfolds(form))] : []
  const inColumns = columns.flatMap((column, index) =>
    isObject(column) && Array.isArray(column.links)
      ? [listOf(column.links, [...path, 'columns', index, 'links'], String(column.title ?? `Column ${index + 1}`), false, false)]
      : [],
  )
  return [...inColumns, ...own]
}

/** Whether a link of the list `links` may have links of its own. */
function unfolds(form: Form): boolean {
  const links = form.is === 'object' ? form.fields.find(({ name }) => name === 'links')?.form : undefined
  const entries = waysOf(links).flatMap((way) => (way.is === 'list' ? waysOf(way.entry) : []))
  return entries.some((kind) => kind.is === 'object' && kind.fields.some(({ name }) => name === 'links'))
}

const waysOf = (form: Form | undefined): readonly Form[] => (form?.is === 'either' ? form.options : form ? [form] : [])

function listOf(links: readonly unknown[], path: JsonPath, title: string, isInner: boolean, canUnfold: boolean): MenuList {
  const entries = links.map((link, index) => {
    const own = isObject(link) ? link : {}
    const label = String(own.label ?? '')
    const place = [...path, index]
    return {
      path: place,
      label,
      href: typeof own.href === 'string' ? own.href : '',
      list: Array.isArray(own.links) ? listOf(own.links, [...place, 'links'], label, true, false) : undefined,
      value: link,
    }
  })
  return { path, title, entries, isInner, canUnfold }
}

/** A list and all that unfold in it, in the order in which they are read. */
export const withInner = (list: MenuList): MenuList[] => [list, ...list.entries.flatMap(({ list: inner }) => (inner ? withInner(inner) : []))]
