import { endingOf, filePath, isFileHref } from './storedFile'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const
/** Under so many of a unit a part of one is told. */
const FEW = 10

/** A size in the words and numbers of a language: "240 KB", "1,2 MB", "2,4 Mo". */
export function sizeInWords(bytes: number, lang: string): string {
  const rank = bytes < 999_500 ? 0 : bytes < 999_500_000 ? 1 : 2
  const size = Math.max(1, bytes / 1000 ** (rank + 1))
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit: UNITS[rank] ?? 'kilobyte', unitDisplay: 'short', maximumFractionDigits: rank > 0 && size < FEW ? 1 : 0 })
  // English knows two ways of writing it; readers know this one.
  return new Intl.Locale(lang).language === 'en' ? format.format(size).replace('kB', 'KB') : format.format(size)
}

/** A number with a unit that files are measured in, in the letters of several languages. */
const SIZE = /\p{Nd}\s*(?:[kmg]i?[bo]\b|[кмг]б|kilo|mega|giga|килоб|мегаб|[kmg]t\b|كيلو|ميغا|ميجا|千字|兆)/iu

/**
 * What is to be told of a file behind the words of a link to it, in brackets: its type and size, or what of them the words do
 * not tell. Empty for any other link.
 *
 * @param sizes of the files that are known, in words, by their path
 */
export function fileWords(href: string, label: string, sizes: Readonly<Record<string, string>> | undefined): string {
  if (!isFileHref(href)) return ''
  const path = filePath(href)
  const ending = endingOf(path)
  const tellsType = new RegExp(`(?<![\\p{L}\\p{N}])${ending}(?![\\p{L}\\p{N}])`, 'iu').test(label)
  const told = [tellsType ? undefined : ending.toUpperCase(), SIZE.test(label) ? undefined : sizes?.[path]].filter((part) => part !== undefined)
  return told.length > 0 ? `(${told.join(', ')})` : ''
}
