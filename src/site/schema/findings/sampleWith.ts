import { z } from 'zod'
import type { JsonPath } from '../../text/jsonPath'
import { ownSchemaAt } from '../ownSchema'
import { isRequired, markOf, type Schema, schemaInfo, unwrapped } from '../schemaTree'

/** A telephone number, as people write it. */
const NUMBER = /^\+?[\d\s().-]{7,}$/
const ADDRESS = /^(?:\/|#|media\/|https?:|mailto:|tel:)/

/** An entry that holds the text in the field that it was meant for, and points in all others that must be there. */
export function sampleWith(schema: Schema, found: unknown): string | undefined {
  // An entry with nothing in it would be the next mistake.
  if (typeof found === 'string' && found.trim() === '') return sampleWith(schema, '…')
  const { kind } = schemaInfo(unwrapped(schema))
  if (kind.is === 'union') return kind.options.map((option) => sampleWith(option, found)).find((sample) => sample !== undefined)
  if (kind.is === 'choice' && typeof found === 'string') return variantWith(kind, found)
  if (kind.is === 'object' && typeof found === 'number') return numbersWith(kind.shape, found)
  if (kind.is !== 'object' || typeof found !== 'string') return undefined
  const linked = linkedWith(kind.shape, found)
  if (linked !== undefined) return linked
  const needed = Object.entries(kind.shape).filter(([, field]) => isRequired(field))
  const roles = ADDRESS.test(found) ? ['href', 'media'] : ['text', 'richText']
  if (needed.length === 0) return chosenWith(kind.shape, found)
  const [[only, ofOnly] = [], ...others] = needed
  if (ofOnly && others.length === 0 && isText(ofOnly) && !ADDRESS.test(found)) {
    const sample = { [only ?? '']: found }
    if (z.safeParse(schema, sample).success) return `{ ${JSON.stringify(only)}: ${JSON.stringify(found)} }`
  }
  const [holder] = needed.find(([, field]) => roles.includes(schemaInfo(field).role ?? '')) ?? []
  if (holder === undefined || !needed.every(([, field]) => isText(field))) return undefined
  return `{ ${needed.map(([name]) => `${JSON.stringify(name)}: ${name === holder ? JSON.stringify(found) : '"…"'}`).join(', ')} }`
}

/** A picture or a link as Markdown writes it: its words, and its address. */
const MARKDOWN = /^!?\[([^[\]\n]{0,300})\]\(([^()\s]{1,2000})(?:\s+"[^"\n]*")?\)$/

/** The entry of a picture or a link that is written as in Markdown. */
function linkedWith(shape: Record<string, Schema>, found: string): string | undefined {
  const [, words, address] = MARKDOWN.exec(found.trim()) ?? []
  const needed = Object.entries(shape).filter(([, field]) => isRequired(field))
  const written = needed.flatMap(([name, field]) => {
    const { role } = schemaInfo(field)
    const part = role === 'media' || role === 'href' ? address : role === 'text' ? words : undefined
    return part === undefined ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(part)}`]
  })
  return needed.length === 2 && written.length === 2 ? `{ ${written.join(', ')} }` : undefined
}

/** The entry with the number in each field that needs one and takes it, and points in its texts. */
function numbersWith(shape: Record<string, Schema>, found: number): string | undefined {
  const needed = Object.entries(shape).filter(([, field]) => isRequired(field))
  const written = needed.flatMap(([name, field]) => {
    const isNumber = z.safeParse(field, found).success
    return isNumber || isText(field) ? [`${JSON.stringify(name)}: ${isNumber ? found : '"…"'}`] : []
  })
  return written.length > 0 && written.length === needed.length && written.some((field) => field.endsWith(`: ${found}`)) ? `{ ${written.join(', ')} }` : undefined
}

/** The entry with the text in the only field that takes no other kind of text, in the one for telephones, or in "text"; undefined where only its author knows. */
function chosenWith(shape: Record<string, Schema>, found: string): string | undefined {
  const takes = (field: Schema) => z.safeParse(field, found).success && (found.startsWith('/') || !markOf(unwrapped(field)).own)
  const strict = Object.entries(shape).filter(([, field]) => !z.safeParse(field, 'a b').success && takes(field))
  const [only, ...others] = strict
  if (only && others.length === 0) return `{ ${JSON.stringify(only[0])}: ${JSON.stringify(found)} }`
  if (strict.length > 0) return undefined
  const phones = NUMBER.test(found) ? Object.keys(shape).filter((called) => markOf(unwrapped(shape[called] ?? z.never())).phone) : []
  const name = [...phones, 'text'].find((called) => {
    const field = shape[called]
    return field && isText(unwrapped(field)) && z.safeParse(field, found).success
  })
  return name && `{ ${JSON.stringify(name)}: ${JSON.stringify(found)} }`
}

/** The variant that is called so, or the only one whose one other field takes such a text and no other. */
function variantWith({ discriminator, options }: { discriminator: string; options: ReadonlyMap<unknown, Schema> }, found: string): string | undefined {
  const samples = [...options].flatMap(([name, option]) => {
    const { kind } = schemaInfo(unwrapped(option))
    const [field, ...others] = kind.is === 'object' ? Object.entries(kind.shape).filter(([one, schema]) => one !== discriminator && isRequired(schema)) : []
    if (!field || others.length > 0 || !isText(field[1])) return []
    const written = (text: string) => `{ ${JSON.stringify(discriminator)}: ${JSON.stringify(name)}, ${JSON.stringify(field[0])}: ${JSON.stringify(text)} }`
    if (name === found.toLowerCase()) return [written('…')]
    return !z.safeParse(field[1], 'a b').success && z.safeParse(field[1], found).success ? [written(found)] : []
  })
  return samples.length === 1 ? samples[0] : undefined
}

export function isText(field: Schema): boolean {
  const { kind } = schemaInfo(field)
  return kind.is === 'leaf' && kind.isString
}

/** An entry with all that it needs, and points in it, or a list of one; undefined where it needs more than texts. */
export function sampleAt(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const own = ownSchemaAt(schema, value, path)
  const { kind } = own ? schemaInfo(unwrapped(own)) : { kind: undefined }
  if (kind?.is !== 'array') return own && entrySample(own)
  const entry = entrySample(kind.element)
  return entry && `[${entry}]`
}

/** Stands for a text that an author has yet to write; an address leads home. */
const textSample = (field: Schema) => (schemaInfo(field).role === 'href' ? '"/"' : '"…"')

function entrySample(own: Schema): string | undefined {
  const { kind } = schemaInfo(unwrapped(own))
  const needed = kind.is === 'object' ? Object.entries(kind.shape).filter(([, field]) => isRequired(field)) : []
  const written = needed.flatMap(([name, field]) => {
    const sample = isText(field) ? textSample(field) : entrySample(field)
    return sample === undefined ? [] : [`${JSON.stringify(name)}: ${sample}`]
  })
  return needed.length > 0 && written.length === needed.length ? `{ ${written.join(', ')} }` : undefined
}
