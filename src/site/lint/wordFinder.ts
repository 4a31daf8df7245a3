/** The letters of many words as a tree, so that looking for all of them costs no more than looking for one. */
type Node = { next: Map<string, Node>; isEnd: boolean }

/** What may not stand directly before a word or behind it: it would be a part of something else. */
const JOINED_BEFORE = /[\p{L}\p{N}$€£+.-]$/u
const JOINED_BEHIND = /[\p{L}\p{N}%+]|[.,-]\p{N}|-\p{L}/uy

export type Found = { index: number; word: string }

/**
 * Finds any of many words where it stands by itself; of several that begin at one place the longest. However many words there
 * are, it takes time in proportion to the text.
 */
export function wordFinder(words: Iterable<string>): (text: string) => Found[] {
  const root: Node = { next: new Map(), isEnd: false }
  for (const word of words) add(root, word)
  return (text) => {
    const found: Found[] = []
    for (let index = 0; index < text.length; index++) {
      const word = wordAt(root, text, index)
      if (word === undefined) continue
      found.push({ index, word })
      index += word.length - 1
    }
    return found
  }
}

function add(root: Node, word: string): void {
  let node = root
  for (const letter of word.split('')) {
    const next = node.next.get(letter) ?? { next: new Map(), isEnd: false }
    node.next.set(letter, next)
    node = next
  }
  node.isEnd = word !== ''
}

function wordAt(root: Node, text: string, start: number): string | undefined {
  let node = root.next.get(text.charAt(start))
  // A letter of two units stands before as a whole.
  if (!node || JOINED_BEFORE.test(text.slice(Math.max(0, start - 2), start))) return undefined
  const ends: number[] = []
  for (let end = start + 1; node; end++) {
    if (node.isEnd) ends.push(end)
    node = node.next.get(text.charAt(end))
  }
  const end = ends.findLast((at) => !isJoinedBehind(text, at))
  return end === undefined ? undefined : text.slice(start, end)
}

function isJoinedBehind(text: string, at: number): boolean {
  JOINED_BEHIND.lastIndex = at
  return JOINED_BEHIND.test(text)
}
