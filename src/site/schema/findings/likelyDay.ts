const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Languages in which the names of months are known besides. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl']
const plain = (word: string) => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
let names: ReadonlyMap<string, number> | undefined
const two = (number: string) => number.padStart(2, '0')

/** A day, and perhaps its time, that somebody has written as people do; undefined where day and month could be each other. */
export function likelyDay(written: string): string | undefined {
  const [, words = '', time] = /^(.*?)(?:(?:,|\s|\s*at|T)\s*(\d{1,2}[:.]\d{2})(?::\d{2})?)?$/i.exec(written.trim()) ?? []
  const day = dotted(words) ?? compact(words) ?? slashed(words) ?? named(words) ?? yearFirst(words)
  if (day === undefined || time === undefined) return day
  const [hour = '', minute = ''] = time.split(/[:.]/)
  return `${day}T${two(hour)}:${minute}`
}

/** What to write in place of a day that its month does not have; undefined for any other text. */
function lastDayWords(written: string): string | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-(?:29|3[01])$/.exec(written) ?? []
  const last = year === undefined ? undefined : new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
  return last && `Write "${last}", the last day of that month, or the day that was meant.`
}

/** What to write in place of a day whose numbers may be day and month or month and day; undefined for any other text. */
function eitherDayWords(written: string): string | undefined {
  const [, one = '', other = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(written.trim()) ?? []
  const isEither = year !== undefined && [one, other].every((number) => Number(number) >= 1 && Number(number) <= 12)
  return isEither ? `Write "${year}-${two(other)}-${two(one)}" or "${year}-${two(one)}-${two(other)}", whichever day is meant.` : undefined
}

/** What is said of a text that looks like a day, and is none; undefined for any other text. */
export const dayWords = (written: string) => lastDayWords(written) ?? eitherDayWords(written)

/** 24.12.2026: with points the day stands first everywhere. */
function dotted(words: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(words) ?? []
  return year && `${year}-${two(month)}-${two(day)}`
}

/** 20261224, as programs and names of files have it. */
function compact(words: string): string | undefined {
  return /^20\d{6}$/.test(words) ? `${words.slice(0, 4)}-${words.slice(4, 6)}-${words.slice(6)}` : undefined
}

/** 24/12/2026 and 12/24/2026: a month has no number above 12. */
function slashed(words: string): string | undefined {
  const [, one = '', other = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(words) ?? []
  if (!year || (Number(one) <= 12 && Number(other) <= 12 && one !== other)) return undefined
  return Number(one) > 12 ? `${year}-${two(other)}-${two(one)}` : `${year}-${two(one)}-${two(other)}`
}

/** 2026/1/5, 2026.1.5 and 2026-1-5 */
function yearFirst(words: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(words)?.toSpliced(2, 1) ?? []
  return year && `${year}-${two(month)}-${two(day)}`
}

/** 6 January 2027, 6th of Jan. 2027, January 6, 2027, Wed, January 6th, 2027, 6. Januar 2027 and 6 de enero de 2027 */
function named(words: string): string | undefined {
  const written = plain(words).replace(/^[a-z]{3,9}\.?,?\s+(?=\d|[a-z])(?=.*[a-z])/, (first) => (monthOf(first.trim()) ? first : ''))
  const [, day, name] = /^(\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?:\s+(?:of|de))?[\s-]+([a-z]{3,12})\.?,?(?:\s+de)?[\s-]+\d{4}$/.exec(written) ?? []
  const [, otherName, otherDay] = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+\d{4}$/.exec(written) ?? []
  const month = monthOf(name ?? otherName ?? '')
  return month && `${written.slice(-4)}-${month}-${two(day ?? otherDay ?? '')}`
}

function monthOf(name: string): string | undefined {
  names ??= new Map(LANGUAGES.flatMap((language) => MONTHS.map((_, month) => [plain(nameIn(language, month)), month] as const)))
  const at = names.get(name) ?? MONTHS.indexOf(name.slice(0, 3))
  return at < 0 ? undefined : two(String(at + 1))
}

/** As it stands in a date, where some languages have it in another form than by itself. */
function nameIn(language: string, month: number): string {
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(Date.UTC(2027, month, 5))
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}
