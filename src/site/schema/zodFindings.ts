import { type JsonPath, isObject, valueAt } from '../text/jsonPath'
import { z } from 'zod'
import { isVisibilityField } from '../../parts/visibility'
import { type Message, message } from '../diagnostics/catalogue'
import { betterHref } from '../diagnostics/betterHref'
import { type Finding, at, atKey } from '../diagnostics/diagnostic'
import { useSettingNames } from './sectionSettings'
import { COMPARE, NAME_FORM, formAt, formatWords, foundWords, kindWords, limitWords, meaningAt, ownerOf, ownSentence, shorten } from './issueWords'
import { issuesIn } from './pieces'
import { childSchema, keysOf, optionFor, schemaAt, unwrapped } from './schemaTree'
import { editDistance, suggest } from '../diagnostics/suggest'

type Issue = z.core.$ZodIssue

/** Unknown fields told of one entry: with more, it is the entry that is wrong. */
const MOST_NAMES = 50

/** Turns what zod says of a value into findings in the words of pages.json. One mistake gives one finding. */
export function findingsOf(schema: z.ZodType, value: unknown): Finding[] {
  const issues = issuesIn(schema, value).flatMap((issue) => unnest(schema, value, issue, []))
  const wrongKinds = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.join('\n')] : [])))
  // Of a text where a list belongs zod would also count the letters.
  return issues.flatMap((issue) => (issue.code !== 'invalid_type' && wrongKinds.has(issue.path.join('\n')) ? [] : fromZodIssue(schema, value, issue)))
}

/** Replaces a union's issue by those of the option that was meant, with full paths. */
function unnest(schema: z.ZodType, value: unknown, issue: Issue, base: JsonPath): Issue[] {
  const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || ownSentence(issue) !== undefined) return [{ ...issue, path }]
  const union = unionAt(schema, value, path)
  const meant = union ? optionFor(union.options, valueAt(value, path)) : 0
  return (issue.errors[meant] ?? []).flatMap((inner) => unnest(schema, value, inner, path))
}

/** The undecided union at a path: the parent is decided by its value, the last step is not. */
function unionAt(schema: z.ZodType, value: unknown, path: JsonPath): z.ZodUnion | undefined {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const key = path.at(-1)
  const child = parent && key !== undefined ? childSchema(parent, valueAt(value, path.slice(0, -1)), key) : undefined
  const found = child && unwrapped(child)
  return found instanceof z.ZodUnion && !(found instanceof z.ZodDiscriminatedUnion) ? found : undefined
}

function fromZodIssue(schema: z.ZodType, value: unknown, issue: Issue): Finding[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol')
  const found = valueAt(value, path)
  const sentence = found === undefined ? undefined : ownSentence(issue)
  if (sentence !== undefined) return [at(path, message('ownRule', { sentence, meaning: undefined }))]
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysOf(schemaAt(schema, value, path))
      const unused = known.filter((key) => !(isObject(found) && Object.hasOwn(found, key)))
      return issue.keys.slice(0, MOST_NAMES).map((name) => {
        const strange = mixedUse(found, name)
        if (strange) return atKey([...path, name], strange)
        const words = { name, owner: ownerOf(value, path), known, suggestion: suggest(name, isObject(found) && 'use' in found ? USE_FIELDS : unused) }
        return atKey([...path, name], message('unknownField', words))
      })
    }
    case 'invalid_union':
      return [unknownVariant(schema, value, path, issue)]
    case 'invalid_type':
      return [
        found === undefined
          ? missing(schema, value, path)
          : at(path, message('wrongKind', { expected: kindWords(issue.expected), found: foundWords(found), instead: otherwise(schema, value, path) })),
      ]
    case 'invalid_value':
      if (found === undefined) return [missing(schema, value, path)]
      if (issue.values.includes(Number(found)) || typeof found === 'object')
        return [at(path, message('wrongKind', { expected: `one of ${issue.values.join(', ')}`, found: foundWords(found), instead: otherwise(schema, value, path) }))]
      return [at(path, message('unknownOption', { name: String(found), known: issue.values.map(String), suggestion: suggest(String(found), issue.values.map(String)) }))]
    case 'too_big':
      return [at(path, message('tooMuch', { limit: limitWords(issue.origin, Number(issue.maximum)) }))]
    case 'too_small':
      return [found === '' ? at(path, message('emptyText', {})) : at(path, message('tooLittle', { limit: limitWords(issue.origin, Number(issue.minimum)) }))]
    case 'custom':
      return [custom(schema, path, issue.params ?? {}, value)]
    case 'invalid_key':
      return [atKey(path, message('badForm', { name: String(path.at(-1)), meaning: ownMeaning(issue.issues) ?? NAME_FORM }))]
    default:
      return [
        found === ''
          ? at(path, message('emptyText', {}))
          : at(
              path,
              message('badForm', {
                name: shorten(String(found)),
                meaning: formAt(schema, value, path) ?? formatWords('format' in issue ? String(issue.format) : '') ?? meaningAt(schema, value, path) ?? COMPARE,
              }),
            ),
      ]
  }
}

/** What a rule of the block itself asks of a name. */
function ownMeaning(issues: readonly z.core.$ZodIssue[]): string | undefined {
  const [meaning] = issues.flatMap((issue) => (issue.code === 'custom' && typeof issue.params?.meaning === 'string' ? [issue.params.meaning] : []))
  return meaning
}

