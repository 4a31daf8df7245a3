import { rememberScroll } from './afterNavigation'
import { restartEffects } from './effects'
import { startNavigation } from './navigate'
import { root } from './root'

/** Under so many pixels of scroll the bar lies transparent over the first section, where the page asks for it. */
const NEAR_TOP = 16

function watchScroll(): void {
  const update = () => root.toggleAttribute('data-scrolled', scrollY >= NEAR_TOP)
  addEventListener('scroll', update)
  update()
}

root.dataset.awake = ''
watchScroll()
startNavigation(restartEffects)
addEventListener('pagehide', rememberScroll)
restartEffects()
if (document.querySelector('[content=noindex]')) console.warn(`There is no page at ${location.pathname}.`)
