import { type JsonPath, isObject, valueAt } from '../../text/jsonPath'
import { z } from 'zod'
import { marks } from '../../../parts/role'
import { schemaAt, unwrapped } from '../schemaTree'
import { blockNamed, counted } from '../../../parts/counted'
import { eitherNumberWords } from './eitherNumber'

/** What an author calls the braces at a path: "a faqGroup", "an entry of items", "site". */
export function ownerOf(value: unknown, path: JsonPath): string {
  const self = valueAt(value, path)
  // A page has no type, also where a program has written one.
  if (isObject(self) && typeof self.type === 'string' && path.at(-2) !== 'pages') return blockNamed(shorten(self.type))
  const key = path.at(-1)
  if (key === undefined) return 'the file'
  return typeof key === 'number' ? `an entry of "${String(path.at(-2))}"` : `"${key}"`
}

export function meaningAt(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent instanceof z.ZodObject ? parent.shape[String(path.at(-1))] : parent instanceof z.ZodArray ? parent.element : undefined
  return own instanceof z.ZodType ? own.description : undefined
}

/** How the value at a path is written, where its schema says so. */
export function formAt(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const own = schemaAt(schema, value, path)
  if (own && unwrapped(own) instanceof z.ZodNumber) return eitherNumberWords(valueAt(value, path))
  return own && marks.get(unwrapped(own) as z.ZodType)?.form
}

/** How a value of a format that JSON knows by name is written. */
const FORMATS: Record<string, string> = {
  url: 'Write a full address that starts with "https://".',
  email: 'Write an address such as "name@example.com".',
  date: 'Write a day that exists as YYYY-MM-DD.',
}

export function formatWords(format: string): string | undefined {
  return FORMATS[format]
}

/** How names are written that an author may choose. */
export const NAME_FORM = 'Names start with a small letter and go on with letters and digits.'

/** How the sentences of zod begin; they are in the words of programmers. */
const FOREIGN = /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/

/** Returns a schema's own message as a sentence with a full stop; undefined when the message is one of zod's. */
export function ownSentence({ code, message }: { code: string; message: string }): string | undefined {
  if (code === 'unrecognized_keys' || message.trim() === '' || FOREIGN.test(message)) return undefined
  return /[.!?…]$/.test(message.trim()) ? message.trim() : `${message.trim()}.`
}

/** Said where nothing is known of the form that a value should have. */
export const COMPARE = 'Compare it with a place where it works.'

const KINDS: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'an entry in { }',
  record: 'an entry in { }',
}

export function kindWords(expected: string): string {
  return KINDS[expected] ?? expected
}

export function foundWords(found: unknown): string {
  if (found === null) return 'null'
  if (Array.isArray(found)) return 'a list'
  if (typeof found === 'object') return 'an entry in { }'
  if (typeof found === 'number') return `the number ${found}`
  return typeof found === 'string' ? `the text "${shorten(found)}"` : String(found)
}

export function limitWords(origin: string, limit: number): string {
  if (origin === 'string') return counted(limit, 'character')
  return origin === 'array' ? counted(limit, 'entry') : String(limit)
}

export function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}…` : value
}
