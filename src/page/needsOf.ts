import { joinedNeeds, type PolicyNeeds } from '../parts/policy'
import type { Page } from '../site/schema/site'

/** What a page may load because of its sections that others may not; undefined when that is nothing. */
export function needsOf({ sections }: Pick<Page, 'sections'>): PolicyNeeds | undefined {
  return joinedNeeds(sections.flatMap(({ needs }) => needs ?? []))
}
