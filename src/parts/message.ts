import { distance } from 'fastest-levenshtein'
import { counted } from './counted'

/** A rule by whose name something can be allowed, and what it asks for. */
export type AllowableRule = { name: string; meaning: string }

/** The sentences of one kind of problem. `P` are the words that change from case to case. */
export type Entry<P> = { code: string; rule?: AllowableRule; severity?: 'advice'; title: string; message: (words: P) => string; hint: (words: P) => string; example?: Example<P> }

/**
 * The problem as schema/PROBLEMS.md shows it. Both samples are a whole section, page, item or top-level part of pages.json;
 * `right` says which. A test puts them into a site: `wrong` is told with these words, `right` is not.
 */
export type Example<P> = { wrong: string; right: string; words: P }

/** An entry whatever its words are. */
export type AnyEntry = Omit<Entry<never>, 'example'> & { example?: Omit<Example<never>, 'words'> & { words: unknown } }

export const entry = <P>(definition: Entry<P>) => definition

/** An entry that stops nothing. */
export const advice = <P>(definition: Omit<Entry<P>, 'severity'>): Entry<P> => ({ ...definition, severity: 'advice' })

export function meant(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `Did you mean "${suggestion}"?`
}

/** Said behind what is told once of several places. */
export const also = (others: number | undefined) => (others === undefined ? '' : ` It is so in ${counted(others, 'other place')}, too.`)

export function listed(names: readonly string[]): string {
  return names.length <= 30 ? names.join(', ') : `${names.slice(0, 30).join(', ')} and ${names.length - 30} more`
}

/** So many names are read; of more, those that are most like the one that was written. */
const READ = 12
const NEAREST = 5

/** All names of one kind, or of many the nearest five. */
export function nearest(kind: string, name: string, known: readonly string[]): string {
  if (known.length <= READ) return `The ${kind} are: ${known.join(', ')}.`
  const far = new Map(known.map((one) => [one, distance(name.toLowerCase(), one.toLowerCase())]))
  const sorted = known.toSorted((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0))
  return `There are ${known.length} ${kind}; the nearest are: ${sorted.slice(0, NEAREST).join(', ')}.`
}

export type Near = { name: string; suggestion: string | undefined; known: readonly string[] }

/** What was meant, and all names of one kind where they are few; what was meant alone where they are many. */
export function meantAmong(kind: string, { name, suggestion, known }: Near): string {
  const all = suggestion === undefined || known.length <= READ ? nearest(kind, name, known) : ''
  return [meant(suggestion), all].filter(Boolean).join(' ')
}

export const nearOr = (kind: string) => (words: Near) => meant(words.suggestion) || (words.known.length > 0 ? nearest(kind, words.name, words.known) : `There are no ${kind} yet.`)