/** A field that is right in a section with a type, in one that is used by its name, or the other way round. */
function mixedUse(section: unknown, name: string): Message | undefined {
  if (!isObject(section)) return undefined
  if (Object.hasOwn(section, 'type')) return name === 'use' || name === 'with' ? message('fieldOfUse', { name }) : undefined
  return typeof section.use === 'string' && suggest(name, USE_FIELDS) === undefined ? message('besideUse', { name }) : undefined
}

const USE_FIELDS = ['with', ...useSettingNames]

/** The same value with or without quotes, as JSON, when that is what the schema wants. */
function otherwise(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const found = valueAt(value, path)
  const own = ownSchemaAt(schema, value, path)
  if (!own) return undefined
  if (typeof found === 'number') return own.safeParse(String(found)).success ? JSON.stringify(String(found)) : undefined
  const plain = typeof found === 'string' ? found.trim() : ''
  if (!/^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/.test(plain)) return undefined
  return own.safeParse(JSON.parse(plain)).success ? plain : undefined
}

/** The schema of the value at a path, with what it says of this very field. */
function ownSchemaAt(schema: z.ZodType, value: unknown, path: JsonPath): z.ZodType | undefined {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent && path.length > 0 ? childSchema(parent, valueAt(value, path.slice(0, -1)), path.at(-1) ?? '') : undefined
  return own instanceof z.ZodType ? own : undefined
}

function custom(schema: z.ZodType, path: JsonPath, params: Record<string, unknown>, file: unknown): Finding {
  const found = valueAt(file, path)
  if (params.code === 'unsafe-href')
    return at(path, message('unsafeHref', { href: shorten(String(found)), fault: String(params.fault), suggestion: betterHref(String(found), pathsIn(file)) }))
  if (params.code === 'bad-form') return at(path, message('badForm', { name: shorten(String(found)), meaning: String(params.meaning) }))
  if (params.code === 'empty-text') return at(path, message('emptyText', {}))
  return at(path, message('ownRule', { sentence: undefined, meaning: formAt(schema, file, path) ?? meaningAt(schema, file, path) }))
}

/** The addresses of pages in a file that may have any shape. */
function pathsIn(file: unknown): string[] {
  const pages = valueAt(file, ['pages'])
  return Array.isArray(pages) ? pages.map((page) => valueAt(page, ['path'])).filter((path) => typeof path === 'string') : []
}

function unknownVariant(schema: z.ZodType, value: unknown, path: JsonPath, issue: Extract<Issue, { code: 'invalid_union' }>): Finding {
  const known = ((issue as { options?: unknown[] }).options ?? []).map(String)
  const name = valueAt(value, path)
  if (name === undefined) {
    const owner = path.slice(0, -1)
    return misspelled(schema, value, owner, String(path.at(-1))) ?? at(owner, message('missingType', { field: String(path.at(-1)), known }))
  }
  if (typeof name !== 'string') return at(path, message('wrongKind', { expected: 'a text', found: foundWords(name) }))
  const words = { name, known, suggestion: suggest(name, known) }
  return at(path, path.at(-1) === 'type' ? message('unknownBlock', words) : message('unknownOption', words))
}

function missing(schema: z.ZodType, value: unknown, path: JsonPath): Finding {
  const owner = path.slice(0, -1)
  const field = String(path.at(-1))
  return misspelled(schema, value, owner, field) ?? at(owner, message('missingField', { field, owner: ownerOf(value, owner), meaning: meaningAt(schema, value, path) }))
}

/** "Unknown field titel" and "title is missing" are one mistake, told at the field that is there. */
function misspelled(schema: z.ZodType, value: unknown, owner: JsonPath, field: string): Finding | undefined {
  const known = keysOf(schemaAt(schema, value, owner))
  const found = valueAt(value, owner)
  const name = isObject(found)
    ? suggest(
        field,
        Object.keys(found).filter((key) => !known.includes(key)),
      )
    : undefined
  return name === undefined ? undefined : atKey([...owner, name], message('unknownField', { name, owner: ownerOf(value, owner), known, suggestion: field }))
}

/** Items may have fields of their own, so only one that is a letter away from a known, unused field is taken for a mistake. */
export function misspelledFields(schema: z.ZodType, file: { collections?: Record<string, readonly object[]> | undefined }): Finding[] {
  return Object.entries(file.collections ?? {}).flatMap(([collection, items]) =>
    items.flatMap((item, index) => {
      const path = ['collections', collection, index]
      const known = keysOf(schemaAt(schema, file, path))
      // "form" is as good a word as "from"; what is like the others of them is told already.
      const unused = known.filter((key) => !Object.hasOwn(item, key) && (key === 'linksToIt' || !isVisibilityField(key)))
      return Object.keys(item).flatMap((name) => {
        const suggestion = known.includes(name) ? undefined : suggest(name, unused)
        if (suggestion === undefined || editDistance(name.toLowerCase(), suggestion.toLowerCase()) > 1) return []
        return [atKey([...path, name], message('unknownField', { name, owner: ownerOf(file, path), known, suggestion }))]
      })
    }),
  )
}
