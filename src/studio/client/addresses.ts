import { slugOf } from '../../parts/slugOf'
import { isObject } from '../../site/text/jsonPath'

/** An address for a page of a title that no other page has; beside the page that it is a copy of. */
export function addressFor(title: string, from: string, taken: readonly string[]): string {
  const folder = from.replace(/\/\$slug$/, '').replace(/\/[^/]*$/, '')
  return free(`${folder}/${slugOf(title) || 'page'}${from.endsWith('/$slug') ? '/$slug' : ''}`, new Set(taken))
}

/** A slug like another one that no item of a collection has, be it a list or one that declares fields. */
export function freeSlug(slug: string, items: unknown): string {
  const list = Array.isArray(items) ? items : []
  return free(slug, new Set(list.flatMap((item) => (isObject(item) ? [String(item.slug)] : []))))
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  const [, start = wanted, end = ''] = /^(.*?)(\/\$slug)?$/.exec(wanted) ?? []
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? wanted : `${start}-${count}${end}`
    if (!taken.has(candidate)) return candidate
  }
}
