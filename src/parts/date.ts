/** Made once for each language: making one costs more than a thousand uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day written as YYYY-MM-DD in the words of a language, the same in every time zone. Anything else comes back as it is. */
export function dayInWords(day: string, lang: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(lang, format)
  return format.format(date)
}
