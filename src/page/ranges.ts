/** An amount or a number, such as $5K, 7.5% or 24. */
const AMOUNT = String.raw`[$€£]?\d(?:[\d.,]*\d)?(?:[KMB%](?![a-z]))?`
// A number is tried from its first digit only: tried from each, a long one would take hours.
const RANGE = new RegExp(`(?<!\\d[.,]*)${AMOUNT}(?:[-–]${AMOUNT})+`, 'g')

/**
 * Keeps ranges such as $5K-$500K or 24–48 in one line: browsers may break a line behind their dash.
 *
 * @param html finished HTML, in which ">" and "<" stand only around tags
 * @returns the same words; each range in running text is marked for the stylesheet
 */
export function keepRangesWhole(html: string): string {
  return html.replaceAll(/>[^<]*[\dKMB%][-–][^<]*</g, (text) => text.replaceAll(RANGE, '<span class="whole">$&</span>'))
}
