import { offersIn, siteTokens } from '../../authoring/describe/completions'
import type { Blocks } from '../../blocks/schemas'
import { tokensIn } from '../../parts/token'
import { schemaOf } from '../../site/schema/composed'
import { plainFile, schemaWith } from '../../site/schema/itemFields'
import type { WrittenFile } from '../../site/schema/schema'
import { visitFile } from '../../site/schema/visitFile'
import { type JsonPath, valueAt } from '../../site/text/jsonPath'
import type { Offer, Offers, TokenLine } from '../types'

/**
 * What a file offers to its own fields: addresses, names, tokens with their values.
 *
 * @param file without mistakes
 * @param media paths of the files in media/
 */
export function offersOf(file: WrittenFile, blocks: Blocks, media: readonly string[]): Offers {
  return { kinds: eachOnce(offersIn(file, blocks, media)), tokens: tokenLines(file, blocks), timeZone: file.site.timeZone ?? 'UTC', colours: coloursOf(file) }
}

/** What several pages have, such as an anchor of one name, is offered once. */
function eachOnce(kinds: Offers['kinds']): Offers['kinds'] {
  const once = (offers: readonly Offer[]) => [...new Map(offers.toReversed().map((offer) => [offer[0], offer])).values()].toReversed()
  return Object.fromEntries(Object.entries(kinds).map(([kind, offers]) => [kind, once(offers)])) as Offers['kinds']
}

/** The colours of the site, each once, whether they are said or made of the accent. */
function coloursOf(file: WrittenFile): string[] {
  const { colors, darkColors } = plainFile(file).site.theme
  return [...new Set([...Object.values(colors), ...Object.values(darkColors ?? {})])]
}

/** The tokens whose values are written in the settings of the site, with the number of places that use each. */
export function tokenLines(file: WrittenFile, blocks: Blocks): TokenLine[] {
  const uses = new Map<string, number>()
  const count = (text: string) => tokensIn(text).forEach(({ name }) => uses.set(name, (uses.get(name) ?? 0) + 1))
  visitFile(schemaWith(schemaOf(blocks), file.collections), file, count)
  const scope = siteTokens(plainFile(file))
  return [...scope.keys()].flatMap((name) => {
    const path = tokenPath(name)
    if (!path) return []
    const [value, written] = [scope.get(name)?.value ?? '', valueAt(file, path)]
    return [{ name, value, ...(typeof written === 'string' && written !== value && { written }), path, uses: uses.get(name) ?? 0 }]
  })
}

/** Where the value of a token of the site is written; undefined for the address of a page, which is no text to be changed. */
function tokenPath(name: string): JsonPath | undefined {
  const [root, ...rest] = name.split('.')
  if (root === 'page') return undefined
  return root === 'site' ? ['site', ...rest] : ['site', root ?? '', ...rest]
}
