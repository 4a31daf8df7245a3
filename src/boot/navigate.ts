import { adoptHead, afterNavigation, focusQuietly, noteEntry, rememberPage, shown, targetOf } from './afterNavigation'
import { startEffects } from './effects'
import { addressOf, fetchPage, keepPage } from './pages'
import { giveUp } from './giveUp'
import { root } from './root'
import { awake } from './wakeApp'

/** Counts what a visitor has asked for, so that an answer knows whether it is still wanted. */
let asked = 0

/** The link that an event is about, if it leads to a page of this site; undefined for any other. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a:not([target])')
  if (link?.origin === location.origin) return link
}

/** Prefetches hovered or focused links, and handles clicks, back and forward. */
export function startNavigation(): void {
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, (event) => {
      const link = linkOf(event)
      // When it fails, a click asks again.
      if (link && addressOf(link) !== addressOf(location)) void keepPage(addressOf(link))
    })
  }
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (addressOf(link) === addressOf(location)) return stay(event, link.hash)
    event.preventDefault()
    void visit(link)
  })
  addEventListener('popstate', () => {
    begin()
    rememberPage()
    if (awake) return
    // Back to a page that was left before the app came, or to another place of this one.
    if (addressOf(location) !== addressOf(new URL(shown))) void visit(location, true)
    else noteEntry()
  })
}

/** A link within the page: the browser scrolls, the focus goes along. Without an anchor, the page starts again at its top. */
function stay(event: Event, hash: string): void {
  begin()
  const target = targetOf(hash)
  // After the browser's own jump, which would take the focus away from a heading.
  if (target) setTimeout(focusQuietly, 0, target)
  else if (!hash) {
    event.preventDefault()
    afterNavigation()
  }
}

/** Begins something new: an answer that is still on its way to something older will be dropped when it comes. */
function begin(isLoading = false): number {
  // The stylesheet shows it, once it has lasted a while.
  root.toggleAttribute('data-loading', isLoading)
  return ++asked
}

async function visit(to: HTMLAnchorElement | Location, isBack?: boolean): Promise<void> {
  const { href } = to
  const mine = begin(true)
  try {
    const page = await fetchPage(addressOf(to))
    if (mine !== asked) return
    if (!isBack) rememberPage()
    if (awake) await awake.go(href)
    else {
      // Without the app, or before it has come: it takes over what it finds.
      if (!isBack) history.pushState(null, '', href)
      adoptHead(page)
      document.querySelector('#app')?.replaceWith(page.querySelector('#app') as Element)
      startEffects(document, !isBack)
      afterNavigation(isBack)
    }
  } catch {
    if (mine === asked) giveUp(isBack ? '' : href)
  }
  if (mine === asked) begin()
}
