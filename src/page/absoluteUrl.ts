import type { Site } from '../site/schema/site'

/** Returns the absolute URL of a path on the published site: its origin, and the path as it is given. */
export function absoluteUrl(site: Site, path: string): string {
  return site.settings.url.replace(/\/$/, '') + path
}
