import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { adoptHead, afterNavigation, noteEntry, shown as shownHref } from './afterNavigation'
import { startEffects } from './effects'
import { giveUp } from './giveUp'
import { addressOf, fetchPage, trust } from './pages'
import type { PageData } from '../page/PageData'
import { readPage } from '../page/readPage'
import { closeMenus, reflectMenus, startMenus } from '../page/menus'
import { createSiteRouter } from '../page/router'

/** What the awake app can do. */
export type App = {
  /** Goes to another page of the site. */
  go: (href: string) => Promise<void>
  /** Shows the page at hand anew, as it is given. */
  show: (page: PageData) => Promise<void>
}

/** How often it is looked whether somebody who goes back has arrived, in milliseconds. */
const LOOK_AGAIN = 100

/**
 * Takes the prerendered page over and lets the router move between pages from here on.
 *
 * @param onBroken called when React has given up; the page then shows again what came from the server
 */
export async function start(onBroken: () => void): Promise<App> {
  // Somebody is on the way back: there is a page to take over when they have arrived.
  while (addressOf(location) !== addressOf(new URL(shownHref))) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no #app.')
  let shown = readPage(document)
  let served = [...container.cloneNode(true).childNodes]
  let given: PageData | undefined = shown
  let next: Document | undefined
  let wanted = ''
  let isBack = false

  const load = async (address: string) => {
    if (given) return given
    wanted = address
    await isTakenOver
    try {
      const page = await fetchPage(address)
      // One that was overtaken on its way is dropped by the router: neither its head nor its title may stay behind.
      if (wanted === address) {
        next = page
        shown = readPage(page)
      }
    } catch {
      // The page on the screen stays, rather than an error in its place.
      if (wanted === address) giveUp('')
    }
    return shown
  }
  const history = createBrowserHistory()
  const skip = container.querySelector('.skip')?.textContent ?? ''
  // React takes the page over in pieces, when it has time. Given another one meanwhile, it would find that the HTML is not the one it draws.
  let takeOver = () => {}
  const isTakenOver = new Promise<void>((resolve) => (takeOver = resolve))
  const onShown = (part: HTMLElement) => {
    takeOver()
    reflectMenus(part)
    // React tells of it when it is on the screen: what is seen already must not be hidden again.
    startEffects(part)
  }
  const router = createSiteRouter({ paths: [], load, skip, history, browser: { trust, onShown } })
  // Tells the router that the HTML is there already, so that its tree is the one the server rendered.
  router.ssr = { manifest: undefined }
  await router.load()
  // A link was followed meanwhile: begin again with the page that is there now.
  if (!container.isConnected) return start(onBroken)
  given = undefined
  noteEntry()
  startMenus()

  history.subscribe(({ action }) => {
    isBack = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onRendered', () => {
    wanted = ''
    // Another place of the same page.
    if (!next) return noteEntry()
    served = [...(next.getElementById('app')?.childNodes ?? [])]
    adoptHead(next)
    next = undefined
    afterNavigation(isBack)
  })
  // The router listens for Back from its first effects on. Without flushSync they would come some time later, and a Back before them would be lost.
  flushSync(() => {
    hydrateRoot(container, <RouterProvider router={router} />, {
      onUncaughtError: (error) => {
        console.error(error)
        onBroken()
        // A page was on its way: the browser shows it. Else this one is again what came from the server.
        if (wanted) giveUp('')
        else queueMicrotask(() => container.replaceChildren(...served))
      },
    })
  })
  const show = async (page: PageData) => {
    await isTakenOver
    given = page
    await router.invalidate()
    given = undefined
  }
  return { go: (href) => go(href, router, history), show }
}

type Router = ReturnType<typeof createSiteRouter>

async function go(href: string, router: Router, history: ReturnType<typeof createBrowserHistory>): Promise<void> {
  closeMenus()
  const { pathname, search, hash } = new URL(href)
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
    history.push(pathname + search + hash)
  })
}
