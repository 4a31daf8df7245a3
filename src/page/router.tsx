import { createRootRoute, createRoute, createRouter, type RouterHistory, useLoaderData } from '@tanstack/react-router'
import { Page } from './Page'
import type { PageData } from './PageData'
import type { Browser } from './Region'

export type RouterSettings = {
  /**
   * Paths of the site's pages, "/resources/$slug" for those made from a collection. The browser passes none: a list would
   * grow with the site and be paid by every visitor, and the server's HTML already knows.
   */
  paths: readonly string[]
  /** Gets the page at an address; for one that does not exist, the page that says so. */
  load: (address: string) => Promise<PageData>
  skip: string
  history: RouterHistory
  browser?: Browser
}

/** Makes the routes: one for each page, one for each collection, and one for every other address. */
export function createSiteRouter({ paths, load, skip, history, browser }: RouterSettings) {
  const root = createRootRoute()
  const routes = [...paths, '/$'].map((path) =>
    createRoute({ getParentRoute: () => root, path, loader: ({ location }) => load(location.pathname + location.searchStr), component: ShownPage }),
  )
  function ShownPage() {
    const page: PageData = useLoaderData({ strict: false })
    return <Page page={page} skip={skip} browser={browser} />
  }
  // Pages are kept by `fetchPage`; the router would otherwise show an old one first and load it again behind.
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: 0,
    defaultPendingMs: Number.POSITIVE_INFINITY,
  })
  // Where a visitor is on a page is kept by `boot`, app or no app: the router would scroll to the top when it takes a page over.
  // Said when the router is made, it would take the scroll over from the browser as well.
  router.options.scrollRestoration = () => false
  return router
}
