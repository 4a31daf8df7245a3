import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { isObject, type JsonPath } from '../../site/text/jsonPath'
import { useDrawnFrom } from './drawnFrom'
import { pageAround } from './partAround'
import { useStudio } from './useStudio'

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

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The state of the file whose places the address says. */
    drawn?: string | undefined
    /** Another one for each thing that is selected; the same as long as that is only followed to another place. */
    pick?: number | undefined
  }
}

type Change = { [Key in keyof Search]: Search[Key] | undefined }
type How = {
  /** Whether it is no step to go back. */
  replace?: boolean
  /** The state of the file whose places are said: what they were drawn from, unless given. */
  from?: string
  /** Whether the same is selected, which has moved. */
  isSame?: boolean
}

/** The selection, what changes it, and what changes only how it is seen: that is no step to go back. */
export function useSelection() {
  const { history, options } = useRouter()
  // Asked of the history itself: what the router draws comes a moment later, and until then somebody could write in what they have left.
  const { search: written, state: kept } = useSyncExternalStore(history.subscribe, () => history.location)
  const search = readSelection(options.parseSearch?.(written))
  const { page = HOME, at, show, width = 1440, view = 'page' } = search
  const { drawn, pick = 0 } = kept
  const own = useDrawnFrom()
  const { latestAlike } = useStudio()
  const navigate = useNavigate()
  /** Whether this is what is selected already. */
  const isHere = (goal: JsonPath, next: JsonPath | undefined, from: string) => {
    const places = next ? [goal, next] : [goal]
    return places.join(' ') === (at ? [page, at] : [page]).join(' ') && drawn !== undefined && latestAlike(drawn, places) === latestAlike(from, places)
  }
  const go = (next: Change, { replace = false, from = own, isSame = false }: How = {}) => {
    const all = { ...search, ...next }
    const isLook = !('at' in next || 'page' in next)
    const isKept = isSame || isLook || isHere(all.page ?? HOME, all.at, from)
    const state = { drawn: isLook ? drawn : from, pick: isKept ? pick : pick + 1 }
    void navigate({ to: '/', replace, state, search: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as never })
  }
  const isOther = (next: JsonPath) => next.join() !== page.join()
  /** Shows the fields of a part; on another page, where one is said or it lies there. */
  const select = (next: JsonPath | undefined, nextPage: JsonPath = (next && pageAround(next)) ?? page, nextShow = isOther(nextPage) ? undefined : show, from = own) =>
    go({ page: nextPage, at: next, show: nextShow, view: next ? 'fields' : 'page' }, { from })
  const look = (how: Pick<Search, 'width' | 'view'>) => go(how, { replace: true })
  /** What `pick` is by now: another one than where this was drawn, if something else was selected since. */
  const pickNow = () => history.location.state.pick ?? 0
  return { page, at, show, width, view, drawn, pick, select, look, go, pickNow }
}
