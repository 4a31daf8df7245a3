import type { Site } from '../site/schema/site'

/** The address of something on the published site: with its host, and without a slash at its end. */
export function absolute(site: Site, path: string): string {
  return site.settings.url.replace(/\/$/, '') + path
}
