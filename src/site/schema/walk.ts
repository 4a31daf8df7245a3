import { isObject, type JsonPath } from '../text/jsonPath'
import { z } from 'zod'
import type { Mark, Role } from '../../parts/role'
import { schemaInfo, markOf, optionFor, type Schema } from './schemaTree'

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
  return mapAt(stepFor(schema, planFor(undefined)), value, change, []) as Value
}

/**
 * Shows strings to `visit`, which is told their role, path and schema; changes nothing.
 *
 * @param only sorts of strings to be shown, in the order of the file as all are; a walk for few is much shorter
 */
export function visitStrings(schema: Schema, value: unknown, visit: Visitor<void>, only?: readonly StringFilter[]): void {
  visitAt(stepFor(schema, planFor(only)), value, visit, [])
}

/**
 * A place of the schema as a walk meets it: optional wrappers taken off, and the steps that lead on from it. They are worked out
 * once for each choice of sorts, because asking the schema costs more than walking.
 */
type Step = {
  schema: Schema
  role: Role | undefined
  isWanted: boolean
  /** The fields that an object's schema names. */
  fields?: ReadonlyMap<string, Step>
  /** Every other field, or every entry. */
  rest?: Step | undefined
  /** Of a union: the option that this value is. */
  choose?: (value: unknown) => Step | undefined
}

/** A branch without a string of the wanted sorts. */
const NOWHERE: Step = { schema: z.never(), role: undefined, isWanted: false }

type Plan = { only: readonly StringFilter[] | undefined; steps: WeakMap<Schema, Step> }
const plans = new Map<string, Plan>()

function planFor(only: readonly StringFilter[] | undefined): Plan {
  const name = only?.join(' ') ?? 'all'
  const plan = plans.get(name) ?? { only, steps: new WeakMap() }
  plans.set(name, plan)
  return plan
}

function isWanted({ only }: Plan, role: Role | undefined, schema: Schema): boolean {
  return only?.some((sort) => sort === role || sort in markOf(schema)) ?? true
}

/** @param outer role of the schema in whose place this one stands, as wrapped or as one of several; it holds if this has none */
function stepFor(schema: Schema, plan: Plan, outer = schemaInfo(schema).role): Step {
  const known = outer === undefined ? plan.steps.get(schema) : undefined
  if (known) return known
  const { kind, role = outer } = schemaInfo(schema)
  if (kind.is === 'wrapper') return stepFor(kind.inner, plan, outer)
  const step: Step = { schema, role, isWanted: isWanted(plan, role, schema) }
  // A schema that holds itself meets the step that is being made.
  if (outer === undefined) plan.steps.set(schema, step)
  if (leadOn(step, plan, outer) || step.isWanted) return step
  plan.steps.set(schema, NOWHERE)
  return NOWHERE
}

/** Adds the steps that lead on from one; says whether there are any. */
function leadOn(step: Step, plan: Plan, outer: Role | undefined): boolean {
  const { kind } = schemaInfo(step.schema)
  if (kind.is === 'array') step.rest = stepFor(kind.element, plan)
  if (kind.is === 'record') step.rest = stepFor(kind.value, plan)
  if (kind.is === 'object') {
    step.fields = new Map(Object.entries(kind.shape).map(([key, child]) => [key, stepFor(child, plan)]))
    step.rest = kind.rest && stepFor(kind.rest, plan)
  }
  const options: Step[] = []
  if (kind.is === 'choice') {
    const variants = new Map([...kind.options].map(([literal, option]) => [literal, stepFor(option, plan, outer)]))
    step.choose = (value) => variants.get(isObject(value) ? value[kind.discriminator] : undefined)
    options.push(...variants.values())
  }
  if (kind.is === 'union') {
    options.push(...kind.options.map((option) => stepFor(option, plan, outer)))
    step.choose = (value) => options[optionFor(kind.options, value)]
  }
  return [...(step.fields?.values() ?? []), step.rest, ...options].some((next) => next !== undefined && next !== NOWHERE)
}

/** The step for this very value: unions decided by what it looks like. */
function decided(step: Step, value: unknown): Step {
  const option = step.choose?.(value)
  return option ? decided(option, value) : step
}

/** `path` is one list for the whole walk; who is shown a string gets a copy. */
function visitAt(step: Step, value: unknown, visit: Visitor<void>, path: (string | number)[]): void {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return
  const { schema, role, isWanted, fields, rest } = decided(step, value)
  if (typeof value === 'string') return isWanted ? visit(value, role, path.slice(), schema) : undefined
  const isList = Array.isArray(value)
  for (const name of Object.keys(value)) {
    const next = fields?.get(name) ?? rest
    if (next === undefined || next === NOWHERE) continue
    path.push(isList ? Number(name) : name)
    visitAt(next, (value as Record<string, unknown>)[name], visit, path)
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
