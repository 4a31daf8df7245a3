/** What has become of an entry. Only `sent` is a success; what is `unclear` may have arrived or not. */
export type Outcome =
  | { kind: 'sent' | 'unclear' | 'offline' | 'unreachable' }
  | { kind: 'refused'; fields: Readonly<Record<string, string>>; reason?: string | undefined }
  | { kind: 'tooMany'; seconds: number }

/** What a service has answered; `isOwnPage` where that is a page of this very site. */
export type Answer = { status: number; retryAfter: string | null; text: string; isOwnPage: boolean }

/** How long to wait where a service asks for patience and does not say how long. */
const USUAL_WAIT = 60
/** The way to the service has failed behind the visitor's own line: nobody knows how far the entry came. */
const LOST_ON_THE_WAY: readonly number[] = [408, 502, 504]

/**
 * Reads an answer. An entry was taken only if the service says so: by its status, by nothing to the contrary in what it writes,
 * and, where it has a word for it, by that word.
 *
 * @param word that is true in the JSON of an answer when an entry was taken
 */
export function outcomeOf({ status, retryAfter, text, isOwnPage }: Answer, word?: string): Outcome {
  if (status === 429 || (status === 503 && retryAfter !== null)) return { kind: 'tooMany', seconds: secondsOf(retryAfter) }
  if (LOST_ON_THE_WAY.includes(status)) return { kind: 'unclear' }
  const said = jsonOf(text)
  const isFine = status >= 200 && status < 300
  if (!isFine || isRefusal(said)) return { kind: 'refused', ...reasonsIn(said) }
  // A page in place of an answer: of a portal of a hotel, or of a host that answers whatever it is asked.
  const isTaken = word === undefined ? !isOwnPage : said?.[word] === true
  return { kind: isTaken ? 'sent' : 'unclear' }
}

/** Seconds of a "Retry-After", which is a number or a moment. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter ?? '') - Date.now()) / 1000 : seconds
  return wait > 0 ? Math.ceil(wait) : USUAL_WAIT
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonOf(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRefusal(said: Json | undefined): boolean {
  if (!said) return false
  const { success, ok, error, errors } = said
  return success === false || ok === false || Boolean(error) || (isObject(errors) || Array.isArray(errors) ? Object.keys(errors).length > 0 : Boolean(errors))
}

/** Longest reason of a service that is shown; what is longer is meant for programmers. */
const LONGEST = 300

/** What is wrong at which field, however services write it: a list of { field, message }, or messages by field; and what is wrong as a whole. */
function reasonsIn(said: Json | undefined): { fields: Record<string, string>; reason?: string | undefined } {
  const { errors, error, message } = said ?? {}
  const list = Array.isArray(errors) ? errors.filter(isObject).map((one) => [one.field ?? one.name, one.message] as const) : Object.entries(isObject(errors) ? errors : {})
  const told = list.map(([field, words]) => [field, Array.isArray(words) ? words[0] : words] as const).filter(([, words]) => isShort(words))
  const fields = Object.fromEntries(told.flatMap(([field, words]) => (typeof field === 'string' ? [[field, String(words)]] : [])))
  const whole = [...told.flatMap(([field, words]) => (typeof field === 'string' ? [] : [words])), isObject(error) ? error.message : error, message].find(isShort)
  return { fields, reason: whole as string | undefined }
}

const isShort = (words: unknown) => typeof words === 'string' && words.trim() !== '' && words.length <= LONGEST
