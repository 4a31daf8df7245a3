import { allIcons, iconMeanings } from '../../site/check/icons'
import type { IconLine } from '../types'

/** Most icons that are shown at once. */
const MOST = 60

/** What each icon shows; read once, when first asked for. */
let meanings: ReadonlyMap<string, string> | undefined
function meaningOf(name: string): string {
  meanings ??= iconMeanings()
  return meanings.get(name) ?? ''
}

/** Icons by words of their names and of what they show; those whose name begins so come first. */
export function iconLines(words: string): IconLine[] {
  const wanted = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const found = [...allIcons().keys()].filter((name) => {
    const text = `${name} ${meaningOf(name)}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  const [first = ''] = wanted
  const rank = (name: string) => (name === wanted.join('-') ? 0 : name.startsWith(first) ? 1 : 2)
  return found
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST)
    .map(iconLine)
}

/** One icon with its drawing; without one where there is no such icon. */
export function iconLine(name: string): IconLine {
  return { name, meaning: meaningOf(name), nodes: allIcons().get(name) ?? [] }
}
