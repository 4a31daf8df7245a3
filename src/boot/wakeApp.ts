import type { App } from './app'

let app: Promise<App> | undefined
/** The app, while it is in charge of the page. */
export let awake: App | undefined

/** Loads the app, in which the router moves between pages. */
export function wakeApp(): Promise<App> {
  if (app) return app
  // Taken apart here, the module would cost the bundler a function more.
  app = import('./app').then((client) => client.start(() => (awake = undefined)))
  // Once: an app that has given up is not in charge again.
  app.then(
    (started) => {
      awake = started
    },
    () => {
      // Without the app every link still works: pages are put in place by `visit`.
    },
  )
  return app
}
