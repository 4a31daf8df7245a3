import { filmAddress } from '../../../parts/filmAddress'
import { type Message, message } from '../../diagnostics/catalogue'
import { otherBlock } from '../../diagnostics/otherBlocks'
import { isOtherName } from '../../diagnostics/otherNames'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { childSchema, isRequired, markOf, type Schema, schemaAt, schemaInfo, unwrapped } from '../schemaTree'
import { choiceOf } from './likelyType'
import { isText } from './sampleWith'

/** What programs call a section that shows films of one service, and the address of a film by its id. */
const SERVICES: Readonly<Record<string, { id: RegExp; address: string }>> = {
  youtube: { id: /^[\w-]{11}$/, address: 'https://www.youtube.com/watch?v=' },
  vimeo: { id: /^\d{6,12}$/, address: 'https://vimeo.com/' },
}
const ID = /^(?:id|(?:video|youtube|vimeo|film)_?id|video|film|code|key|src)$/i

/** A section of films of the own that names one of another site: such a one belongs to the block that shows what other sites have. */
export function filmElsewhere(schema: Schema, value: unknown, path: JsonPath): Message | undefined {
  const entry = valueAt(value, path)
  const parent = path.at(-2) === 'sections' || path[0] === 'shared' ? schemaAt(schema, value, path.slice(0, -1)) : undefined
  const own = parent && childSchema(parent, valueAt(value, path.slice(0, -1)), path.at(-1) ?? 0)
  const options = own && choiceOf(own)?.options
  if (!options || !isObject(entry) || typeof entry.type !== 'string') return undefined
  const block = otherBlock('iframe', [...options.keys()].map(String))
  const film = block !== undefined && isOfFilms(options.get(entry.type), entry.type) ? filmIn(entry, entry.type) : undefined
  const goal = block === undefined ? undefined : options.get(block)
  if (film === undefined || block === undefined || !goal) return undefined
  return message('filmElsewhere', { address: film.address, sample: sectionFor(block, goal, film, entry) })
}

/** Whether such a section shows films: by a field of its own, or by what it is called elsewhere. */
function isOfFilms(block: Schema | undefined, type: string): boolean {
  const { kind } = block ? schemaInfo(unwrapped(block)) : { kind: undefined }
  if (kind?.is !== 'object') return Object.hasOwn(SERVICES, type.toLowerCase()) || /^(?:film|movie|player)$/i.test(type)
  return Object.values(kind.shape).some((field) => markOf(unwrapped(field)).accepts === 'video')
}

function filmIn(entry: Record<string, unknown>, type: string): { address: string; field: string } | undefined {
  const service = Object.hasOwn(SERVICES, type.toLowerCase()) ? SERVICES[type.toLowerCase()] : undefined
  for (const [field, written] of Object.entries(entry)) {
    if (field === 'type' || typeof written !== 'string') continue
    const address = filmAddress(written) ?? (service?.id.test(written) && ID.test(field) ? service.address + written : undefined)
    if (address !== undefined) return { address, field }
  }
  return undefined
}

/** The section as it is to be: with all of its fields that the other block has, too, and points for a text that is missing. */
function sectionFor(block: string, goal: Schema, film: { address: string; field: string }, entry: Record<string, unknown>): string {
  const { kind } = schemaInfo(unwrapped(goal))
  const shape = kind.is === 'object' ? kind.shape : {}
  const kept = Object.entries(entry).flatMap(([name, written]): [string, unknown][] => {
    const field = Object.hasOwn(shape, name) ? name : Object.keys(shape).find((one) => isOtherName(name, one) && !Object.hasOwn(entry, one))
    return name === film.field || name === 'type' || field === undefined ? [] : [[field, written]]
  })
  const isMissing = ([name, field]: [string, Schema]) =>
    isRequired(field) && isText(field) && name !== 'type' && schemaInfo(field).role === 'text' && kept.every(([one]) => one !== name)
  const wanted = Object.entries(shape)
    .filter(isMissing)
    .map(([name]): [string, unknown] => [name, '…'])
  const address = Object.keys(shape).find((name) => schemaInfo(shape[name] ?? goal).role === 'href') ?? 'href'
  const fields = [['type', block], ...kept, ...wanted, [address, film.address]] as const
  return `{ ${fields.map(([name, written]) => `${JSON.stringify(name)}: ${JSON.stringify(written)}`).join(', ')} }`
}
