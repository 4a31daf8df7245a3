import { message } from '../diagnostics/catalogue'
import { at, atKey, type Finding } from '../diagnostics/diagnostic'
import { optionAddress } from '../../parts/optionAddress'
import type { ItemField } from '../../parts/itemField'
import { itemShape } from '../schema/item'
import { declaredFields, declaredSchema, declaring } from '../schema/itemFields'
import { findingsOf } from '../schema/findings/zodFindings'
import type { JsonPath } from '../text/jsonPath'

/** What is wrong with the fields that collections declare, or else with the items that have them; the rest of the file is right. */
export function declaredFieldFindings(value: Record<string, unknown>): Finding[] {
  const faults = declaring(value.collections).flatMap(([collection, { fields }]) =>
    declaredFields(fields).flatMap((field) => faultsOf(field, ['collections', collection, 'fields', field.name])),
  )
  const schema = faults.length === 0 && declaredSchema(value.collections)
  return schema ? findingsOf(schema, value) : faults
}

/** Names that an item has anyway, or that lists give to it. */
const TAKEN: ReadonlySet<string> = new Set([...Object.keys(itemShape), 'href'])

function faultsOf({ name, type, options }: ItemField, place: JsonPath): Finding[] {
  if (TAKEN.has(name)) return [atKey(place, message('fieldTaken', { name }))]
  const isChoice = type === 'choice' || type === 'choices'
  if (isChoice && options.length === 0) return [at(place, message('choiceWithoutOptions', { name, type }))]
  if (!isChoice && options.length > 0) return [at([...place, 'options'], message('optionsWithoutChoice', { name, type }))]
  const first = new Map<string, string>()
  return options.flatMap((option, index) => {
    const address = optionAddress(options, option)
    const other = first.get(address)
    first.set(address, other ?? option)
    return other === undefined ? [] : [at([...place, 'options', index], message('doubleOption', { option, other }))]
  })
}
