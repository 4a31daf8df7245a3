import { betterHref } from '../../diagnostics/betterHref'
import { formatHex, parse } from 'culori'
import { z } from 'zod'
import { slugOf } from '../../../parts/slugOf'
import { likelyDay } from './likelyDay'
import { likelyLanguage } from './likelyLanguage'
import { type JsonPath, valueAt } from '../../text/jsonPath'
import { type Schema, schemaAt } from '../schemaTree'

/** How the same is written that somebody has written in a form of their own; the first that is right is taken. */
const WAYS: readonly ((written: string) => string | undefined)[] = [
  (written) => written.trim(),
  (written) => betterHref(written, []),
  (written) => /^.*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(written)?.[1],
  (written) => /^mailto:\s*(\S+)$/i.exec(written)?.[1],
  (written) => (/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(written) ? `#${written.toLowerCase()}` : undefined),
  (written) => (/^(?:(?:rgb|hsl|oklch)\([^()]*\)|#[\da-f]{8})$/i.test(written.trim()) ? opaque(written.trim()) : undefined),
  likelyDay,
  // As programs keep a moment: where a day alone is wanted, its day.
  (written) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?=:[\d.]+(?:Z|[+-]\d\d:?\d\d)?$)/.exec(written)?.[0],
  (written) => /^\d{4}-\d\d-\d\d(?=T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$)/.exec(written)?.[0],
  (written) => written.replace(/\s*[([]at[)\]]\s*/i, '@'),
  (written) => international(written),
  (written) => written.trim().replaceAll('_', '-'),
  (written) => slugOf(written.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, '-').replaceAll(ICON_SETS, '')),
  (written) => camelCase(written),
  likelyLanguage,
]

/** What other sets of icons write before the name of one. */
const ICON_SETS =
  /(?:^|\s)(?:fa-(?:solid|regular|brands|light|duotone)|fa[srlbd]?|bi|mdi|material-icons|lucide|heroicons?)(?=[\s:-])[\s:]*|(?<=\s|^)(?:fa|bi|mdi|lucide|tabler|icon)[-:]/gi

/** A colour that nothing shines through as # and six digits. */
function opaque(written: string): string | undefined {
  const colour = parse(written)
  return colour && (colour.alpha ?? 1) === 1 ? formatHex(colour) : undefined
}

/** A number of a telephone as the network has it, where its country is said: "0044 (0)20 7946-0018" is "+442079460018". */
function international(written: string): string | undefined {
  const plain = written.replaceAll(/\(0\)|[\s()./-]/g, '').replace(/^00/, '+')
  return /^\+\d+$/.test(plain) ? plain : undefined
}

/** "opening year", "opening-year" and "Opening_Year" are "openingYear". */
function camelCase(written: string): string {
  return slugOf(written).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** Longer than any address, day or colour. */
const LONGEST = 300

/** What was certainly meant by a text that is not in its form; undefined where only its author knows. */
export function likelyForm(own: Schema, written: unknown): string | undefined {
  if (typeof written !== 'string' || written.length > LONGEST) return undefined
  const forms = WAYS.flatMap((way) => way(written) ?? [])
  return forms.find((form) => form !== written && z.safeParse(own, form).success)
}

/** What a name of a record was meant to be; its rule is in the schema of the names. */
export function nameInstead(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const record = schemaAt(schema, value, path.slice(0, -1))
  const taken = Object.keys(Object(valueAt(value, path.slice(0, -1))))
  const name = record instanceof z.ZodRecord ? likelyForm(record.keyType, String(path.at(-1))) : undefined
  return name !== undefined && taken.includes(name) ? undefined : name
}
