import { type JsonPath, valueAt, withValue } from '../../text/jsonPath'
import { z } from 'zod'
import { message } from '../../diagnostics/catalogue'
import { meantHref } from '../../diagnostics/betterHref'
import { type Finding, at, atKey } from '../../diagnostics/diagnostic'
import { COMPARE, NAME_FORM, formAt, formatWords, foundWords, kindWords, limitWords, meaningAt, ownerOf, ownSentence, shorten } from './issueWords'
import { issuesIn } from '../pieces'
import { childSchema, optionFor, schemaAt, unwrapped } from '../schemaTree'
import { meantOption } from '../../diagnostics/suggest'
import type { Remedy } from '../../diagnostics/remedy'
import { partsApart } from './apart'
import { listElsewhere, listIn } from './listElsewhere'
import { misplaced } from './misplaced'
import { misspelled, unknownFields } from './unknownField'
import { elsewhere, toldBy, withoutTold } from './wrongLevel'
import { filmElsewhere } from './filmElsewhere'
import { dayWords } from './likelyDay'
import { likelyForm, nameInstead } from './likelyForm'
import { nestedIn } from './nested'
import { isNeeded, ownSchemaAt } from '../ownSchema'
import { otherwise } from './otherwise'
import { ownMeaning } from './ownMeaning'
import { remedyFor } from './remedyFor'
import { sampleAt } from './sampleWith'
import { turnsIn } from './turns'
import { meantEntry, unknownVariant } from './unknownVariant'

type Issue = z.core.$ZodIssue

/** Unknown fields told of one entry: with more, it is the entry that is wrong. */
const MOST_NAMES = 50

/** Turns what zod says of a value into findings in the words of pages.json. One mistake gives one finding. */
export function findingsOf(schema: z.ZodType, value: unknown): Finding[] {
  const moved = elsewhere(schema, value)
  const told = toldBy(moved)
  const issues = issuesIn(schema, value).flatMap((issue) => unnest(schema, value, issue, []))
  return [
    ...moved,
    ...findingsFrom(
      schema,
      value,
      issues.flatMap((issue) => withoutTold(issue, told) ?? []),
    ),
  ]
}

function findingsFrom(schema: z.ZodType, value: unknown, issues: readonly Issue[]): Finding[] {
  const wrongKinds = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.join('\n')] : [])))
  // Of a text where a list belongs zod would also count the letters.
  const strangers = new Map<string, Finding>()
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_type' && wrongKinds.has(issue.path.join('\n'))) return []
    const stranger = strangerAt(schema, value, issue)
    if (!stranger) return fromZodIssue(schema, value, issue)
    // All that zod says of an entry of another kind is one mistake.
    const key = JSON.stringify(stranger.location)
    if (strangers.has(key)) return []
    strangers.set(key, stranger)
    return [stranger]
  })
}

/** The entry that an issue is about, where it belongs to another list. */
function strangerAt(schema: z.ZodType, value: unknown, { code, path: whole }: Issue): Finding | undefined {
  const path = whole.filter((key) => typeof key !== 'symbol')
  const owner = code === 'unrecognized_keys' ? path : path.slice(0, -1)
  const found = misplaced(schema, value, owner) ?? filmElsewhere(schema, value, owner)
  if (found) return at(owner, found)
  const listed = code === 'invalid_type' ? turnsIn(schema, value, path) : code === 'too_big' ? turnsIn(schema, value, [...path, 0]) : undefined
  if (listed) return listed
  // What is missing may stand there, too.
  const isGone = code === 'unrecognized_keys' || valueAt(value, path) === undefined
  const name = isGone ? nestedIn(schema, value, owner) : undefined
  return name === undefined ? undefined : atKey([...owner, name], message('nested', { name, owner: ownerOf(value, owner) }))
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
    case 'unrecognized_keys':
      return unknownFields(schema, value, path, issue.keys.slice(0, MOST_NAMES))
    case 'invalid_union':
      return variantFindings(schema, value, path, issue)
    case 'invalid_type':
      if (found === undefined) return missing(schema, value, path)
      return [
        at(path, message('wrongKind', { expected: kindWords(issue.expected), found: foundWords(found), form: formAt(schema, value, path), ...madeRight(schema, value, path) })),
      ]
    case 'invalid_value':
      if (found === undefined) return missing(schema, value, path)
      if (typeof found === 'object' || issue.values.includes(Number(found)) || otherwise(schema, value, path) !== undefined)
        return [at(path, message('wrongKind', { expected: `one of ${issue.values.join(', ')}`, found: foundWords(found), ...madeRight(schema, value, path) }))]
      return [at(path, message('unknownOption', { name: String(found), known: issue.values.map(String), suggestion: meantOption(String(found), issue.values.map(String)) }))]
    case 'too_big':
      return [at(path, message('tooMuch', { limit: limitWords(issue.origin, Number(issue.maximum)) }))]
    case 'too_small':
      return [
        found === ''
          ? at(path, message('emptyText', { isNeeded: isNeeded(schema, value, path) }))
          : at(path, message('tooLittle', { limit: limitWords(issue.origin, Number(issue.minimum)) })),
      ]
    case 'custom':
      return [custom(schema, path, issue.params ?? {}, value)]
    case 'invalid_key':
      return [atKey(path, message('badForm', { name: String(path.at(-1)), meaning: ownMeaning(issue.issues) ?? NAME_FORM, instead: nameInstead(schema, value, path) }))]
    default:
      return [
        found === ''
          ? at(path, message('emptyText', { isNeeded: isNeeded(schema, value, path) }))
          : at(
              path,
              message('badForm', {
                name: shorten(String(found)),
                meaning:
                  dayWords(String(found)) ?? formAt(schema, value, path) ?? formatWords('format' in issue ? String(issue.format) : '') ?? meaningAt(schema, value, path) ?? COMPARE,
                instead: formInstead(schema, value, path),
              }),
            ),
      ]
  }
}

