import { joinedNeeds, type PolicyNeeds } from '../parts/policy'
import { needsOfServices } from '../parts/analytics'
import type { Page, Site } from '../site/schema/site'
import { closeScriptHash, isClosable } from './closeNotice'
import { isSwitched, schemeScriptHash } from './schemeScript'
import { siteIn } from './siteIn'

/**
 * What a page may load, because of its sections or of its frame, that the policy of all pages forbids; undefined when that is nothing.
 *
 * @param own what its sections may load, where somebody has looked
 */
export function needsOf(site: Site, page: Page, own: readonly PolicyNeeds[] = page.sections.flatMap(({ needs }) => needs ?? [])): PolicyNeeds | undefined {
  return joinedNeeds([...own, ...frameNeeds(siteIn(site, page))])
}

/** What every page may load because of the notice, the scheme and the services of the site. */
export function frameNeeds({ settings }: Pick<Site, 'settings'>): PolicyNeeds[] {
  const hashes = [...(isClosable(settings) ? [closeScriptHash] : []), ...(isSwitched(settings) ? [schemeScriptHash] : [])]
  const scripts = hashes.length > 0 ? [{ 'script-src': ["'self'", ...hashes] }] : []
  return settings.services ? [needsOfServices(settings.services), ...scripts] : scripts
}
