const known = new Map<string, RegExp>()
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY = 86_400_000

/** Finds hyphens from one day of the week to another, and from one month to another, as a language calls them: "Monday-Friday", "Mar-Oct". */
export function dayRanges(lang: string): RegExp {
  const found = known.get(lang) ?? rangesOf(lang)
  known.set(lang, found)
  return found
}

function rangesOf(lang: string): RegExp {
  if (!isLocale(lang)) return /(?!)/gu
  const written = (options: Intl.DateTimeFormatOptions, days: number[]) =>
    days.map((day) => new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(SUNDAY + day * DAY)).filter((name) => /^\p{L}{2,}$/u.test(name))
  const [week, year] = [[0, 1, 2, 3, 4, 5, 6], Array.from({ length: 12 }, (_, month) => month * 30.5 + 1)]
  const names = (['long', 'short'] as const).flatMap((form) => [...written({ weekday: form }, week), ...written({ month: form }, year)])
  const one = `(?:${names.join('|')})`
  return new RegExp(`(?<=(?<!\\p{L})${one})-(?=${one}(?!\\p{L}))`, 'gu')
}

/** Whether a language is written as one; else that is told, and there are no names of days. */
function isLocale(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length > 0
  } catch {
    return false
  }
}
