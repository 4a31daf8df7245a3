import { dayInWords } from './date'
import { momentOf } from './moment'
import type { Picture } from './picture'

/** What a field of an item can hold, each with a sentence for editors. */
export const FIELD_TYPES = {
  text: 'One line or paragraph of plain text.',
  number: 'A number, written without quotes.',
  yesNo: 'true or false, shown as the words for yes and no.',
  day: 'A day as YYYY-MM-DD.',
  moment: 'A day with a time, such as "2026-12-24T09:00", in site.timeZone.',
  choice: 'One of the words in "options".',
  choices: 'A list of some of the words in "options".',
  link: 'An address: a page, a file or another site.',
  picture: 'A picture of media/.',
} as const
export type FieldType = keyof typeof FIELD_TYPES

/** A field that the items of a collection have, as it is declared there. */
export type ItemField = {
  name: string
  type: FieldType
  /** What visitors read beside the value. */
  label: string
  options: readonly string[]
  isRequired: boolean
}

/**
 * A field with the value that an item has, ready to be shown; of a link `href` says where it leads, of a day or moment `time` when it
 * is, and a picture has no words.
 */
export type ShownField = { label: string; words: string; href?: string | undefined; time?: string | undefined; picture?: Picture | undefined }

/** What values are written for: the language, time zone and words of a site. */
export type FieldFrame = { lang: string; timeZone: string; words: Readonly<Record<'yes' | 'no', string>> }

/** A value as visitors read it; nothing for one that is not there, and for a picture. */
export function fieldInWords({ type }: ItemField, value: unknown, { lang, timeZone, words }: FieldFrame): string {
  if (value === undefined || type === 'picture') return ''
  if (type === 'number') return numbers(lang).format(Number(value))
  if (type === 'yesNo') return value === true ? words.yes : words.no
  if (type === 'day') return dayInWords(String(value), lang)
  if (type === 'moment') return momentWords(String(value), lang, timeZone)
  return type === 'choices' && Array.isArray(value) ? lists(lang).format(new Set(value.map(String))) : String(value)
}

/** A day alone has no time that could be shown. */
function momentWords(written: string, lang: string, timeZone: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return dayInWords(written, lang)
  return moments(lang, timeZone).format(momentOf(written, timeZone))
}

/** A field of an item as a list or a page shows it; undefined where the item has none. */
export function shownField(field: ItemField, item: Readonly<Record<string, unknown>>, frame: FieldFrame): ShownField | undefined {
  const value = item[field.name]
  // Of another shape than a picture's it has been told before anything is shown.
  if (field.type === 'picture' && value !== undefined) return { label: field.label, words: '', picture: value as Picture }
  const words = fieldInWords(field, value, frame)
  if (words === '') return undefined
  const isTime = field.type === 'day' || field.type === 'moment'
  if (field.type === 'link') return { label: field.label, words: words.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '') || words, href: words }
  return { label: field.label, words, ...(isTime && { time: String(value).replace(' ', 'T') }) }
}

/** Made once for each choice: making one costs more than a thousand uses. */
function kept<Format>(make: (...names: string[]) => Format): (...names: string[]) => Format {
  const formats = new Map<string, Format>()
  return (...names) => {
    const key = names.join(' ')
    const format = formats.get(key) ?? make(...names)
    formats.set(key, format)
    return format
  }
}

const numbers = kept((lang) => new Intl.NumberFormat(lang, { maximumFractionDigits: 6 }))
const lists = kept((lang) => new Intl.ListFormat(lang, { type: 'unit' }))
const moments = kept((lang, timeZone) => new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'long', timeStyle: 'short' }))
