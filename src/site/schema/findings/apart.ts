import { z } from 'zod'
import { message } from '../../diagnostics/catalogue'
import { atKey, type Finding } from '../../diagnostics/diagnostic'
import { wordsOf } from '../../diagnostics/nameWords'
import { isCalled } from '../../diagnostics/otherNames'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { isRequired, type Schema, schemaAt, schemaInfo, unwrapped } from '../schemaTree'
import { ownerOf } from './issueWords'

/** Fields that are parts of another one, which is an entry or a list of them: "button_label" and "button_link" of an action. */
type Apart = { field: string; names: readonly string[]; written: string; isGuess: boolean }

/** Words before a name that only tell one of several of its kind. */
const COUNTING = /^(?:\d+|first|second|third|primary|secondary|main)$/
/** Where there is no word for a part, it is the address: "image" beside "image_alt". */
const ADDRESS_ROLES = ['href', 'media']

/** The fields of other entries whose parts stand one by one in the braces at a path; with points for what such an entry needs besides. */
export function partsApart(schema: Schema, value: unknown, owner: JsonPath): Apart[] {
  const entry = valueAt(value, owner)
  const own = schemaAt(schema, value, owner)
  const { kind } = own ? schemaInfo(unwrapped(own)) : { kind: undefined }
  if (kind?.is !== 'object' || !isObject(entry)) return []
  const strange = Object.keys(entry).filter((name) => !Object.hasOwn(kind.shape, name) && typeof entry[name] === 'string')
  if (strange.length === 0) return []
  const taken = new Set<string>()
  return Object.entries(kind.shape).flatMap(([field, of]) => {
    if (Object.hasOwn(entry, field)) return []
    const apart = partsOf(
      field,
      of,
      entry,
      strange.filter((name) => !taken.has(name)),
    )
    for (const name of apart?.names ?? []) taken.add(name)
    return apart ? [apart] : []
  })
}

function partsOf(field: string, of: Schema, entry: Record<string, unknown>, strange: readonly string[]): Apart | undefined {
  const whole = schemaInfo(unwrapped(of)).kind
  const element = whole.is === 'array' ? whole.element : of
  const { kind } = schemaInfo(unwrapped(element))
  if (kind.is !== 'object') return undefined
  const groups = new Map<string, Map<string, string>>()
  for (const name of strange) {
    const part = partOf(name, field, kind.shape)
    const group = part && (groups.get(part.of) ?? new Map<string, string>())
    if (part && group && !group.has(part.part)) groups.set(part.of, group.set(part.part, name))
  }
  const made = [...groups.values()].flatMap((parts) => {
    const said = Object.fromEntries([...parts].map(([part, name]) => [part, entry[name]]))
    const lacking = Object.entries(kind.shape).filter(([part, own]) => isRequired(own) && !parts.has(part))
    const fields = { ...said, ...Object.fromEntries(lacking.map(([part]) => [part, '…'])) }
    return z.safeParse(element, fields).success ? [{ names: [...parts.values()], written: written(fields), isGuess: lacking.length > 0 }] : []
  })
  const [first, ...others] = made
  if (!first || (whole.is !== 'array' && others.length > 0)) return undefined
  const all = made.map((one) => one.written).join(', ')
  return { field, names: made.flatMap(({ names }) => names), isGuess: made.some(({ isGuess }) => isGuess), written: whole.is === 'array' ? `[${all}]` : all }
}

const written = (fields: Record<string, unknown>) =>
  `{ ${Object.entries(fields)
    .map(([name, text]) => `${JSON.stringify(name)}: ${JSON.stringify(text)}`)
    .join(', ')} }`

/** Which part of an entry a name is, and of which of several: "button2_url" is the "href" of the second button. */
function partOf(name: string, field: string, shape: Readonly<Record<string, Schema>>): { of: string; part: string } | undefined {
  const words = wordsOf(name)
  const said = words.filter((word) => !COUNTING.test(word))
  const counting = words.filter((word) => COUNTING.test(word)).join(' ')
  for (let length = said.length; length > 0; length--) {
    const stem = said.slice(0, length).join('')
    if (!isField(stem, field)) continue
    const rest = said.slice(length).join('')
    const part = rest === '' ? addressOf(shape) : partNamed(rest, shape)
    if (part !== undefined) return { of: counting, part }
  }
  // "altText" beside "image": what no other entry has needs no word for its own.
  return (said.join('') === 'alt' || isCalled(said.join(''), 'alt')) && Object.hasOwn(shape, 'alt') ? { of: counting, part: 'alt' } : undefined
}

const isField = (stem: string, field: string) => stem === field.toLowerCase() || `${stem}s` === field.toLowerCase() || isCalled(stem, field)

function addressOf(shape: Readonly<Record<string, Schema>>): string | undefined {
  const [only, ...others] = Object.keys(shape).filter((name) => isRequired(shape[name] ?? z.never()) && ADDRESS_ROLES.includes(schemaInfo(shape[name] ?? z.never()).role ?? ''))
  return others.length === 0 ? only : undefined
}

const partNamed = (rest: string, shape: Readonly<Record<string, Schema>>) =>
  Object.keys(shape).find((name) => name.toLowerCase() === rest) ?? Object.keys(shape).find((name) => isCalled(rest, name))

/** What is told of each such field, at the first of its parts. */
export function apartFindings(value: unknown, owner: JsonPath, apart: readonly Apart[]): Finding[] {
  return apart.map((words) => atKey([...owner, words.names[0] ?? ''], message('apart', { ...words, owner: ownerOf(value, owner) })))
}
