import { z } from 'zod'
import { tokensIn } from '../../parts/token'
import { message } from '../diagnostics/catalogue'
import { formatWords } from '../schema/findings/issueWords'
import { type Finding, at } from '../diagnostics/diagnostic'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'
import { visitStrings } from '../schema/walk'

/** The section as it is written, and with its tokens filled in; where it stands, and the item that its page is made for. */
type Filling = { schema: z.ZodType; raw: Record<string, unknown>; source: JsonPath; item?: JsonPath | undefined; page: string }

/**
 * Judges a section after its tokens are filled in: a day must be one, and a field of which nothing is left counts as left out.
 *
 * @param report for what the section says; `reportItem` for what the item lacks
 * @returns the section without the fields of which nothing is left
 */
export function validateFilled<Section extends Record<string, unknown>>(
  filled: Section,
  { schema, raw, source, item, page }: Filling,
  report: (finding: Finding) => void,
  reportItem: (finding: Finding) => void,
): Section {
  const emptied: JsonPath[] = []
  // Only an item may lack what a token stands for.
  const left = item ? withoutEmptied(raw, filled, [], emptied) : filled
  for (const path of item && emptied.length > 0 ? neededOf(schema, left, emptied) : []) {
    const [token] = tokensIn(String(valueAt(raw, path)))
    const name = token?.name ?? ''
    reportItem(at(item ?? [], message('itemLacks', { field: name.slice(name.indexOf('.') + 1), token: name, page })))
  }
  visitStrings(
    schema,
    left,
    (day, _role, path) => {
      if (day.trim() !== '' && !DAY.safeParse(day).success) report(at([...source, ...path], message('badForm', { name: day, meaning: formatWords('date') ?? '' })))
    },
    ['day'],
  )
  // Fields are only taken away that the schema does not ask for; where it does, the site is of no use.
  return left as Section
}

const DAY = z.iso.date()

/** A copy without the fields whose tokens stand for nothing; their paths are put into `emptied`. Entries of lists stay. */
function withoutEmptied(raw: unknown, filled: unknown, path: JsonPath, emptied: JsonPath[]): unknown {
  if (raw === filled) return filled
  if (Array.isArray(filled) && Array.isArray(raw)) return filled.map((entry, index) => kept(raw[index], entry, [...path, index], emptied) ?? entry)
  if (!isObject(filled) || !isObject(raw)) return filled
  const entries = Object.entries(filled).map(([name, value]) => [name, kept(raw[name], value, [...path, name], emptied)] as const)
  return Object.fromEntries(entries.filter(([name, value]) => value !== undefined || filled[name] === undefined))
}

function kept(raw: unknown, filled: unknown, path: JsonPath, emptied: JsonPath[]): unknown {
  if (typeof filled !== 'string') return withoutEmptied(raw, filled, path, emptied)
  if (raw === filled || filled.trim() !== '') return filled
  emptied.push(path)
  return undefined
}

/** Of the paths those without which the section is no longer what its schema asks for. */
function neededOf(schema: z.ZodType, section: unknown, emptied: readonly JsonPath[]): JsonPath[] {
  const issues = schema.safeParse(section).error?.issues.filter(({ code }) => code !== 'unrecognized_keys') ?? []
  return emptied.filter((path) => issues.some((issue) => issue.path.every((key, index) => index >= path.length || path[index] === key)))
}
