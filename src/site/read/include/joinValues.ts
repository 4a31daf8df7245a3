import { isObject } from '../../text/jsonPath'
import { PART_NAMES } from './parts'

/** What a file of a content holds. */
export type ReadFile = { name: string; value: unknown }

/** The value of a main file with what included ones hold behind its own: entries of lists, and fields of records. */
export function joinValues(main: unknown, included: readonly ReadFile[]): unknown {
  if (!isObject(main)) return main
  const joined = { ...main }
  for (const part of PART_NAMES) {
    const owner = part === 'redirects' ? siteOf(joined) : joined
    const more = included.flatMap(({ value }) => (isObject(value) && value[part] !== undefined ? [value[part]] : []))
    if (owner && more.length > 0) Object.assign(owner, { [part]: joinedPart(owner[part], more, part === 'pages') })
  }
  return joined
}

/** The settings, as ones that can be given more. */
function siteOf(joined: Record<string, unknown>): Record<string, unknown> | undefined {
  if (!isObject(joined.site)) return undefined
  const site = { ...joined.site }
  joined.site = site
  return site
}

/** What is of another kind in the main file stays as it is, to be told. */
function joinedPart(own: unknown, more: readonly unknown[], isList: boolean): unknown {
  if (isList) return own === undefined || Array.isArray(own) ? [...(own ?? []), ...more.flat()] : own
  return own === undefined || isObject(own) ? Object.assign({}, own, ...more) : own
}
