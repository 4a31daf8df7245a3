/** The entries of a list by their name, each group in the order of the list. What it costs grows with the list. */
export function groupedBy<Entry, Name>(list: readonly Entry[], nameOf: (entry: Entry) => Name): Map<Name, Entry[]> {
  const groups = new Map<Name, Entry[]>()
  for (const entry of list) {
    const name = nameOf(entry)
    const group = groups.get(name)
    if (group) group.push(entry)
    else groups.set(name, [entry])
  }
  return groups
}
