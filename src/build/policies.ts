import { endingOf } from '../parts/storedFile'
import { onceFor } from '../parts/onceFor'
import { joinedNeeds, policyEnd } from '../parts/policy'
import { needsOf } from '../page/needsOf'
import type { Site } from '../site/schema/site'
import { CONTENT_TYPES, OPENED } from './headers'
import { pageJobs } from './outputs'
import { factsOf } from './pageFacts'

/** Where the ends of policies stand for our own server, in a folder that hosts keep to themselves. */
export const POLICIES = '.hosts/policies.json'

/** What the policies of some pages end in, by the file of the page. */
export type Policies = Readonly<Record<string, string>>

/** The pages that may load what others may not, each with the end of its policy. */
export const policiesOf = onceFor((site: Site): Policies => {
  const ends = pageJobs(site).map(({ page, file }) => [file, policyEnd(needsOf(site, page, factsOf(page).needs))] as const)
  return Object.fromEntries(ends.filter(([, end]) => end !== ''))
})

/** What films and sounds end in, which browsers show in a page of theirs. */
export const PLAYABLE: readonly string[] = Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => (/^(?:audio|video)\//.test(type) ? [ending] : []))

/** Whether a film or a sound lies in the site. */
export function hasPlayable({ files = {} }: Pick<Site, 'files'>): boolean {
  return Object.keys(files).some((path) => PLAYABLE.includes(endingOf(path)))
}

/**
 * The end of the policy for hosts that cannot tell one page from another: all that any page may load. Each page carries its own
 * policy as well, and browsers hold to both.
 */
export function widestEnd(site: Site): string {
  const all = [...site.pages, ...site.missing, site.notFound].flatMap((page) => needsOf(site, page, factsOf(page).needs) ?? [])
  return policyEnd(joinedNeeds(hasPlayable(site) ? [...all, { 'media-src': ["'self'"] }] : all))
}

/** The end of the policy of what lies at an address that is no page: that of films, which lie with the other files of media/. */
export const endOfFile = (path: string): string => (path.startsWith('/media/') && PLAYABLE.includes(endingOf(path)) ? OPENED : '')
