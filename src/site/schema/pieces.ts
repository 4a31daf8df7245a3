import { isObject, type JsonPath } from '../text/jsonPath'
import { z } from 'zod'
import { schemaInfo, optionFor, type Schema } from './schemaTree'

type Issue = z.core.$ZodIssue

/** Values inside a piece that is checked at once. */
const PIECE = 5_000
/** Most issues that are collected: nobody reads more, and each takes memory. */
const MOST_ISSUES = 2_000
/** Names of a record that are checked at once. */
const CHUNK = 500

/**
 * What zod says of a value. A large one is checked piece by piece, and only until enough is found: zod itself collects all there
 * is to say of a list, in calls with as many arguments as there are issues.
 */
export function issuesIn(schema: Schema, value: unknown): Issue[] {
  const found: Issue[] = []
  collect(schema, value, [], found)
  return found
}

function collect(schema: Schema, value: unknown, path: JsonPath, found: Issue[]): void {
  if (found.length >= MOST_ISSUES) return
  if (!isLarge(value)) return check(schema, value, path, found)
  const { kind } = schemaInfo(schema)
  if (kind.is === 'wrapper') return collect(kind.inner, value, path, found)
  if (kind.is === 'array' && Array.isArray(value)) {
    check(changed(schema, { element: z.unknown() }), value, path, found)
    for (const [index, entry] of value.entries()) collect(kind.element, entry, [...path, index], found)
    return
  }
  if (kind.is === 'union') return collectUnion(kind.options, value, path, found)
  if (!isObject(value)) return check(schema, value, path, found)
  const option = kind.is === 'choice' ? kind.options.get(value[kind.discriminator]) : undefined
  if (option) return collect(option, value, path, found)
  if (kind.is === 'record') return collectRecord(schema, kind.value, value, path, found)
  if (kind.is !== 'object') return check(schema, value, path, found)
  const large = Object.entries(kind.shape).filter(([name]) => Object.hasOwn(value, name) && isLarge(value[name]))
  check(large.length === 0 ? schema : changed(schema, { shape: { ...kind.shape, ...Object.fromEntries(large.map(([name]) => [name, z.unknown()])) } }), value, path, found)
  for (const [name, field] of large) collect(field, value[name], [...path, name], found)
}

/** Judges a value at once. */
function check(schema: Schema, value: unknown, path: JsonPath, found: Issue[]): void {
  const result = z.safeParse(schema, value)
  for (const issue of result.error?.issues ?? []) {
    if (found.length >= MOST_ISSUES) return
    found.push({ ...issue, path: [...path, ...issue.path] })
  }
}

/** A value may be any of these; where it is none, what is wrong with the one that was meant is told. */
function collectUnion(options: readonly Schema[], value: unknown, path: JsonPath, found: Issue[]): void {
  const issues = options.map((option) => {
    const own: Issue[] = []
    collect(option, value, path, own)
    return own
  })
  if (issues.some((own) => own.length === 0)) return
  for (const issue of issues[optionFor(options, value)] ?? []) found.push(issue)
}

function collectRecord(schema: Schema, inner: Schema, value: Record<string, unknown>, path: JsonPath, found: Issue[]): void {
  const names = changed(schema, { valueType: z.unknown() })
  const entries = Object.entries(value)
  for (let start = 0; start < entries.length && found.length < MOST_ISSUES; start += CHUNK) {
    const chunk = entries.slice(start, start + CHUNK)
    check(names, Object.fromEntries(chunk), path, found)
    for (const [name, entry] of chunk) collect(inner, entry, [...path, name], found)
  }
}

/** The same schema, rules of its own included, with a part of it replaced. */
function changed(schema: Schema, part: object): Schema {
  return z.core.clone(schema, { ...schema._zod.def, ...part })
}

function isLarge(value: unknown): boolean {
  return countUpTo(value, PIECE) > PIECE
}

/** The number of values in a value, itself included; counting ends when there are more than `most`. */
function countUpTo(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const child of Object.values(value)) {
    count += countUpTo(child, most - count)
    if (count > most) return count
  }
  return count
}
