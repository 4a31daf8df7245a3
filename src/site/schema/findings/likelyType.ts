import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { z } from 'zod'
import { childSchema, type Schema, schemaAt, schemaInfo, unwrapped } from '../schemaTree'

/** The types that an entry may have which does not say it: the likeliest first; `suggestion` where no other is possible. */
export type LikelyTypes = { known: readonly string[]; suggestion?: string | undefined; wrapped?: string | undefined }

/** @param owner where an entry stands that lacks the field which says what it is */
export function likelyTypes(schema: Schema, value: unknown, owner: JsonPath, field: string, names: readonly string[]): LikelyTypes {
  let found: LikelyTypes | undefined
  const likely = () => (found ??= findTypes(schema, value, owner, field, names))
  // Looked for when somebody reads it: of thousands of such entries only some are told.
  return {
    get known() {
      return likely().known
    },
    get suggestion() {
      return likely().suggestion
    },
    get wrapped() {
      return likely().wrapped
    },
  }
}

function findTypes(schema: Schema, value: unknown, owner: JsonPath, field: string, names: readonly string[]): LikelyTypes {
  const entry = valueAt(value, owner)
  const parent = schemaAt(schema, value, owner.slice(0, -1))
  const own = parent && childSchema(parent, valueAt(value, owner.slice(0, -1)), owner.at(-1) ?? '')
  const kind = own && choiceOf(own)
  if (!kind || !isObject(entry)) return { known: names }
  const [only, ...more] = Object.keys(entry)
  if (only !== undefined && more.length === 0 && kind.options.has(only) && isObject(entry[only])) return { known: names, wrapped: only }
  const right = names.filter((name) => {
    const option = kind.options.get(name)
    return option && z.safeParse(option, { [field]: name, ...entry }).success
  })
  const shared = (name: string) => {
    const option = kind.options.get(name)
    return option ? Object.keys(entry).filter((key) => schemaInfo(option).keys.has(key)).length : 0
  }
  const known = right.length > 0 ? right : names.toSorted((one, other) => shared(other) - shared(one))
  return { known, suggestion: right.length === 1 && Object.keys(entry).length > 0 ? right[0] : undefined }
}

/** What decides by a field of an entry what it is: of a section that may be one that is shared, the other half. */
export function choiceOf(schema: Schema) {
  const { kind } = schemaInfo(unwrapped(schema))
  if (kind.is === 'choice') return kind
  return kind.is === 'union' ? kind.options.map((option) => schemaInfo(unwrapped(option)).kind).find((option) => option.is === 'choice') : undefined
}
