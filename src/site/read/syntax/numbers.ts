/** What follows a number that is complete. */
const ENDS = String.raw`(?=\s*(?:[,}\]]|$))`
/** Behind it the next field begins, or nothing does: what stands behind a comma would else be a value of its own. */
const ENDS_FIELD = String.raw`(?=\s*(?:[}\]]|,?\s*$|,\s*(?:["'}\]]|[A-Za-z_$][\w$]*\s*[:=])))`
const form = (number: string, ends = ENDS) => new RegExp(`^${number}${ends}`)

type Way = { form: RegExp; plain: (written: string) => number }
const SIGN = '[-+]?'
/** How numbers are written in programs: plain wherever they stand. */
const PROGRAMS: readonly Way[] = [
  { form: form(String.raw`\+\d+(?:\.\d+)?`), plain: Number },
  { form: form(String.raw`${SIGN}\.\d+`), plain: Number },
  { form: form(String.raw`${SIGN}\d+\.`), plain: Number },
  { form: form(String.raw`${SIGN}\d{1,3}(?:_\d{3})+(?:\.\d+)?`), plain: (written) => Number(written.replaceAll('_', '')) },
  { form: form('0x[0-9A-Fa-f]+'), plain: Number },
  { form: form('0[bB][01]+'), plain: Number },
  { form: form('0[oO][0-7]+'), plain: Number },
]
/** How people write them: only the value of a field can hold a comma. */
const PEOPLE: readonly Way[] = [
  // 1,234,567.8 and 1,200: groups of three.
  { form: form(String.raw`${SIGN}[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?`, ENDS_FIELD), plain: (written) => Number(written.replaceAll(',', '')) },
  // 1.234.567 and 1.234,5
  { form: form(String.raw`${SIGN}[1-9]\d{0,2}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)`, ENDS_FIELD), plain: (written) => Number(written.replaceAll('.', '').replace(',', '.')) },
  // 12,5
  { form: form(String.raw`${SIGN}\d+,\d+`, ENDS_FIELD), plain: (written) => Number(written.replace(',', '.')) },
  // 1'200 and 1 200
  { form: form(String.raw`${SIGN}[1-9]\d{0,2}(?:['\u2019 \u00a0\u202f]\d{3})+(?:\.\d+)?`, ENDS_FIELD), plain: (written) => Number(written.replaceAll(/['\u2019\s]/g, '')) },
]

/** Whether the point may stand between thousands as well as before tenths: "100.000". Written without quotes it is JSON, and means tenths. */
export const isEither = (digits: string) => /^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(digits)

/**
 * The number at the start of a text, and how JSON writes it; undefined for one that JSON writes so, and for what is none.
 *
 * @param isField whether it is the value of a field
 */
export function plainNumber(rest: string, isField: boolean): { written: string; plain: string } | undefined {
  for (const { form, plain } of isField ? [...PROGRAMS, ...PEOPLE] : PROGRAMS) {
    const [written] = form.exec(rest) ?? []
    if (written !== undefined) return { written, plain: String(plain(written)) }
  }
  return undefined
}
