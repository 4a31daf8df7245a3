/** Two points that a line joins, by their keys. */
export type Link = readonly [from: number, to: number]

/** Joins links to the longest lines that there are; one that ends where it began has the same key twice. */
export function chainsOf(links: readonly Link[]): number[][] {
  const next = new Map<number, number[]>()
  const note = (key: number, index: number) => {
    const here = next.get(key)
    if (here) here.push(index)
    else next.set(key, [index])
  }
  links.forEach(([from, to], index) => {
    note(from, index)
    note(to, index)
  })
  const used = new Uint8Array(links.length)
  const walk = (start: number): number[] => {
    const chain = [start]
    for (let at = start; ; ) {
      const index = next.get(at)?.find((link) => !used[link])
      const link = index === undefined ? undefined : links[index]
      // Where more than two lines meet, each ends.
      if (index === undefined || !link || (chain.length > 1 && next.get(at)?.length !== 2)) return chain
      used[index] = 1
      at = link[0] === at ? link[1] : link[0]
      chain.push(at)
    }
  }
  const chains: number[][] = []
  const take = (start: number) => {
    for (let chain = walk(start); chain.length > 1; chain = walk(start)) chains.push(chain)
  }
  for (const [key, here] of next) if (here.length !== 2) take(key)
  for (const [from] of links) take(from)
  return chains
}
