import type { App } from './app'

let app: Promise<App> | undefined
/** The app, while it is in charge of the page. */
export let awake: App | undefined

/** Loads the app, in which the router moves between pages; once, so that one that has given up is not in charge again. It fails where the app cannot be had. */
export function wakeApp(): Promise<App> {
  // Taken apart here, the module would cost the bundler a function more.
  app ??= import('./app').then(async (client) => (awake = await client.start(() => (awake = undefined))))
  return app
}
