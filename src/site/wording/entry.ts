/** The sentences of one kind of problem. `P` are the words that change from case to case. */
export type Entry<P> = { code: string; severity?: 'advice'; title: string; what: (words: P) => string; todo: (words: P) => string }

export const entry = <P>(definition: Entry<P>) => definition

export function meant(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `Did you mean "${suggestion}"?`
}

export function listed(names: readonly string[]): string {
  return names.length <= 30 ? names.join(', ') : `${names.slice(0, 30).join(', ')} and ${names.length - 30} more`
}

export type Near = { name: string; suggestion: string | undefined; known: readonly string[] }

export const nearOr = (kind: string) => (words: Near) => meant(words.suggestion) || (words.known.length > 0 ? `The ${kind} are: ${listed(words.known)}.` : `There are no ${kind} yet.`)
