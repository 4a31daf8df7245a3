import { onceFor } from '../../parts/onceFor'
import { valueAt } from '../text/jsonPath'

/**
 * For each item of a list the slug that it is to have, where another one before it has the same: with the first number that makes it one of
 * its own. All at once, in one walk: a file may have thousands of them to mend.
 */
export const freeSlugs = onceFor((items: readonly unknown[]): readonly (string | undefined)[] => {
  const slugs = items.map((item) => valueAt(item, ['slug']))
  const taken = new Set(slugs)
  const next = new Map<string, number>()
  return slugs.map((slug) => {
    if (typeof slug !== 'string') return undefined
    let count = next.get(slug)
    next.set(slug, 2)
    if (count === undefined) return undefined
    while (taken.has(`${slug}-${count}`)) count++
    next.set(slug, count + 1)
    return `${slug}-${count}`
  })
})
