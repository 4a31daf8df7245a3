const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::00)?)?$/

/** A day and a time as two fields show them; undefined for what they cannot show, such as a zone of its own or a token. */
export function dayAndTime(written: string): { day: string; time: string } | undefined {
  if (written === '') return { day: '', time: '' }
  const [, day, time = ''] = MOMENT.exec(written) ?? []
  return day === undefined ? undefined : { day, time }
}

/** A day and a time as they are written; a time without a day is none. */
export function writtenMoment({ day, time }: { day: string; time: string }): string {
  if (day === '') return ''
  return time === '' ? day : `${day}T${time}`
}
