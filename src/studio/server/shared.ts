import type { Blocks } from '../../blocks/schemas'
import { pagesThatShow } from '../../authoring/edit/readWords'
import { schemaOf } from '../../site/schema/composed'
import { schemaAt } from '../../site/schema/schemaTree'
import { isObject } from '../../site/text/jsonPath'
import type { SharedPart } from '../types'
import { formOf } from './form'

/** What is known of the shared section that a section of a page uses; undefined where it uses none. */
export function sharedOf(value: unknown, section: unknown, blocks: Blocks): SharedPart | undefined {
  const name = isObject(section) && typeof section.use === 'string' ? section.use : undefined
  const shared = isObject(value) && isObject(value.shared) ? value.shared : {}
  if (name === undefined || !Object.hasOwn(shared, name)) return undefined
  const path = ['shared', name]
  const schema = schemaAt(schemaOf(blocks), value, path)
  if (!schema) return undefined
  const form = formOf(schema)
  const own = form.is === 'object' ? { ...form, fields: form.fields.filter(({ name: field, isSetting }) => field !== 'type' && !isSetting) } : form
  return { name, path, pages: pagesThatShow(value, [path]), value: shared[name], form: own }
}
