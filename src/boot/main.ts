import { rememberScroll } from './afterNavigation'
import { watchIslands } from './islands'
import { startNavigation } from './navigate'
import { watchReveals } from './reveal'
import { root } from './root'

/** Under so many pixels of scroll the bar lies transparent over the first section, where the page asks for it. */
const NEAR_TOP = 16

function watchScroll(): void {
  const update = () => root.toggleAttribute('data-scrolled', scrollY >= NEAR_TOP)
  addEventListener('scroll', update)
  update()
}

/** Brings a part of the page to life as far as it needs; the returned function undoes it. */
export function bringToLife(part: ParentNode): () => void {
  const stops = [watchIslands(part), watchReveals(part)]
  return () => {
    for (const stop of stops) stop()
  }
}

let stopAll = () => {}

/** Begins anew with all that is on the page. */
export function restart(): void {
  stopAll()
  stopAll = bringToLife(document)
}

/** Hands the page over to the app, which brings its parts to life itself. What is awake already stays awake. */
export function handOver(): void {
  stopAll = () => {}
}

root.dataset.awake = ''
watchScroll()
startNavigation(restart)
addEventListener('pagehide', rememberScroll)
restart()
if (document.querySelector('[content=noindex]')) console.warn(`There is no page at ${location.pathname}.`)
