import { dirname, join } from 'node:path'
import { unbundle } from '../../site/read/include/bundle'
import type { Replacement } from '../../site/text/exchangeFile'

/** What leads from one state of a content to another, as `readWhole` has both: its files that hold something else, come or go. Those that come are first, those that go last. */
export function replacementsOf(path: string, before: Buffer, after: Buffer): Replacement[] {
  const [was, is] = [unbundle(before), unbundle(after)]
  const [old, next] = [byName(was.included), byName(is.included)]
  const place = (name: string) => join(dirname(path), name)
  const come = [...next].filter(([name]) => !old.has(name)).map(([name, bytes]) => ({ path: place(name), before: undefined, bytes }))
  const go = [...old].filter(([name]) => !next.has(name)).map(([name, bytes]) => ({ path: place(name), before: bytes, bytes: undefined }))
  const other = [...next].flatMap(([name, bytes]) => {
    const earlier = old.get(name)
    return earlier && !earlier.equals(bytes) ? [{ path: place(name), before: earlier, bytes }] : []
  })
  const own = was.main.equals(is.main) ? [] : [{ path, before: was.main, bytes: is.main }]
  return [...come, ...other, ...own, ...go]
}

/** The files of a content; those that could not be read are nobody's to change. */
const byName = (files: ReturnType<typeof unbundle>['included']) => new Map(files.flatMap(({ name, bytes, fault }) => (fault === undefined ? [[name, bytes] as const] : [])))
