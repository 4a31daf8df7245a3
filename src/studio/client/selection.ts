import { useNavigate, useSearch } from '@tanstack/react-router'
import { isObject, type JsonPath } from '../../site/text/jsonPath'

/** Widths at which the page can be seen, in pixels. */
export const WIDTHS = [390, 834, 1440] as const
/** What is seen where there is room for one column only. */
export const VIEWS = ['pages', 'sections', 'page', 'fields'] as const
export type View = (typeof VIEWS)[number]

/** What is looked at, as the address of the Studio says it. */
export type Selection = {
  page: JsonPath
  /** The part of the file whose fields are shown. */
  at: JsonPath | undefined
  /** The address of the page that is shown, where the page has several, one for each item. */
  show: string | undefined
  width: number
  view: View
}
type Search = { page?: JsonPath; at?: JsonPath; show?: string; width?: number; view?: View }

const HOME: JsonPath = ['pages', 0]

/** What an address says of the selection; anything odd means the first page. */
export function readSelection(search: unknown): Search {
  const { page, at, show, width, view } = isObject(search) ? search : {}
  return {
    ...(isPath(page) && { page }),
    ...(isPath(at) && { at }),
    ...(typeof show === 'string' && /^\/(?![/\\])/.test(show) && { show }),
    ...(isOneOf(WIDTHS, width) && { width }),
    ...(isOneOf(VIEWS, view) && { view }),
  }
}

const isPath = (value: unknown): value is JsonPath => Array.isArray(value) && value.length > 0 && value.every((key) => typeof key === 'string' || Number.isInteger(key))
const isOneOf = <Known>(known: readonly Known[], value: unknown): value is Known => known.some((one) => one === value)

/** The selection, what changes it, and what changes only how it is seen: that is no step to go back. */
export function useSelection() {
  const search = readSelection(useSearch({ strict: false }))
  const { page = HOME, at, show, width = 1440, view = 'page' } = search
  const navigate = useNavigate()
  const go = (next: { [Key in keyof Search]: Search[Key] | undefined }, replace = false) => {
    const all = { ...search, ...next }
    void navigate({ to: '/', replace, search: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as never })
  }
  const isOther = (next: JsonPath) => next.join() !== page.join()
  /** Shows the fields of a part; on another page, where one is said. */
  const select = (next: JsonPath | undefined, nextPage: JsonPath = page, nextShow = isOther(nextPage) ? undefined : show) =>
    go({ page: nextPage, at: next, show: nextShow, view: next ? 'fields' : 'page' })
  const look = (how: Pick<Search, 'width' | 'view'>) => go(how, true)
  return { page, at, show, width, view, select, look, go }
}
