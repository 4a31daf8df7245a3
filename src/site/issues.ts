import { z } from 'zod'
import { cause } from './catalogue'
import { type Finding, at, atKey } from './problem'
import { type Path, isObject, keysOf, optionFor, schemaAt, valueAt } from './schemaTree'
import { suggest } from './suggest'

type Issue = z.core.$ZodIssue

/** Turns what zod says of a value into findings in the words of pages.json. One mistake gives one finding. */
export function findingsOf(schema: z.ZodType, value: unknown): Finding[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  const issues = result.error.issues.flatMap((issue) => unnest(schema, value, issue, []))
  const told = issues.flatMap((issue) => tell(schema, value, issue))
  return told.filter((finding) => !isOtherHalf(finding, told))
}

/** Replaces a union's issue by those of the option that was meant, with full paths. */
function unnest(schema: z.ZodType, value: unknown, issue: Issue, base: Path): Issue[] {
  const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }]
  const union = unionAt(schema, value, path)
  const meant = union ? optionFor(union.options, valueAt(value, path)) : 0
  return (issue.errors[meant] ?? []).flatMap((inner) => unnest(schema, value, inner, path))
}

/** The undecided union at a path: the parent is decided by its value, the last step is not. */
function unionAt(schema: z.ZodType, value: unknown, path: Path): z.ZodUnion | undefined {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const element = parent instanceof z.ZodArray ? parent.element : parent instanceof z.ZodRecord ? parent.valueType : undefined
  const property = parent instanceof z.ZodObject ? parent.shape[String(path.at(-1))] : undefined
  const found = element ?? property
  return found instanceof z.ZodUnion && !(found instanceof z.ZodDiscriminatedUnion) ? found : undefined
}

function tell(schema: z.ZodType, value: unknown, issue: Issue): Finding[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol')
  const found = valueAt(value, path)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysOf(schemaAt(schema, value, path))
      const unused = known.filter((key) => !(isObject(found) && Object.hasOwn(found, key)))
      return issue.keys.map((name) => {
        const words = { name, owner: ownerOf(value, path), known, suggestion: suggest(name, unused) }
        return atKey([...path, name], cause('unknownField', words))
      })
    }
    case 'invalid_union':
      return [unknownVariant(value, path, issue)]
    case 'invalid_type':
      return [found === undefined ? missing(schema, value, path) : at(path, cause('wrongKind', { expected: kindWords(issue.expected), found: foundWords(found) }))]
    case 'invalid_value':
      if (found === undefined) return [missing(schema, value, path)]
      return [at(path, cause('unknownOption', { name: String(found), known: issue.values.map(String), suggestion: suggest(String(found), issue.values.map(String)) }))]
    case 'too_big':
      return [at(path, cause('tooMuch', { limit: limitWords(issue.origin, Number(issue.maximum)) }))]
    case 'too_small':
      return [found === '' ? at(path, cause('emptyText', {})) : at(path, cause('tooLittle', { limit: limitWords(issue.origin, Number(issue.minimum)) }))]
    case 'custom':
      return [custom(path, found, issue.params ?? {})]
    case 'invalid_key':
      return [atKey(path, cause('badForm', { name: String(path.at(-1)), meaning: 'Names start with a small letter and go on with letters and digits.' }))]
    default:
      return [found === '' ? at(path, cause('emptyText', {})) : at(path, cause('badForm', { name: shorten(String(found)), meaning: meaningAt(schema, value, path) ?? 'Compare it with a place where it works.' }))]
  }
}

function custom(path: Path, found: unknown, params: Record<string, unknown>): Finding {
  if (params.code === 'unsafe-href') return at(path, cause('unsafeHref', { href: shorten(String(found)), fault: String(params.fault) }))
  return at(path, cause('emptyText', {}))
}

function unknownVariant(value: unknown, path: Path, issue: Extract<Issue, { code: 'invalid_union' }>): Finding {
  const known = ((issue as { options?: unknown[] }).options ?? []).map(String)
  const name = valueAt(value, path)
  if (name === undefined) return at(path.slice(0, -1), cause('missingType', { field: String(path.at(-1)), known }))
  if (typeof name !== 'string') return at(path, cause('wrongKind', { expected: 'a text', found: foundWords(name) }))
  const words = { name, known, suggestion: suggest(name, known) }
  return at(path, path.at(-1) === 'type' ? cause('unknownBlock', words) : cause('unknownOption', words))
}

function missing(schema: z.ZodType, value: unknown, path: Path): Finding {
  const owner = path.slice(0, -1)
  return at(owner, cause('missingField', { field: String(path.at(-1)), owner: ownerOf(value, owner), meaning: meaningAt(schema, value, path) }))
}

/** "Unknown field titel" and "title is missing" are one mistake when the one suggests the other. */
function isOtherHalf(finding: Finding, all: Finding[]): boolean {
  if (finding.cause.name !== 'missingField' || !('path' in finding.spot)) return false
  const { path } = finding.spot
  const { field } = finding.cause.words
  return all.some(({ cause: other, spot }) => {
    if (other.name !== 'unknownField' || !('path' in spot)) return false
    return other.words.suggestion === field && spot.path.length === path.length + 1 && path.every((key, index) => spot.path[index] === key)
  })
}

/** What an author calls the braces at a path: "a faqGroup", "an entry of items", "site". */
function ownerOf(value: unknown, path: Path): string {
  const self = valueAt(value, path)
  if (isObject(self) && typeof self.type === 'string') return `a ${self.type}`
  const key = path.at(-1)
  if (key === undefined) return 'the file'
  return typeof key === 'number' ? `an entry of "${String(path.at(-2))}"` : `"${key}"`
}

function meaningAt(schema: z.ZodType, value: unknown, path: Path): string | undefined {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent instanceof z.ZodObject ? parent.shape[String(path.at(-1))] : parent instanceof z.ZodArray ? parent.element : undefined
  return own instanceof z.ZodType ? own.description : undefined
}

const KINDS: Record<string, string> = { string: 'a text in quotes', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list in [ ]', object: 'an entry in { }', record: 'an entry in { }' }

function kindWords(expected: string): string {
  return KINDS[expected] ?? expected
}

function foundWords(found: unknown): string {
  if (found === null) return 'null'
  if (Array.isArray(found)) return 'a list'
  if (typeof found === 'object') return 'an entry in { }'
  return typeof found === 'string' ? `the text "${shorten(found)}"` : String(found)
}

function limitWords(origin: string, limit: number): string {
  if (origin === 'string') return `${limit} ${limit === 1 ? 'character' : 'characters'}`
  return origin === 'array' ? `${limit} ${limit === 1 ? 'entry' : 'entries'}` : String(limit)
}

export function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}…` : value
}
