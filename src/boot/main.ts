import { rememberPage } from './afterNavigation'
import { startEffects, wakeNamed } from './effects'
import { fetchAhead } from './fetchAhead'
import { startIslands } from './islands'
import { later } from './later'
import { wakeApp } from './wakeApp'
import { watchMenus } from './watchMenus'
import { startNavigation } from './navigate'
import { root } from './root'

/** Under so many pixels of scroll the bar lies transparent over the first section, where the page asks for it. */
const NEAR_TOP = 16

function watchScroll(): void {
  const update = () => root.toggleAttribute('data-scrolled', scrollY >= NEAR_TOP)
  addEventListener('scroll', update)
  // Before the page is painted, it would be laid out for the answer.
  requestAnimationFrame(() => setTimeout(update))
}

root.dataset.awake = ''
watchScroll()
startNavigation()
// React is here when an island is awake, so little is missing for the router to move between pages.
startIslands(() => later(wakeApp))
watchMenus()
addEventListener('pagehide', rememberPage)
addEventListener('hashchange', wakeNamed)
startEffects(document)
addEventListener('load', () => later(fetchAhead))
if (!document.querySelector('[property$=url]')) console.warn('No page at', location.href)
