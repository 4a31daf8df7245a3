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

/**
 * What axe holds against the Studio, a line for each element. The page in its frame is looked at by itself.
 *
 * @param part that alone is looked at, as a selector: what else can be seen was looked at before
 */
export async function studioFaults(page: Page, part?: string): Promise<string[]> {
  // Stylesheets and films are asked for by no rule that matters here, and to read them takes longer than all rules.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .exclude('iframe')
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`))
}
