import type { Role } from '../../parts/role'
import { isVisibilityField, type Visibility, withoutVisibility } from '../../parts/visibility'
import { isObject, type JsonPath } from '../text/jsonPath'
import { childSchema, isRequired, markOf, type Schema, schemaFor, schemaInfo } from './schemaTree'

/** What is taken away from a value. */
export type Pruning = {
  /** Which parts of a schema are looked into. */
  into: (schema: Schema) => boolean
  /** Whether an entry that may be hidden or shown for a time is taken away. */
  entry?: (fields: Visibility, path: JsonPath) => boolean
  /** What becomes of a string; `GONE` takes it away. */
  string?: (text: string, role: Role | undefined) => string | typeof GONE
}

/** In place of what is taken away. */
export const GONE = Symbol('gone')

type Work = Pruning & { gone: JsonPath[] }

/**
 * Takes parts out of a value, each together with what cannot be without it: a link without its address, an entry whose list has
 * become empty.
 *
 * @returns what is left, undefined where nothing is, and the places of what was taken out
 */
export function prune<Value>(schema: Schema, value: Value, pruning: Pruning): { value: Value | undefined; gone: JsonPath[] } {
  const gone: JsonPath[] = []
  const left = pruneAt(schema, value, [], { ...pruning, gone })
  // Only what the schema can do without is taken out.
  return { value: left === GONE ? undefined : (left as Value), gone }
}

/** Where a part of a pruned value was written before. */
export function writtenPath(path: JsonPath, gone: readonly JsonPath[]): JsonPath {
  const written: (string | number)[] = []
  for (const step of path) written.push(typeof step === 'number' ? indexBefore(step, written, gone) : step)
  return written
}

function indexBefore(index: number, list: JsonPath, gone: readonly JsonPath[]): number {
  const beside = gone.filter((place) => place.length === list.length + 1 && list.every((step, depth) => place[depth] === step))
  const indexes = beside.map((place) => Number(place.at(-1))).sort((one, other) => one - other)
  return indexes.reduce((before, taken) => (taken <= before ? before + 1 : before), index)
}

function pruneAt(outer: Schema, value: unknown, path: JsonPath, work: Work): unknown {
  if (!work.into(outer)) return value
  const schema = schemaFor(outer, value)
  if (typeof value === 'string') return work.string ? work.string(value, schemaInfo(outer).role ?? schemaInfo(schema).role) : value
  if (Array.isArray(value)) return pruneList(schema, value, path, work)
  return isObject(value) ? pruneEntry(schema, value, path, work) : value
}

function pruneList(schema: Schema, list: readonly unknown[], path: JsonPath, work: Work): unknown {
  const kept = list.map((entry, index) => {
    const own = childSchema(schema, list, index)
    return own ? pruneAt(own, entry, [...path, index], work) : entry
  })
  if (kept.every((entry, index) => entry === list[index])) return list
  kept.forEach((entry, index) => void (entry === GONE && work.gone.push([...path, index])))
  return kept.filter((entry) => entry !== GONE)
}

function pruneEntry(schema: Schema, entry: Record<string, unknown>, path: JsonPath, work: Work): unknown {
  const isTimed = markOf(schema).timed === true
  if (isTimed && work.entry?.(entry, path)) return GONE
  const left: [string, unknown][] = []
  const { kind } = schemaInfo(schema)
  for (const [name, value] of Object.entries(entry)) {
    const own = childSchema(schema, entry, name)
    const kept = own ? pruneAt(own, value, [...path, name], work) : value
    const isEmptied = Array.isArray(kept) && kept.length === 0 && Array.isArray(value) && value.length > 0
    // An entry that may come and go by itself is there for its link; of a list that became empty only its heading would be left.
    const isNeeded = own !== undefined && kind.is === 'object' && isRequired(own)
    if (kept === GONE && (isTimed || isNeeded)) return GONE
    if (isEmptied && isNeeded && typeof path.at(-1) === 'number') return GONE
    if (kept !== GONE && !(isEmptied && !isNeeded)) left.push([name, kept])
  }
  const same = left.length === Object.keys(entry).length && left.every(([name, value]) => entry[name] === value)
  const pruned = same ? entry : Object.fromEntries(left)
  return isTimed && work.entry && Object.keys(pruned).some(isVisibilityField) ? withoutVisibility(pruned) : pruned
}

/** Returns whether a schema, or one inside of it, is meant; each is asked once. */
export function reaching(isMeant: (schema: Schema) => boolean): Pruning['into'] {
  const known = new WeakMap<Schema, boolean>()
  const reaches = (schema: Schema): boolean => {
    const found = known.get(schema)
    if (found !== undefined) return found
    // A schema that holds itself meets this answer: it is looked into.
    known.set(schema, true)
    const answer = isMeant(schema) || innerOf(schema).some(reaches)
    known.set(schema, answer)
    return answer
  }
  return reaches
}

function innerOf(schema: Schema): readonly Schema[] {
  const { kind } = schemaInfo(schema)
  if (kind.is === 'object') return kind.rest ? [...Object.values(kind.shape), kind.rest] : Object.values(kind.shape)
  if (kind.is === 'array') return [kind.element]
  if (kind.is === 'record') return [kind.value]
  if (kind.is === 'choice') return [...kind.options.values()]
  if (kind.is === 'union') return kind.options
  return kind.is === 'wrapper' ? [kind.inner] : []
}
