import type { JsonPath } from '../../site/text/jsonPath'

const keyOf = (path: JsonPath) => `quoin-studio ${JSON.stringify(path)}`

/** What was typed into a field and is not in the file yet; undefined once another value stands there than when it was typed, or was on its way there. */
export function keptTyping(path: JsonPath, value: unknown): { value: unknown } | undefined {
  const left = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null') as { typed?: unknown; was?: unknown; sent?: { value?: unknown } } | null
  const isOurs = left && [left.was, ...(left.sent ? [left.sent.value] : [])].some((own) => JSON.stringify(own) === JSON.stringify(value))
  return isOurs ? { value: left.typed } : undefined
}

/**
 * Keeps what is typed into a field, also across a reload.
 *
 * @param was what stands in the file
 * @param sent what was typed before, and nobody has answered yet: it may stand there by now
 */
export function keepTyping(path: JsonPath, typed: unknown, was: unknown, sent?: { value: unknown }): void {
  sessionStorage.setItem(keyOf(path), JSON.stringify({ typed, was, sent }))
}

/** Forgets what was typed into a field; given a value, only if it was that. */
export function forgetTyping(path: JsonPath, written?: { value: unknown }): void {
  const left = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null') as { typed?: unknown } | null
  if (!written || JSON.stringify(left?.typed) === JSON.stringify(written.value)) sessionStorage.removeItem(keyOf(path))
}
