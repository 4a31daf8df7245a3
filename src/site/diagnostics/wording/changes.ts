type What = 'changed' | 'added' | 'removed' | 'moved'
type Told = { what: What; owner: string; kind: 'page' | 'section' | 'item' | 'shown' | 'field'; name: string; before?: unknown; after?: unknown }

/** Names as a person lists them: "title, text and answer 3". */
const listed = (names: readonly string[]) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`)
/** So many names are told; of more, their number. */
const MOST = 4

/** What was changed between two states of a content file. */
export const changeSentences = {
  /** About what has one owner and became of it the same. */
  one: (group: readonly Told[]): string => {
    const [{ what, owner, kind, name, after } = { what: 'changed' as What, owner: '', kind: 'field', name: '', after: undefined }] = group
    const names = [...new Set(group.map((told) => told.name))]
    if (kind === 'shown') return `${owner}: ${shown(group)}.`
    if (kind === 'page' || kind === 'item') return `${kind === 'page' ? 'Page' : 'Entry'} ${listed(names.map((title) => `“${title}”`))} ${what}.`
    const told = kind === 'section' ? `section ${listed(names.map((title) => `“${title}”`))}` : names.length > MOST ? `${names.length} fields` : listed(names)
    // A page that is called otherwise is known by its new name already.
    if (kind === 'field' && what === 'changed' && name === 'title' && after === owner && names.length === 1) return `${owner}: has this title now.`
    return `${owner}: ${told} ${what}.`
  },
  more: (count: number) => `And ${count} more.`,
}

function shown(group: readonly Told[]): string {
  const [first] = group
  if (first?.name === 'hidden') return first.what !== 'removed' && first.after === true ? 'hidden' : 'shown again'
  return listed(group.map(({ name, what, after }) => (what === 'removed' ? `no longer ${name === 'from' ? 'from' : 'until'} a day` : `shown ${name} ${String(after)}`)))
}
