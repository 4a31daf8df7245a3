import { announce, shown } from './afterNavigation'

/**
 * Leaves a page to the browser: one to go to, or the one at the address at hand. Offline it says why nothing happens, and
 * the address is again that of the page on the screen: on top of the one that was gone back to, so that the way back stays.
 */
export function giveUp(href: string): void {
  if (!navigator.onLine) {
    announce(true)
    if (location.href !== shown) history.pushState(null, '', shown)
  } else if (href) location.assign(href)
  else location.reload()
}
