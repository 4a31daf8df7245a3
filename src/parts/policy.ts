/** What a block may have widened for its page. */
export const OF_BLOCKS = ['connect-src', 'form-action', 'media-src', 'frame-src'] as const
/** What may be widened for a page, in the order in which it is written: scripts by the frame of the site alone. */
const DIRECTIVES = ['script-src', 'img-src', ...OF_BLOCKS, 'trusted-types'] as const

/** What a page may do that others may not: by the part of the content security policy that allows it, with all that the part allows. */
export type PolicyNeeds = Readonly<Partial<Record<(typeof DIRECTIVES)[number], readonly string[]>>>

/** What several parts of a page need together, in an order that does not depend on theirs; undefined when that is nothing. */
export function joinedNeeds(all: readonly PolicyNeeds[]): PolicyNeeds | undefined {
  const entries = DIRECTIVES.flatMap((name) => {
    const sources = [...new Set(all.flatMap((needs) => needs[name] ?? []))].sort()
    return sources.length > 0 ? [[name, sources] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The end of the policy of a page that needs this: "; media-src 'self'"; empty for all other pages. */
export function policyEnd(needs: PolicyNeeds | undefined): string {
  return Object.entries(needs ?? {})
    .map(([name, sources]) => `; ${name} ${sources.join(' ')}`)
    .join('')
}

const partsOf = (policy: string) => policy.split('; ').filter((part) => part !== '')
const nameOf = (part: string) => part.split(' ')[0] ?? ''

/** The parts of a policy that some of these ends replace, and all others. */
function divided(policy: string, ends: readonly string[]): { replaced: string[]; kept: string[] } {
  const names = new Set(ends.flatMap(partsOf).map(nameOf))
  const parts = partsOf(policy)
  return { replaced: parts.filter((part) => names.has(nameOf(part))), kept: parts.filter((part) => !names.has(nameOf(part))) }
}

/** A policy with its end. What stands there takes the place of the part of the same name: of two parts browsers would heed the first. */
export function withPolicyEnd(policy: string, end: string): string {
  return divided(policy, [end]).kept.join('; ') + end
}

/**
 * A policy in two, for hosts that set a page's own end behind what is common to all pages.
 *
 * @param ends of all pages
 * @returns `common`, without what any end replaces, and `complete`, which adds to an end what it leaves as it was in the policy
 */
export function splitPolicy(policy: string, ends: readonly string[]): { common: string; complete: (end: string) => string } {
  const { replaced, kept } = divided(policy, ends)
  const asBefore = (end: string) => divided(replaced.join('; '), [end]).kept
  return {
    common: kept.join('; '),
    complete: (end) =>
      asBefore(end)
        .map((part) => `; ${part}`)
        .join('') + end,
  }
}
