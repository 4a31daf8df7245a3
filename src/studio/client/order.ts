import type { SectionLine } from '../types'

/** A list with one of its entries moved to another place. */
export function reordered<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const left = entries.filter((_, index) => index !== from)
  const moved = entries[from]
  return moved === undefined ? left : [...left.slice(0, to), moved, ...left.slice(to)]
}

/** Where an entry was dropped; undefined where that is beside the list, or where it lay before. */
export function droppedAt(from: number, destination: { index: number } | null): number | undefined {
  return destination?.index === from ? undefined : destination?.index
}

/** A name for each section that it keeps when it moves, and that no other on the page has. */
export function identities(sections: readonly SectionLine[]): string[] {
  const seen = new Map<string, number>()
  return sections.map(({ type, title }) => {
    const name = `${type} ${title}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `${count} ${name}`
  })
}
