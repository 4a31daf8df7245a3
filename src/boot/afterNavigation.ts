import { type PageState, readPageState, restorePageState } from './pageState'
import { session } from './session'

/** Elements of the head that belong to a page; styles, scripts and the policy belong to the site. */
const OWN_HEAD = 'title,meta[name],meta[property],[rel=canonical],[type*=ld]'

/** How long a page must stay before it is announced, in milliseconds: who clicks on and on hears only where they end. */
const STAYS = 400
let saying: ReturnType<typeof setTimeout> | undefined

const entryKey = (): string => (history.state as { __TSR_key?: string } | null)?.__TSR_key ?? location.href

/** The entry of the history that is on the screen, and its address. They lag behind the browser's own while it goes back. */
let shownKey = entryKey()
export let shown = location.href

/** Says that the entry at hand is now the one on the screen. */
export function noteEntry(): void {
  shownKey = entryKey()
  shown = location.href
}

const left = new Map<string, PageState>()

/** Remembers how far the page on the screen is scrolled and what was done on it, for the way back. */
export function rememberPage(): void {
  session(shownKey, String(scrollY))
  left.set(shownKey, readPageState())
}

/** Gives the document the head of another page, whose elements move over, and the stylesheets that were loaded for it. */
export function adoptHead(page: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[media="not all"]')) link.media = ''
  for (const old of document.querySelectorAll(OWN_HEAD)) old.remove()
  document.head.append(...page.querySelectorAll(OWN_HEAD))
}

/** Ends a navigation: scrolls to anchor or top and focuses anchor or <h1>, or on the way back makes the page what it was when it was left; announces the title. */
export function afterNavigation(isBack = false): void {
  const top = Number(isBack && session(entryKey()))
  noteEntry()
  if (isBack) restorePageState(left.get(shownKey))
  const target = targetOf(location.hash)
  const scroll = () => (target && !isBack ? target.scrollIntoView() : scrollTo({ top, behavior: 'instant' }))
  scroll()
  // Once more after the browser's own attempt, which knew only the old page.
  requestAnimationFrame(scroll)
  if (!isBack) focusQuietly(target ?? document.querySelector('h1'))
  announce(false)
}

/** Announces the title to screen readers after 400 ms; with `isOffline`, shows and announces that the page could not be loaded. */
export function announce(isOffline: boolean): void {
  clearTimeout(saying)
  saying = setTimeout(() => {
    const announcer = document.querySelector<HTMLElement>('#announcer')
    if (!announcer) return
    announcer.toggleAttribute('data-shown', isOffline)
    announcer.textContent = (isOffline && announcer.dataset.offline) || document.title
  }, STAYS)
}

/** The element an anchor names, if it names one. */
export function targetOf(hash: string): HTMLElement | null | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return undefined
  }
}

/** Moves the focus without scrolling, so that reading and tabbing go on from there: to the heading of a section, or to what is no section. */
export function focusQuietly(element: HTMLElement | null): void {
  const place = element?.querySelector<HTMLElement>(':scope>div h2') ?? element
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
