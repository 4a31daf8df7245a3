/** What stands before and after a value, how many digits behind the point, and whether large ones are written short. */
export type Format = { prefix?: string | undefined; unit?: string | undefined; decimals?: number | undefined; short?: boolean | undefined }

/** From here on numbers have more digits than anybody reads, or would be written as nothing. */
const HUGE = 1e15
const TINY = 1e-3

/** As wide as the digits of a table, which a hyphen is not. */
const MINUS = '\u2212'

/** A language that this program knows numbers of: what pages.json says may have the form of one and be none. */
function known(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** Writes values as the language of the site does, with what stands before and after each. */
export function formatter({ prefix = '', unit = '', decimals, short }: Format, lang: string): (value: number) => string {
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const number = new Intl.NumberFormat(known(lang), { ...digits, signDisplay: 'negative', ...(short && { notation: 'compact' }) })
  const power = new Intl.NumberFormat(known(lang), { notation: 'scientific' })
  const isExtreme = (size: number) => size >= HUGE || (decimals === undefined && size > 0 && size < TINY)
  return (value) => {
    const parts = (isExtreme(Math.abs(value)) ? power : number).formatToParts(value)
    // After the sign: minus twelve dollars are -$12.
    const start = parts.findIndex(({ type }) => type === 'integer')
    return parts.map(({ type, value: written }, index) => (index === start ? prefix : '') + (type === 'minusSign' ? written.replace('-', MINUS) : written)).join('') + unit
  }
}

/** Writes a share of a whole in percent. */
export function percentFormatter(lang: string): (share: number) => string {
  const number = new Intl.NumberFormat(known(lang), { style: 'percent', maximumFractionDigits: 1 })
  return (share) => number.format(share)
}

/** Writes months in the words of a language: "8 months", "1 Monat". */
export function monthsFormatter(lang: string): (months: number) => string {
  const number = new Intl.NumberFormat(known(lang), { style: 'unit', unit: 'month', unitDisplay: 'long', maximumFractionDigits: 0 })
  return (months) => number.format(months)
}

/** Returns the first number in words of a language, such as 8884.88 of "$8,884.88" and of "8.884,88 €". */
export function numberIn(words: string, lang: string): number | undefined {
  const parts = new Intl.NumberFormat(known(lang), { useGrouping: true }).formatToParts(1_234_567.8)
  const sign = (name: 'group' | 'decimal') => parts.find(({ type }) => type === name)?.value ?? ''
  const [written = ''] = /\d[\d.,'’\s]*/.exec(words) ?? []
  const value = Number.parseFloat(written.replaceAll(/\s/g, ' ').replaceAll(sign('group').replaceAll(/\s/g, ' '), '').replace(sign('decimal'), '.'))
  return Number.isNaN(value) ? undefined : value
}
