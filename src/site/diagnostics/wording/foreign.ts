import { isBookkeeping } from '../bookkeeping'
import { otherPlace } from '../otherPlaces'

/** A field of another program, and what it is called here; undefined where there is no such thing here. */
export type Foreign = { name: string; suggestion: string | undefined }

export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** So many names are read. */
const READ = 10
export const some = (names: readonly string[]) => (names.length > READ ? `${quoted(names.slice(0, READ))} and ${names.length - READ} more` : quoted(names))

/** What becomes of fields of which nobody knows what is meant. */
export const leftOver = (names: readonly string[]) =>
  names.length === 0 ? '' : `Put what ${names.length > 1 ? 'they say' : 'it says'} into fields that are there, or delete ${quoted(names)} here.`

/** What becomes of fields of another program in the same braces. */
export function foreignHint(fields: readonly Foreign[], owner: string, own: readonly string[] = []): string {
  const gone = fields.filter(({ name }) => isBookkeeping(name, owner))
  const elsewhere = fields.filter((field) => field.suggestion === undefined && !gone.includes(field))
  const instead = new Set(elsewhere.flatMap(({ name }) => otherPlace(name, owner, own) ?? []))
  const meantBy = fields.flatMap((field) => (gone.includes(field) || elsewhere.includes(field) ? [] : [`"${field.name}" is "${field.suggestion ?? ''}" here`]))
  const dropped = gone.length > 0 ? `Delete ${quoted(gone.map(({ name }) => name))}: another program has written that for itself.` : ''
  const [known, unknown] = [elsewhere.filter(({ name }) => otherPlace(name, owner, own)), elsewhere.filter(({ name }) => !otherPlace(name, owner, own))].map((some) =>
    quoted(some.map(({ name }) => name)),
  )
  const moved = known ? `Delete ${known} here.` : ''
  const left = unknown ? `It has no ${unknown}: put what stands there into another field, or delete it.` : ''
  return [meantBy.length > 0 ? `${meantBy.join(', ')}.` : '', ...instead, moved, left, dropped].filter(Boolean).join(' ')
}
