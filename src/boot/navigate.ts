import { adoptHead, afterNavigation, focusQuietly, noteEntry, rememberScroll, shown, targetOf } from './afterNavigation'
import { addressOf, fetchPage } from './pages'
import { giveUp } from './giveUp'
import { root } from './root'
import { awake, wakeApp } from './wakeApp'

/** Counts what a visitor has asked for, so that an answer knows whether it is still wanted. */
let asked = 0
let onSwapped = () => {}

/** The link that an event is about, if it leads to a page of this site; undefined for any other. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a:not([target])')
  return link && link.origin === location.origin ? link : undefined
}

/** Prefetches hovered or focused links, and handles clicks, back and forward; calls `onSwap` when a page was put in place without the app. */
export function startNavigation(onSwap: () => void): void {
  onSwapped = onSwap
  for (const sign of ['pointerover', 'keydown', 'focusin']) {
    document.addEventListener(sign, async (event) => {
      const link = linkOf(event)
      try {
        if (link && addressOf(link) !== addressOf(location)) await fetchPage(addressOf(link))
      } catch {
        // A click asks again.
      }
      // After the page that is probably wanted, which need not share a slow line with it.
      void wakeApp()
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
    rememberScroll()
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
  if (target) focusQuietly(target)
  else if (!hash && awake) {
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
    if (!isBack) rememberScroll()
    if (awake) await awake.go(href)
    else {
      // The page is put in place while the app is still on its way. The app later takes over what it finds.
      if (!isBack) history.pushState(null, '', href)
      adoptHead(page)
      document.getElementById('app')?.replaceWith(page.getElementById('app') ?? '')
      onSwapped()
      afterNavigation(isBack)
    }
  } catch {
    if (mine === asked) giveUp(isBack ? '' : href)
  }
  if (mine === asked) begin()
}
