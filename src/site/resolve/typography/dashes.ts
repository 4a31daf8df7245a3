type Change = { length: number; by: string }

/** Between words: an en dash with a space on both sides. */
const SPACED = /(?<=\S[ \u00a0])-(?=[ \u00a0]\S)/y
/** Two or three hyphens: a dash, as on a typewriter. */
const TYPED = /(?<=(\S| ))(?<!-)-{2,3}(?!-)(?=\S| )/y
const DOTS = /(?<=[\p{L}\p{N}”"’'])\.{3}(?!\.)/uy
/** A figure below nothing. */
const MINUS = /(?<=^|[\s(\0])-(?=[$€£]?\d)/y
/** One or two letters, or a figure, and a word: a line that breaks there reads badly. */
const SHORT_PREFIX = /(?<=(?<![\p{L}\p{N}\p{Pd}])(?:\p{L}{1,2}|\d{1,3}))-(?=\p{L}{2})/uy
/** From one time of the day to another. */
const TIMES = /(?<=\d:\d\d(?:[ \u00a0]?[ap]m)?)-(?=\d{1,2}:\d\d)/iuy
/** From one figure to another, each with what is written to it. */
const FIGURE = '[$€£]?(\\d{1,3}(?:,\\d{3})+|\\d+)(\\.\\d+)?([KMB]|%)?'
const RANGE = new RegExp(`(?<=(?:^|[\\s(\0])${FIGURE})-(?=${FIGURE}(?![\\p{L}\\p{N}\\p{Pd}/]|[.,:]\\d))`, 'uy')
const SCALE: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 }

/** What is printed instead of hyphens or dots that stand at an index; undefined where they are meant as they are. */
export function dashAt(text: string, index: number): Change | undefined {
  const found = (pattern: RegExp) => {
    pattern.lastIndex = index
    return pattern.exec(text)
  }
  if (text[index] === '.') return found(DOTS) ? { length: 3, by: '…' } : undefined
  const typed = found(TYPED)
  // A command has two before a word.
  if (typed)
    return (typed[1] === ' ') === (text[index + typed[0].length] === ' ') ? { length: typed[0].length, by: typed[1] === ' ' && typed[0].length === 2 ? '–' : '—' } : undefined
  if (found(SPACED)) return { length: 1, by: '–' }
  if (found(MINUS)) return { length: 1, by: '−' }
  if (found(SHORT_PREFIX)) return { length: 1, by: '-\u2060' }
  if (found(TIMES)) return { length: 1, by: '–' }
  const range = found(RANGE)
  return range && isRange(range.slice(1)) ? { length: 1, by: '–' } : undefined
}

/** Whether two figures are from less to more; numbers of telephones, accounts and the like are not. */
function isRange([low = '', lowPart = '', lowUnit, high = '', highPart = '', highUnit]: (string | undefined)[]): boolean {
  const isNumber = (digits: string) => digits.length > 1 && digits.startsWith('0')
  if (isNumber(low) || isNumber(high)) return false
  const plain = (digits: string) => digits.replaceAll(',', '')
  if (!lowUnit && !highUnit && plain(high).length >= 4 && plain(low).length < 4 && !high.includes(',')) return false
  const unit = highUnit === '%' ? undefined : highUnit
  const valueOf = (digits: string, part: string, own: string | undefined) => Number(plain(digits) + part) * (SCALE[own ?? unit ?? ''] ?? 1)
  return valueOf(low, lowPart, lowUnit === '%' ? undefined : lowUnit) < valueOf(high, highPart, highUnit)
}
