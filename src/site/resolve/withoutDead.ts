import type { z } from 'zod'
import type { Role } from '../../parts/role'
import { HOLDS_LINKS } from '../check/hrefs'
import { ownPath } from '../check/ownPath'
import type { ExpandedPages } from '../expand/expand'
import { GONE, prune, reaching } from '../schema/prune'
import { schemaInfo } from '../schema/schemaTree'
import type { JsonPath } from '../text/jsonPath'
import { type IsDead, unlinkedHtml, unlinkedText } from './unlinked'

const INTO_LINKS = reaching((schema) => HOLDS_LINKS.some((role) => role === schemaInfo(schema).role))

/**
 * Says whether an address is that of a page which is not there at this time and lets links go along; undefined where there is no
 * such page.
 *
 * @param url address of the site
 */
export function deadLinks({ pages, presence }: ExpandedPages, url: string): IsDead | undefined {
  const dropping = new Set([...presence.absent.values()].flatMap(({ path, dropsLinks }) => (dropsLinks ? [path] : [])))
  for (const { path } of pages) dropping.delete(path)
  if (dropping.size === 0) return undefined
  return (href) => !href.startsWith('#') && dropping.has(ownPath(href, url) ?? '')
}

/** Takes the links to such pages out of a value whose tokens are filled in; of those in texts the words stay. */
export function withoutDead<Value>(schema: z.ZodType, value: Value, isDead: IsDead | undefined): { value: Value | undefined; gone: JsonPath[] } {
  if (!isDead) return { value, gone: [] }
  const string = (text: string, role: Role | undefined) => {
    if (role === 'href') return isDead(text) ? GONE : text
    return role === 'richText' ? unlinkedText(text, isDead) : role === 'html' ? unlinkedHtml(text, isDead) : text
  }
  return prune(schema, value, { into: INTO_LINKS, string })
}
