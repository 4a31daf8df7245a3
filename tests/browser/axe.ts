import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe holds against a page, one line for each element.
 *
 * @param rules that are asked, in place of all
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // No rule that is asked reads stylesheets, which axe would otherwise fetch anew; one waits for films.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: { assets: ['media'] } }).setLegacyMode()
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(TAGS)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary?.split('\n')[1]?.trim()}`))
}