/** What makes a value of another kind right. */
function madeRight(schema: z.ZodType, value: unknown, path: JsonPath) {
  const own = ownSchemaAt(schema, value, path)
  const sample = () => sampleAt(schema, value, path)
  const list = listIn(schema, value, path)
  if (list !== undefined) return { remedy: { do: 'rename', name: String(path.at(-1)), instead: list } as const }
  const remedy = own && (remedyFor(own, value, path, isNeeded(schema, value, path)) ?? writing(sample()))
  return { instead: otherwise(schema, value, path), remedy }
}

const writing = (sample: string | undefined): Remedy | undefined => (sample === undefined ? undefined : { do: 'write', sample, isGuess: true })

function formInstead(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const own = ownSchemaAt(schema, value, path)
  return own && likelyForm(own, valueAt(value, path))
}

function custom(schema: z.ZodType, path: JsonPath, params: Record<string, unknown>, file: unknown): Finding {
  const found = valueAt(file, path)
  if (params.code === 'unsafe-href')
    return at(path, message('unsafeHref', { href: shorten(String(found)), fault: String(params.fault), suggestion: meantHref(String(found), file) }))
  if (params.code === 'bad-form')
    return at(path, message('badForm', { name: shorten(String(found)), meaning: dayWords(String(found)) ?? String(params.meaning), instead: formInstead(schema, file, path) }))
  if (params.code === 'empty-text') return at(path, message('emptyText', { isNeeded: isNeeded(schema, file, path) }))
  return at(path, message('ownRule', { sentence: undefined, meaning: formAt(schema, file, path) ?? meaningAt(schema, file, path) }))
}

/** Of an entry that is called as in another program also what is wrong with its fields. */
function variantFindings(schema: z.ZodType, value: unknown, path: JsonPath, issue: Extract<Issue, { code: 'invalid_union' }>): Finding[] {
  const known = ((issue as { options?: unknown[] }).options ?? []).map(String)
  const variant = { schema, value, path, known }
  const entry = meantEntry(variant)
  if (entry === undefined) return [unknownVariant(variant)]
  const owner = path.slice(0, -1)
  const meant = withValue(value, owner, entry)
  const own = schemaAt(schema, meant, owner)
  return [
    unknownVariant(variant),
    ...(own
      ? findingsFrom(
          schema,
          meant,
          issuesIn(own, entry).flatMap((inner) => unnest(schema, meant, inner, owner)),
        )
      : []),
  ]
}

function missing(schema: z.ZodType, value: unknown, path: JsonPath): Finding[] {
  const owner = path.slice(0, -1)
  const field = String(path.at(-1))
  // Told where it stands.
  if (listElsewhere(schema, value, path) !== undefined || partsApart(schema, value, owner).some((apart) => apart.field === field || apart.names.includes(field))) return []
  const words = { field, owner: ownerOf(value, owner), meaning: meaningAt(schema, value, path), sample: sampleAt(schema, value, path) }
  return [misspelled(schema, value, owner, field) ?? at(owner, message('missingField', words))]
}
