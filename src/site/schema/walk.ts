import { isObject, type JsonPath } from '../text/jsonPath'
import type { Mark, Role } from '../../parts/role'
import { schemaInfo, optionFor, type Schema } from './schemaTree'

/** What a string is looked for by: its role, or a mark of its schema. */
export type StringFilter = Role | keyof Mark

type Visitor<Result> = (text: string, role: Role | undefined, path: JsonPath, schema: Schema) => Result
export type StringVisitor = Visitor<string>

/**
 * A value with every string passed through `change`, which is told the string's role, path and schema.
 * Parts that the schema does not know, and parts in which nothing changes, are kept as they are.
 */
export function mapStrings<Value>(schema: Schema, value: Value, change: StringVisitor): Value {
  // Texts become texts, and all else keeps its shape.
  return mapAt(stepFor(schema), value, change, []) as Value
}

/**
 * Shows strings to `visit`, which is told their role, path and schema; changes nothing.
 *
 * @param only sorts of strings to be shown, in the order of the file as all are; a walk for few is much shorter
 */
export function visitStrings(schema: Schema, value: unknown, visit: Visitor<void>, only?: readonly StringFilter[]): void {
  const wanted = only ? sortsOf(only) : EVERYTHING
  visitAt(stepFor(schema), value, { visit, wanted }, [])
}

/**
 * A place of the schema as a walk meets it: optional wrappers taken off, and the steps that lead on from it. They are worked out
 * once, because asking the schema costs more than walking.
 */
type Step = {
  schema: Schema
  role: Role | undefined
  /** The sorts of a string that stands here, a bit each, and those of all that can stand here and below. */
  own: number
  reach: number
  /** The fields that an object's schema names. */
  fields?: ReadonlyMap<string, Step>
  /** Every other field, or every entry. */
  rest?: Step | undefined
  /** Of a union: the option that this value is. */
  choose?: (value: unknown) => Step | undefined
}

/** Each sort has a bit of its own, and every string the last one, of whatever sort it is. */
const bits = new Map<StringFilter, number>()
const OF_ANY_SORT = 1 << 30
const EVERYTHING = -1

function sortsOf(sorts: readonly StringFilter[]): number {
  for (const sort of sorts) if (!bits.has(sort)) bits.set(sort, 1 << bits.size)
  if (bits.size > 30) throw new Error('There are more sorts of strings than bits.')
  return sorts.reduce((all, sort) => all | (bits.get(sort) ?? 0), 0)
}

const steps = new WeakMap<Schema, Step>()

/** @param outer role of the schema in whose place this one stands, as wrapped or as one of several; it holds if this has none */
function stepFor(schema: Schema, outer = schemaInfo(schema).role): Step {
  const known = outer === undefined ? steps.get(schema) : undefined
  if (known) return known
  const { kind, role = outer, mark } = schemaInfo(schema)
  if (kind.is === 'wrapper') return stepFor(kind.inner, outer)
  // The keys of a mark are sorts.
  const own = OF_ANY_SORT | sortsOf([...(role ? [role] : []), ...(Object.keys(mark) as (keyof Mark)[])])
  // A schema that holds itself meets the step that is being made, below which anything may stand.
  const step: Step = { schema, role, own, reach: EVERYTHING }
  if (outer === undefined) steps.set(schema, step)
  step.reach = leadOn(step, outer).reduce((all, { reach }) => all | reach, own)
  return step
}

/** Adds the steps that lead on from one, and returns them. */
function leadOn(step: Step, outer: Role | undefined): Step[] {
  const { kind } = schemaInfo(step.schema)
  if (kind.is === 'array') step.rest = stepFor(kind.element)
  if (kind.is === 'record') step.rest = stepFor(kind.value)
  if (kind.is === 'object') {
    step.fields = new Map(Object.entries(kind.shape).map(([key, child]) => [key, stepFor(child)]))
    step.rest = kind.rest && stepFor(kind.rest)
  }
  const options: Step[] = []
  if (kind.is === 'choice') {
    const variants = new Map([...kind.options].map(([literal, option]) => [literal, stepFor(option, outer)]))
    step.choose = (value) => variants.get(isObject(value) ? value[kind.discriminator] : undefined)
    options.push(...variants.values())
  }
  if (kind.is === 'union') {
    options.push(...kind.options.map((option) => stepFor(option, outer)))
    step.choose = (value) => options[optionFor(kind.options, value)]
  }
  return [...(step.fields?.values() ?? []), ...(step.rest ? [step.rest] : []), ...options]
}

/** The step for this very value: unions decided by what it looks like. */
function decided(step: Step, value: unknown): Step {
  const option = step.choose?.(value)
  return option ? decided(option, value) : step
}

/** `path` is one list for the whole walk; who is shown a string gets a copy. */
function visitAt(step: Step, value: unknown, walk: { visit: Visitor<void>; wanted: number }, path: (string | number)[]): void {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return
  const { schema, role, own, fields, rest } = decided(step, value)
  if (typeof value === 'string') return own & walk.wanted ? walk.visit(value, role, path.slice(), schema) : undefined
  const isList = Array.isArray(value)
  for (const name of Object.keys(value)) {
    const next = fields?.get(name) ?? rest
    if (next === undefined || !(next.reach & walk.wanted)) continue
    path.push(isList ? Number(name) : name)
    visitAt(next, (value as Record<string, unknown>)[name], walk, path)
    path.pop()
  }
}

function mapAt(step: Step, value: unknown, change: StringVisitor, path: (string | number)[]): unknown {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return value
  const { schema, role, fields, rest } = decided(step, value)
  if (typeof value === 'string') return change(value, role, path.slice(), schema)
  const isList = Array.isArray(value)
  let changed: Record<string, unknown> | unknown[] | undefined
  for (const name of Object.keys(value)) {
    const next = fields?.get(name) ?? rest
    if (next === undefined) continue
    const child = (value as Record<string, unknown>)[name]
    path.push(isList ? Number(name) : name)
    const mapped = mapAt(next, child, change, path)
    path.pop()
    if (mapped === child) continue
    changed ??= isList ? [...value] : { ...value }
    ;(changed as Record<string, unknown>)[name] = mapped
  }
  return changed ?? value
}
