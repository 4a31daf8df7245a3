/** A day written as YYYY-MM-DD in the words of a language, the same in every time zone. Anything else comes back as it is. */
export function dayInWords(day: string, lang: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
