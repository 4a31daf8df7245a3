import { rememberPage } from './afterNavigation'
import { startEffects, wakeNamed } from './effects'
import { fetchAhead } from './fetchAhead'
import { startIslands } from './islands'
import { wakeApp } from './wakeApp'
import { watchMenus } from './watchMenus'
import { startNavigation } from './navigate'
import { root } from './root'

/** Under so many pixels of scroll the bar lies transparent over the first section, where the page asks for it. */
const NEAR_TOP = 16

function watchScroll(): void {
  const update = () => root.toggleAttribute('data-scrolled', scrollY >= NEAR_TOP)
  addEventListener('scroll', update)
  update()
}

/** How long a page that is loaded, or an island that is awake, has the browser to itself, in milliseconds. */
const QUIET = 1000

root.dataset.awake = ''
watchScroll()
startNavigation()
// React is here when an island is awake, so little is missing for the router to move between pages.
startIslands(() => setTimeout(wakeApp, QUIET))
watchMenus()
addEventListener('pagehide', rememberPage)
addEventListener('hashchange', wakeNamed)
startEffects(document)
// What could not be fetched is asked for again when it is wanted.
addEventListener('load', () => setTimeout(() => fetchAhead().catch(() => {}), QUIET))
if (document.querySelector('[content=noindex]')) console.warn(`No page at ${location.pathname}`)
