import { isObject } from '../text/jsonPath'

/** Fields that say when something is there: what comes and goes is told of the whole site. */
const OF_TIME: ReadonlySet<string> = new Set(['hidden', 'from', 'until'])
/** HTML that may have places to which links lead, in the words of the page or in those of its item. */
const HAS_IDS = /\bid\s*=|\.content\}/i

/**
 * Whether two states of a page are the same in all that is read of it elsewhere: what stands above its sections, the places to which
 * links lead, and that nothing on it comes or goes.
 */
export function isAlike(old: unknown, now: unknown): boolean {
  if (!isObject(old) || !isObject(now) || !Array.isArray(old.sections) || !Array.isArray(now.sections)) return false
  // A page for each item counts all of its sections once for each.
  if (old.each !== undefined && now.sections.length > old.sections.length) return false
  const [first, second] = [seenElsewhere(old), seenElsewhere(now)]
  return first !== undefined && first === second
}

/** In one text, or undefined where something comes or goes. */
function seenElsewhere({ sections, ...head }: Record<string, unknown>): string | undefined {
  const found: unknown[] = [head]
  let isTimed = false
  const look = (value: unknown) => {
    if (typeof value === 'string' && HAS_IDS.test(value)) found.push(value)
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value)) {
      isTimed ||= OF_TIME.has(name)
      if (name === 'id' || name === 'use') found.push(name, child)
      look(child)
    }
  }
  look(sections)
  return isTimed ? undefined : JSON.stringify(found)
}

/** All strings in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
