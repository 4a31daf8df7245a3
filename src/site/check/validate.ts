import type { Blocks } from '../../blocks/schemas'
import { message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import { reasonOf } from '../diagnostics/reasonOf'
import { type FileSchema, schemaOf } from '../schema/composed'
import { findingsOf } from '../schema/findings/zodFindings'
import { shorten } from '../schema/findings/issueWords'
import { isObject, type JsonPath } from '../text/jsonPath'
import { findForbidden } from './characters'
import { declaredFieldFindings } from './declaredFields'
import { itemFieldFindings } from './itemFields'
import { versionFindings } from './versions/versions'

/**
 * Says what is wrong with the shape of a value that should be a content file, and with its characters. Of several kinds of
 * mistakes only the first is told: the others would follow from it.
 *
 * @returns nothing when the value is a `PagesFile`
 */
export function validate(schema: FileSchema, value: unknown, blocks: Blocks): Finding[] {
  if (!isObject(value))
    return [at([], message('notAnObject', { found: Array.isArray(value) ? 'a list' : `only ${shorten(String(value))}`, holds: Array.isArray(value) ? heldBy(value) : undefined }))]
  const { characters, names, turns } = findForbidden(value)
  return [characters, misshapen(schema, value, blocks), names, turns].find((found) => found.length > 0) ?? []
}

/** What a list holds that stands in place of a site. */
function heldBy(list: readonly unknown[]): 'pages' | 'sections' | undefined {
  const has = (...names: string[]) => list.length > 0 && list.every((entry) => isObject(entry) && names.some((name) => Object.hasOwn(entry, name)))
  return has('path', 'sections') ? 'pages' : has('type', 'use') ? 'sections' : undefined
}

/** What is wrong with the shape of a file if it were of today, whatever its age. */
export function shapeFindings(value: unknown, blocks: Blocks): Finding[] {
  return findingsOf(schemaOf(blocks), value)
}

function misshapen(schema: FileSchema, value: Record<string, unknown>, blocks: Blocks): Finding[] {
  const findings = versionFindings(value, blocks)
  if (findings.length > 0) return findings
  const heldBack = itemFieldFindings(value)
  // Of a field that may not stand there its value does not count.
  const known = new Set(heldBack.map(keyOf))
  const found = [...heldBack, ...foundIn(schema, value, blocks).filter((finding) => !known.has(keyOf(finding)))]
  return found.length > 0 ? found : declaredFieldFindings(value)
}

/** A schema that fails must not end the program in a stack that names no section. */
function foundIn(schema: FileSchema, value: Record<string, unknown>, blocks: Blocks): Finding[] {
  try {
    return findingsOf(schema, value)
  } catch (error) {
    const failures = failuresIn(value, [], blocks)
    if (failures.length === 0) throw error
    return failures
  }
}

/** The sections at which the schema of their block fails, such as by a refinement that is async. */
function failuresIn(value: unknown, path: JsonPath, blocks: Blocks): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  const type = isObject(value) && typeof value.type === 'string' ? value.type : ''
  const schema = Object.hasOwn(blocks, type) ? blocks[type]?.schema : undefined
  try {
    schema?.safeParse(value)
  } catch (error) {
    return [at(path, message('blockFailed', { type, part: 'schema', reason: reasonOf(error) }))]
  }
  return Object.entries(value).flatMap(([key, child]) => failuresIn(child, [...path, Array.isArray(value) ? Number(key) : key], blocks))
}

function keyOf({ location }: Finding): string {
  return 'path' in location ? JSON.stringify(location.path) : ''
}
