import { isObject, type JsonPath } from '../../../site/text/jsonPath'
import type { Form } from '../../types'
import { optionOf } from '../start'

/**
 * The field to which a place of a part belongs: its own, or the innermost around it that is drawn; empty where that is the part itself.
 *
 * @param form what may be written in the part, as far as it is drawn
 * @param steps the way to the place from the part
 */
export function fieldPlace(form: Form, value: unknown, steps: JsonPath): JsonPath {
  const [key, ...rest] = steps
  const inner = key === undefined ? undefined : formAt(form, value, key)
  return key === undefined || !inner ? [] : [key, ...fieldPlace(inner, (value as Record<string | number, unknown>)[key], rest)]
}

/** What may be written in a step of a value; undefined where that has no field of its own just now. */
function formAt(form: Form, value: unknown, key: string | number): Form | undefined {
  switch (form.is) {
    case 'object': {
      const found = isObject(value) ? form.fields.find(({ name }) => name === key)?.form : undefined
      return found?.is === 'fixed' ? undefined : found
    }
    case 'list':
      return typeof key === 'number' && Array.isArray(value) && key < value.length ? form.entry : undefined
    case 'names':
      return isObject(value) && Object.hasOwn(value, key) ? form.entry : undefined
    case 'kinds':
      return key === form.by
        ? { is: 'text', role: 'plain' }
        : formAt(form.kinds.find((kind) => isObject(value) && value[form.by] === kind.value)?.form ?? { is: 'json' }, value, key)
    case 'either':
      return formAt(optionOf(form.options, value) ?? { is: 'json' }, value, key)
    default:
      return undefined
  }
}
