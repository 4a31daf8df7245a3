/** Signs that read otherwise than they are typed: tokens, and marks of running text. */
export const READ_OTHERWISE = /[{}*_[\]`<>\\&~|#\n]/
/** Fewer letters than these say too little of where they stand, unless nothing else stands there. */
const FEWEST = 6
const LETTER = /[\p{L}\p{N}]/u

/**
 * Shows a change of words between the marks and tokens of a text, where a section shows these very words in one place; says whether it does.
 *
 * @param known the text as it was, the latest state first: the page may show any of them
 */
export function echoWithin(section: Element, known: readonly string[], to: string): boolean {
  for (const from of known) {
    const run = changedRun(from, to)
    const [only, ...more] = run ? placesOf(section, run.before) : []
    if (!run || !only || more.length > 0) continue
    const { node, start } = only
    const text = node.nodeValue ?? ''
    node.nodeValue = text.slice(0, start) + run.after + text.slice(start + run.before.length)
    return true
  }
  return false
}

/** The words between two signs in which alone two texts differ; undefined where signs are other ones, or mean something else by that. */
export function changedRun(from: string, to: string): { before: string; after: string } | undefined {
  const most = Math.min(from.length, to.length)
  let [head, tail] = [0, 0]
  while (head < most && from[head] === to[head]) head++
  while (tail < most - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++
  if (READ_OTHERWISE.test(from.slice(head, from.length - tail) + to.slice(head, to.length - tail))) return undefined
  while (head > 0 && !READ_OTHERWISE.test(from.charAt(head - 1))) head--
  while (tail > 0 && !READ_OTHERWISE.test(from.charAt(from.length - tail))) tail--
  const [before, after] = [from.slice(head, from.length - tail), to.slice(head, to.length - tail)]
  // Between a mark and a space, or a mark and a point, a mark may mean nothing.
  const isKept = (head === 0 || sortOf(before.charAt(0)) === sortOf(after.charAt(0))) && (tail === 0 || sortOf(before.slice(-1)) === sortOf(after.slice(-1)))
  return isKept && before.trim() !== '' && after.trim() !== '' ? { before: before.trim(), after: after.trim() } : undefined
}

const sortOf = (sign: string) => (LETTER.test(sign) ? 'letter' : sign.trim() === '' ? 'space' : 'point')

const isOneWord = (two: string) => /^[\p{L}\p{N}]{2}/u.test(two)

/** Where a section shows these words, as words of their own. */
function placesOf(section: Element, words: string): { node: Node; start: number }[] {
  const nodes = section.ownerDocument.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const places: { node: Node; start: number }[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    // Spaces that keep words together are typed as others.
    const text = (node.nodeValue ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
    if (words.length < FEWEST && text.trim() !== words) continue
    for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
      const end = start + words.length
      if (!isOneWord(text.slice(Math.max(0, start - 1), start + 1)) && !isOneWord(text.slice(end - 1, end + 1))) places.push({ node, start })
    }
  }
  return places
}
