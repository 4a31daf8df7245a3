import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { bringToLife, handOver } from './boot'
import { adoptHead, arrive, noteEntry } from './boot/arrive'
import type { App } from './boot/navigate'
import { fetchPage } from './boot/pages'
import { readPage } from './page/readPage'
import { closeMenus, startMenus } from './page/menus'
import { createSiteRouter } from './router'

/** Takes the prerendered page over and lets the router move between pages from here on. */
export async function start(): Promise<App> {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no #app.')
  const served = readPage(document)
  let isFirst = true
  let next: Document | undefined
  let isBack = false

  const load = async (address: string) => {
    if (isFirst) return served
    next = await fetchPage(address)
    return readPage(next)
  }
  const history = createBrowserHistory()
  const skip = container.querySelector('.skip')?.textContent ?? ''
  const router = createSiteRouter({ paths: [], load, skip, history, onShown: bringToLife })
  // Tells the router that the HTML is there already, so that its tree is the one the server rendered.
  router.ssr = { manifest: undefined }
  await router.load()
  // A link was followed meanwhile: begin again with the page that is there now.
  if (!container.isConnected) return start()
  isFirst = false
  noteEntry()
  handOver()
  startMenus()

  history.subscribe(({ action }) => {
    isBack = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onRendered', () => {
    if (!next) return
    adoptHead(next)
    next = undefined
    arrive(isBack)
  })
  startTransition(() => {
    hydrateRoot(container, <RouterProvider router={router} />)
  })
  return { go: (href) => go(href, router, history) }
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
