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

export function listed(names: readonly string[]): string {
  return names.length <= 30 ? names.join(', ') : `${names.slice(0, 30).join(', ')} and ${names.length - 30} more`
}

export type Near = { name: string; suggestion: string | undefined; known: readonly string[] }

export const nearOr = (kind: string) => (words: Near) =>
  meant(words.suggestion) || (words.known.length > 0 ? `The ${kind} are: ${listed(words.known)}.` : `There are no ${kind} yet.`)
