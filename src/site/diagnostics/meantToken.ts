import { meantField } from './otherNames'
import { shortened, suggest } from './suggest'

/**
 * The token that was probably meant: one in which a group was left out, one of the same group, or one that is near. What two names
 * have in common brings them no nearer: "site.contact.tel" is as far from "site.contact.location" as "tel" is from "location".
 */
export function meantToken(name: string, known: readonly string[]): string | undefined {
  const group = name.slice(0, name.lastIndexOf('.') + 1)
  const ofGroup = known.flatMap((token) => (group !== '' && token.startsWith(group) && !token.includes('.', group.length) ? [token.slice(group.length)] : []))
  const inGroup = meantField(name.slice(group.length), ofGroup)
  const found = shortened(name, known) ?? (inGroup === undefined ? suggest(name, known) : group + inGroup)
  return found !== undefined && (inGroup !== undefined || areNear(name.split('.'), found.split('.'))) ? found : undefined
}

/** Whether what is left of two names is near, without the parts that they begin and end with alike. */
function areNear(one: readonly string[], other: readonly string[]): boolean {
  const start = one.findIndex((part, index) => part !== other[index])
  if (start < 0) return true
  const fromEnd = (parts: readonly string[], index: number) => parts[parts.length - 1 - index]
  let end = 0
  while (end < Math.min(one.length, other.length) - start && fromEnd(one, end) === fromEnd(other, end)) end++
  const [left, right] = [one, other].map((parts) => parts.slice(start, parts.length - end).join('.'))
  return !left || !right || suggest(left, [right]) !== undefined
}
