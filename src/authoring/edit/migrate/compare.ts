import { isFields } from '../../../parts/fieldPath'
import { suggest } from '../../../site/diagnostics/suggest'
import type { Shape } from './shape'

/** One way in which data that was right would be wrong now. `path` is written like "items[].question". */
export type BreakingChange =
  | { kind: 'removed'; path: string }
  | { kind: 'renamed'; path: string; to: string }
  | { kind: 'required'; path: string; shape: Shape; isNew: boolean }
  | { kind: 'kind'; path: string; from: string; to: string }
  | { kind: 'option'; path: string; gone: unknown; left: readonly unknown[] }
  | { kind: 'limit'; path: string; word: string; from: unknown; to: unknown }

const UPPER = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum']
const LOWER = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum']
const EXACT = ['pattern', 'format', 'multipleOf']

/**
 * What content written for the old shape would break in the new one. Empty when every old value is still right: a new optional
 * field, another option, a wider limit.
 */
export function breakingChanges(before: Shape, after: Shape, path = ''): BreakingChange[] {
  const [old, now] = [alternatives(before), alternatives(after)]
  if (old.length > 1 || now.length > 1) return unionBreaks(old, now, path)
  if (isAnything(after)) return []
  const kinds = kindBreaks(before, after, path)
  if (kinds.length > 0) return kinds
  return [...optionBreaks(before, after, path), ...limitBreaks(before, after, path), ...fieldBreaks(before, after, path), ...innerBreaks(before, after, path)]
}

/** Each old alternative must still be right in one of the new ones; of the new ones the nearest tells what is wrong. */
function unionBreaks(old: readonly Shape[], now: readonly Shape[], path: string): BreakingChange[] {
  return old.flatMap((one) => {
    const each = now.map((other) => breakingChanges(one, other, path))
    if (each.some((found) => found.length === 0)) return []
    const near = each.filter((found) => !found.some(({ kind, path: place }) => kind === 'kind' && place === path))
    return near.toSorted((a, b) => a.length - b.length)[0] ?? [{ kind: 'kind', path, from: kindOf(one), to: [...new Set(now.map(kindOf))].join(' or ') }]
  })
}

function alternatives(shape: Shape): readonly Shape[] {
  const found = shape.anyOf ?? shape.oneOf
  // Of plain kinds, such as a text or a switch, only the names are listed.
  if (Array.isArray(shape.type)) return shape.type.map((type: unknown) => ({ ...shape, type }))
  return Array.isArray(found) ? found.flatMap((one) => alternatives(one as Shape)) : [shape]
}

function isAnything(shape: Shape): boolean {
  return Object.keys(shape).length === 0
}

function kindBreaks(before: Shape, after: Shape, path: string): BreakingChange[] {
  const [from, to] = [kindOf(before), kindOf(after)]
  if (from === to || to === 'anything' || (from === 'integer' && to === 'number')) return []
  return [{ kind: 'kind', path, from, to }]
}

/** In the words of JSON Schema: "string", "integer" …; an option without a type has that of its values. */
export function kindOf(shape: Shape): string {
  if (typeof shape.type === 'string') return shape.type
  const [first] = optionsOf(shape) ?? []
  return first === undefined ? 'anything' : typeof first
}

function optionsOf(shape: Shape): readonly unknown[] | undefined {
  if (Array.isArray(shape.enum)) return shape.enum
  return 'const' in shape ? [shape.const] : undefined
}

function optionBreaks(before: Shape, after: Shape, path: string): BreakingChange[] {
  const [old, now] = [optionsOf(before), optionsOf(after)]
  if (!now) return []
  if (!old) return [{ kind: 'limit', path, word: 'options', from: undefined, to: now.join(', ') }]
  return old.filter((option) => !now.includes(option)).map((gone) => ({ kind: 'option', path, gone, left: now }))
}

function limitBreaks(before: Shape, after: Shape, path: string): BreakingChange[] {
  const isTighter = (word: string) => {
    const [from, to] = [before[word], after[word]]
    if (to === undefined || from === to) return false
    // The old form or another one.
    if (word === 'pattern' && String(to).startsWith(`${from}|`)) return false
    if (from === undefined || EXACT.includes(word)) return true
    return UPPER.includes(word) ? Number(to) < Number(from) : Number(to) > Number(from)
  }
  // Where only some options are possible, they are told instead.
  if (optionsOf(before)) return []
  return [...UPPER, ...LOWER, ...EXACT].filter(isTighter).map((word) => ({ kind: 'limit', path, word, from: before[word], to: after[word] }))
}

function fieldsOf(shape: Shape): Readonly<Record<string, Shape>> {
  return isFields(shape.properties) ? (shape.properties as Record<string, Shape>) : {}
}

export function requiredIn(shape: Shape): readonly string[] {
  return Array.isArray(shape.required) ? shape.required : []
}

function fieldBreaks(before: Shape, after: Shape, path: string): BreakingChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const gone = after.additionalProperties === false ? Object.keys(old).filter((name) => !Object.hasOwn(now, name)) : []
  const came = Object.keys(now).filter((name) => !Object.hasOwn(old, name))
  const renamed = new Map(gone.flatMap((name) => [[name, renamedTo(name, old, now, came, gone)] as const]).filter((pair): pair is [string, string] => pair[1] !== undefined))
  const taken = new Set(renamed.values())
  const at = (name: string) => (path ? `${path}.${name}` : name)
  return [
    ...gone.map((name): BreakingChange => {
      const to = renamed.get(name)
      return to === undefined ? { kind: 'removed', path: at(name) } : { kind: 'renamed', path: at(name), to }
    }),
    ...requiredIn(after)
      .filter((name) => !taken.has(name) && !requiredIn(before).includes(name))
      .map((name): BreakingChange => ({ kind: 'required', path: at(name), shape: now[name] ?? {}, isNew: !Object.hasOwn(old, name) })),
    ...[...renamed].flatMap(([name, to]) =>
      requiredIn(after).includes(to) && !requiredIn(before).includes(name) ? [{ kind: 'required', path: at(to), shape: now[to] ?? {}, isNew: false } as const] : [],
    ),
    ...Object.keys(old).flatMap((name) => (Object.hasOwn(now, name) ? breakingChanges(old[name] ?? {}, now[name] ?? {}, at(name)) : [])),
  ]
}

/** The new field that a field has become: one that takes its values and has a name near it, or is the only one to come where one went. */
function renamedTo(name: string, old: Readonly<Record<string, Shape>>, now: Readonly<Record<string, Shape>>, came: readonly string[], gone: readonly string[]): string | undefined {
  const fits = came.filter((candidate) => breakingChanges(old[name] ?? {}, now[candidate] ?? {}).length === 0)
  const near = suggest(name, fits)
  if (near !== undefined) return gone.every((other) => other === name || suggest(near, [other, name]) === name || suggest(other, [near]) === undefined) ? near : undefined
  return gone.length === 1 && came.length === 1 ? fits[0] : undefined
}

function innerBreaks(before: Shape, after: Shape, path: string): BreakingChange[] {
  const inner = (word: string, end: string): BreakingChange[] => {
    const [old, now] = [before[word], after[word]]
    if (!isFields(old) || !isFields(now)) return []
    return breakingChanges(old, now, `${path}${end}`)
  }
  const rest = path ? '.*' : '*'
  const closed: BreakingChange[] = isFields(before.additionalProperties) && after.additionalProperties === false ? [{ kind: 'removed', path: `${path}${rest}` }] : []
  return [...inner('items', '[]'), ...inner('additionalProperties', rest), ...inner('propertyNames', ''), ...closed]
}
