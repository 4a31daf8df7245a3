import { OF_BLOCKS } from '../../parts/policy'

/** What of a block has an answer that is looked at before it is used. */
export type Answering = 'resolve' | 'policy' | 'ground'

/** Deepest that the values of an answer lie in one another: far more than a page has, and far less than what draws it can follow. */
const DEEPEST = 100
/** How a source is written of what a page may be allowed: nothing else may come into its policy. */
const SOURCE = /^[^\s;,]+$/

/** Values that were found to be data: lists of items are the same for many sections. */
const known = new WeakSet<object>()

/** Says why the answer of a block cannot be used, as the end of a sentence; undefined when it can. */
export function answerFault(part: Answering, answer: unknown): string | undefined {
  if (part === 'ground') return answer === 'picture' ? undefined : 'it returns neither "picture" nor nothing'
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'it returns no object'
  return part === 'policy' ? policyFault(answer) : dataFault(answer)
}

function policyFault(answer: object): string | undefined {
  const allowed: readonly string[] = OF_BLOCKS
  for (const [name, sources] of Object.entries(answer)) {
    if (!allowed.includes(name)) return `it asks for "${name}", and only ${allowed.map((one) => `"${one}"`).join(', ')} can be asked for`
    const isList = Array.isArray(sources) && sources.every((source) => typeof source === 'string' && SOURCE.test(source))
    if (sources !== undefined && !isList) return `its "${name}" is no list of sources`
  }
  return undefined
}

/** Only what JSON can say is the same on the page, in an island and when it is compared. */
function dataFault(answer: object): string | undefined {
  const found = strangeIn(answer)
  if (!found) return undefined
  if (found.kind === undefined) return `its "${found.path.slice(0, 3).join('.')}" holds itself, or lies too deep`
  const where = found.path.length === 0 ? 'what it returns' : `its "${found.path.join('.')}"`
  return `${where} is ${found.kind}, and a page is made of texts, numbers, true, false, null, lists and plain objects`
}

/** Where something stands that is no data, and its kind; without a kind it only lies too deep. */
type Strange = { path: readonly string[]; kind?: string }

function strangeIn(value: unknown, depth = 0): Strange | undefined {
  if (depth > DEEPEST) return { path: [] }
  if (typeof value === 'object' && value !== null && known.has(value)) return undefined
  const kind = strangeKind(value)
  if (kind !== undefined) return { path: [], kind }
  if (typeof value !== 'object' || value === null) return undefined
  const parts = value as Record<string, unknown>
  // The way is put together only once something is found: a list of all items may stand on the page of each.
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const found = strangeIn(parts[key], depth + 1)
    if (found) return { ...found, path: [String(key), ...found.path] }
  }
  known.add(value)
  return undefined
}

/** What a value is that JSON cannot say; undefined for one that it can, and for one that is not there. */
function strangeKind(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return `a ${typeof value}`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  // Plain ones of whatever realm have a prototype that has none.
  return prototype === null || Object.getPrototypeOf(prototype) === null ? undefined : `a ${Object.prototype.toString.call(value).slice(8, -1)} of its own kind`
}
