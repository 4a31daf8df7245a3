import { type Message, message } from '../../diagnostics/catalogue'
import { suggest } from '../../diagnostics/suggest'
import { isObject } from '../../text/jsonPath'
import { useSettingNames } from '../sectionSettings'

/** A field that is right in a section with a type, in one that is used by its name, or the other way round. */
export function mixedUse(section: unknown, name: string): Message | undefined {
  if (!isObject(section)) return undefined
  if (Object.hasOwn(section, 'type')) return name === 'use' || name === 'with' ? message('fieldOfUse', { name }) : undefined
  return typeof section.use === 'string' && suggest(name, USE_FIELDS) === undefined ? message('besideUse', { name }) : undefined
}

/** What may stand beside the name of a shared section. */
export const USE_FIELDS = ['with', ...useSettingNames]
