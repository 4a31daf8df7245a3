import type { App } from './app'

let app: Promise<App> | undefined
/** The app, while it is in charge of the page. */
export let awake: App | undefined

/** Loads the app (React and the router) at the first sign that somebody is there. */
export function wakeApp(): Promise<App> {
  if (app) return app
  // Both at once: the app would only ask for React when it has itself arrived.
  app = Promise.all([import('./app'), import('./react')]).then(([client]) => client.start(() => (awake = undefined)))
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
