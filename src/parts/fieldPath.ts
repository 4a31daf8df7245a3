/** The fields of an entry in braces, whatever they hold. */
export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The steps of a path such as "items[].question": names, "[]" for every entry of a list, "*" for every entry in braces
 * whose names are the author's own ("collections.*[].title").
 *
 * @throws Error where the path is not written like that
 */
export function stepsOf(path: string): string[] {
  const steps = path.split('.').flatMap((part) => part.match(/^\*|^[^[\]*.]+|\[\]/g) ?? [])
  if (steps.length === 0 || steps.join('.').replaceAll('.[]', '[]') !== path) throw new Error(`"${path}" is not a path: write it like "items[].question".`)
  return steps
}

/** The same value with every value at the path passed through `change`. What the path does not meet stays. */
export function changeAt(value: unknown, [step, ...rest]: readonly string[], change: (found: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (step === '[]') return Array.isArray(value) ? value.map((entry) => changeAt(entry, rest, change)) : value
  if (!isFields(value)) return value
  return entriesOf(value, ([name, child]) => [[name, step === '*' || step === name ? changeAt(child, rest, change) : child]])
}

/** The same entry with each of its fields replaced by those that `change` gives for it; their order stays. */
export function entriesOf(fields: Fields, change: (entry: [string, unknown]) => [string, unknown][]): Fields {
  // Built from entries, because plain assignment would take "__proto__" for the prototype.
  return Object.fromEntries(Object.entries(fields).flatMap(change))
}
