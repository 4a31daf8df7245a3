const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const two = (number: string) => number.padStart(2, '0')

/** A day, and perhaps its time, that somebody has written as people do; undefined where day and month could be each other. */
export function likelyDay(written: string): string | undefined {
  const [, words = '', time] = /^(.*?)(?:(?:,|\s|\s*at|T)\s*(\d{1,2}[:.]\d{2})(?::\d{2})?)?$/i.exec(written.trim()) ?? []
  const day = dotted(words) ?? compact(words) ?? slashed(words) ?? named(words) ?? yearFirst(words)
  if (day === undefined || time === undefined) return day
  const [hour = '', minute = ''] = time.split(/[:.]/)
  return `${day}T${two(hour)}:${minute}`
}

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

/** 6 January 2027, 6th of Jan. 2027, January 6, 2027 and Wed, January 6th, 2027 */
function named(words: string): string | undefined {
  const plain = words.replace(/^[a-z]{3,9}\.?,?\s+(?=\d|[a-z])(?=.*[a-z])/i, (first) => (monthOf(first) ? first : ''))
  const [, day, name] = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+([a-z]{3,9})\.?,?[\s-]+\d{4}$/i.exec(plain) ?? []
  const [, otherName, otherDay] = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+\d{4}$/i.exec(plain) ?? []
  const month = monthOf(name ?? otherName ?? '')
  return month && `${plain.slice(-4)}-${month}-${two(day ?? otherDay ?? '')}`
}

function monthOf(name: string): string | undefined {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
  return at < 0 ? undefined : two(String(at + 1))
}
