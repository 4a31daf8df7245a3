import type { z } from 'zod'
import { isVisibilityField } from '../../../parts/visibility'
import { message } from '../../diagnostics/catalogue'
import { type Finding, atKey } from '../../diagnostics/diagnostic'
import { isCalled, isOtherName, meantField } from '../../diagnostics/otherNames'
import { editDistance, suggest } from '../../diagnostics/suggest'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { apartFindings, partsApart } from './apart'
import { ownerOf } from './issueWords'
import { mixedUse, USE_FIELDS } from './mixedUse'
import { choiceOf } from './likelyType'
import { childSchema, keysOf, schemaAt } from '../schemaTree'

/** Fields that nothing here has, each with what may be meant by it: of a section that is used, one of those that it may have besides. */
export function unknownFields(schema: z.ZodType, value: unknown, path: JsonPath, names: readonly string[]): Finding[] {
  const found = valueAt(value, path)
  const known = keysOf(schemaAt(schema, value, path))
  const unused = known.filter((key) => !(isObject(found) && Object.hasOwn(found, key)))
  const block = usedBlock(schema, value, path)
  if (block) return [block]
  const apart = partsApart(schema, value, path)
  const told = new Set(apart.flatMap((one) => one.names))
  const others = names
    .filter((name) => !told.has(name))
    .map((name) => {
      const strange = mixedUse(found, name)
      if (strange) return atKey([...path, name], strange)
      const words = { name, owner: ownerOf(value, path), known, suggestion: isObject(found) && 'use' in found ? suggest(name, USE_FIELDS) : meantField(name, unused) }
      return atKey([...path, name], message('unknownField', words))
    })
  return [...apartFindings(value, path, apart), ...others]
}

/** A block that is used as if it were a shared section, beside its own fields. */
function usedBlock(schema: z.ZodType, value: unknown, path: JsonPath): Finding | undefined {
  const found = valueAt(value, path)
  const name = isObject(found) && !Object.hasOwn(found, 'type') ? found.use : undefined
  if (typeof name !== 'string' || valueAt(value, ['shared', name]) !== undefined) return undefined
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent && childSchema(parent, valueAt(value, path.slice(0, -1)), path.at(-1) ?? 0)
  const isBlock = own !== undefined && choiceOf(own)?.options.has(name) === true
  return isBlock ? atKey([...path, 'use'], message('unknownField', { name: 'use', owner: ownerOf({ type: name }, []), known: ['type'], suggestion: 'type' })) : undefined
}

/** "Unknown field titel" and "title is missing" are one mistake, told at the field that is there. */
export function misspelled(schema: z.ZodType, value: unknown, owner: JsonPath, field: string): Finding | undefined {
  const known = keysOf(schemaAt(schema, value, owner))
  const found = valueAt(value, owner)
  const strange = isObject(found) ? Object.keys(found).filter((key) => !known.includes(key)) : []
  const name = strange.find((key) => isOtherName(key, field)) ?? strange.find((key) => isCalled(key, field)) ?? suggest(field, strange)
  return name === undefined ? undefined : atKey([...owner, name], message('unknownField', { name, owner: ownerOf(value, owner), known, suggestion: field }))
}

/** Items may have fields of their own, so only one that is a letter away from a known, unused field is taken for a mistake. */
export function misspelledFields(schema: z.ZodType, file: { collections?: Record<string, readonly object[]> | undefined }): Finding[] {
  return Object.entries(file.collections ?? {}).flatMap(([collection, items]) =>
    items.flatMap((item, index) => {
      const path = ['collections', collection, index]
      const known = keysOf(schemaAt(schema, file, path))
      // "form" is as good a word as "from"; what is like the others of them is told already.
      const unused = known.filter((key) => !Object.hasOwn(item, key) && (key === 'linksToIt' || !isVisibilityField(key)))
      return Object.keys(item).flatMap((name) => {
        const suggestion = known.includes(name) ? undefined : suggest(name, unused)
        if (suggestion === undefined || editDistance(name.toLowerCase(), suggestion.toLowerCase()) > 1) return []
        return [atKey([...path, name], message('unknownField', { name, owner: ownerOf(file, path), known, suggestion }))]
      })
    }),
  )
}
