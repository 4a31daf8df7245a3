import { tagsIn } from './htmlTags'

/** Elements that a parser opens anew in every paragraph and cell until they are closed. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/
/** What formatting does not reach into: one that is opened around such an element cannot be closed inside. */
const WALL = /^(?:applet|caption|marquee|object|td|template|th)$/
/** Of formatting elements that are the same to the letter, a parser keeps no more open. */
const MOST_ALIKE = 3

/** Elements that may be made anew in one text. One of many pages that closes what it opens comes to a tenth of it. */
const MOST_MADE = 100_000
/** The same where nobody knows what is closed, so that everything counts that was ever opened. */
const MOST_MADE_PERHAPS = 250_000

/**
 * Where formatting elements that are never closed become too many. A parser makes all that are open anew in each paragraph, so
 * that a text of a few pages could fill any memory: this must be known before it is parsed.
 *
 * @returns the element that is too much, and how many are open there
 */
export function formattingOverflow(html: string): { start: number; length: number; name: string; count: number } | undefined {
  const open = new OpenElements()
  const { tags, isCertain } = tagsIn(html)
  let made = 0
  for (const { name, isEnd, text, start, length } of tags) {
    made += open.formatting
    if (made > (isCertain ? MOST_MADE : MOST_MADE_PERHAPS)) return { start, length, name: open.newest() ?? name, count: open.formatting }
    if (!isEnd) open.add(name, text)
    else if (isCertain) open.close(name)
  }
  return undefined
}

/** What is open, from the outside in. How many there are of each is counted: the list may be as long as the text. */
class OpenElements {
  /** Formatting elements among them. */
  formatting = 0
  private readonly entries: { name: string; text: string }[] = []
  private readonly counts = new Map<string, number>()

  add(name: string, text: string): void {
    if (WALL.test(name)) this.push({ name, text: '' })
    else if (FORMATTING.test(name) && (this.counts.get(text) ?? 0) < MOST_ALIKE) {
      this.push({ name, text })
      this.formatting++
    }
  }

  /** The innermost formatting element. */
  newest(): string | undefined {
    return this.entries.findLast(({ text }) => text !== '')?.name
  }

  /** Takes the element that an end tag closes off the list. */
  close(name: string): void {
    if (!this.counts.get(name)) return
    const isWall = WALL.test(name)
    // Where a wall ends, what was left open inside is kept: whether a parser has heeded the wall is not known here.
    const at = this.entries.findLastIndex((entry) => entry.name === name || (!isWall && WALL.test(entry.name)))
    const entry = this.entries[at]
    if (entry?.name !== name) return
    this.entries.splice(at, 1)
    this.count(entry, -1)
    if (!isWall) this.formatting--
  }

  private push(entry: { name: string; text: string }): void {
    this.entries.push(entry)
    this.count(entry, 1)
  }

  private count({ name, text }: { name: string; text: string }, by: number): void {
    for (const key of [name, text]) this.counts.set(key, (this.counts.get(key) ?? 0) + by)
  }
}
