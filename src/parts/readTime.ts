/** Words that people read in a minute, and signs where words are not parted by spaces: rounded from Brysbaert (2019) for silent reading. */
const WORDS = 230
const SIGNS = 450
/** What is read in less says nothing of its time. */
const LEAST_MINUTES = 0.75

const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const WORD = /[\p{L}\p{N}][^\s]*/gu

/**
 * How long reading an article takes.
 *
 * @param html its body
 * @returns whole minutes; undefined where it takes less than one
 */
export function minutesToRead(html: string): number | undefined {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const signs = text.match(UNPARTED)?.length ?? 0
  const words = text.replaceAll(UNPARTED, ' ').match(WORD)?.length ?? 0
  const minutes = words / WORDS + signs / SIGNS
  return minutes < LEAST_MINUTES ? undefined : Math.round(minutes) || 1
}
