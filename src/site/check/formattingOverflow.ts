/** Elements that a parser opens anew in every paragraph and cell until they are closed. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/
/** What formatting does not reach into: one that is opened around such an element cannot be closed inside. */
const WALL = /^(?:applet|caption|marquee|object|td|template|th)$/
/** Of formatting elements that are the same to the letter, a parser keeps no more open. */
const MOST_ALIKE = 3

const TAG = /<(\/?)([a-z][^\s/>]*)([^>]*)/gi

/** Elements that may be made anew in one text. One of many pages that closes what it opens comes to a tenth of it. */
const MOST_MADE = 100_000

/**
 * Where formatting elements that are never closed become too many. A parser makes all that are open anew in each paragraph, so
 * that a text of a few pages could fill any memory: this must be known before it is parsed.
 *
 * @returns the element that is too much, and how many are open there
 */
export function reopenedAt(html: string): { start: number; length: number; name: string; count: number } | undefined {
  const open: { name: string; text: string }[] = []
  let count = 0
  let made = 0
  for (const { 0: text, 1: slash = '', 2: tag = '', index } of html.matchAll(TAG)) {
    const name = tag.toLowerCase()
    made += count
    if (made > MOST_MADE) return { start: index, length: 1 + slash.length + tag.length, name: open.findLast((entry) => entry.text !== '')?.name ?? name, count }
    if (slash) count -= close(open, name)
    else if (WALL.test(name)) open.push({ name, text: '' })
    else if (FORMATTING.test(name) && open.filter((other) => other.text === text).length < MOST_ALIKE) {
      open.push({ name, text })
      count++
    }
  }
  return undefined
}

/** Takes the element that an end tag closes off the list; says how many formatting elements that are. */
function close(open: { name: string; text: string }[], name: string): number {
  if (WALL.test(name)) {
    const wall = open.findLastIndex((entry) => entry.name === name)
    // What was left open inside is kept: whether a parser has heeded the wall is not known here.
    if (wall >= 0) open.splice(wall, 1)
    return 0
  }
  const at = open.findLastIndex((entry) => entry.name === name || WALL.test(entry.name))
  if (at < 0 || open[at]?.name !== name) return 0
  open.splice(at, 1)
  return 1
}
