import { onceFor } from '../../parts/onceFor'
import { z } from 'zod'
import type { Blocks } from '../../blocks/schemas'
import { id } from '../../parts/id'
import { renderMessage } from '../../site/diagnostics/catalogue'
import { compileValue } from '../../site/compile'
import type { Finding } from '../../site/diagnostics/diagnostic'
import { readAll } from '../../site/read/include/readAll'
import { isObject, type JsonPath, valueAt } from '../../site/text/jsonPath'
import type { Site } from '../../site/schema/site'

/** The type of a section that stands in for one with a mistake; no folder can have this name. */
export const STAND_IN = '?'

const schema = z.strictObject({ named: z.string().describe('The type that was written.'), problem: z.string().describe('What is wrong with it.') })

/** A section without its mistake may bring others to light, such as a link to what it held. */
const MOST_ROUNDS = 3

const withStandIn = onceFor((blocks: Blocks): Blocks => ({ ...blocks, [STAND_IN]: { schema } }))

/**
 * Makes a site of a file with mistakes, for the author to look at: each section with a mistake is replaced by one that says
 * what is wrong. Nothing of it is ever published.
 *
 * @returns the site, or undefined when something other than sections is wrong
 */
export function siteWithStandIns(bytes: Uint8Array, blocks: Blocks, at?: string): Site | undefined {
  const { text, value: written, findings: unreadable } = readAll(bytes)
  if (unreadable.length > 0) return undefined
  // Others read what the file holds as it is.
  const value = structuredClone(written)
  const known = withStandIn(blocks)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    // Its sentences list the blocks that exist, and a stand-in is none of them.
    const { site, findings } = compileValue({ text, value }, round === 0 ? blocks : known, { at })
    if (findings.length === 0) return site
    if (!findings.every((finding) => replaceSection(value, finding))) return undefined
  }
  return undefined
}

function replaceSection(value: unknown, finding: Finding): boolean {
  const { location } = finding
  const place = 'path' in location ? sectionOf(location.path) : undefined
  const list = place && valueAt(value, place.slice(0, -1))
  const key = place?.at(-1)
  if (!place || key === undefined || typeof list !== 'object' || list === null) return false
  const old = valueAt(value, place)
  if (isObject(old) && old.type === STAND_IN) return true
  const { message, hint } = renderMessage(finding.message)
  const named = isObject(old) && typeof old.type === 'string' ? old.type : 'section'
  const anchor = id.safeParse(isObject(old) ? old.id : undefined)
  Object.assign(list, { [key]: { type: STAND_IN, named, problem: `${message} ${hint}`.trim(), ...(anchor.success && { id: anchor.data }) } })
  return true
}

/** The section that a path leads into, or undefined for any other path. */
function sectionOf(path: JsonPath): JsonPath | undefined {
  if (path[0] === 'shared' && path.length >= 2) return path.slice(0, 2)
  const list = path.indexOf('sections')
  return list >= 0 && path.length > list + 1 ? path.slice(0, list + 2) : undefined
}
