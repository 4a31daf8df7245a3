/** What a page may load that others may not: by the part of the content security policy that allows it. */
export type PolicyNeeds = Readonly<Partial<Record<'media-src' | 'frame-src', readonly string[]>>>

/** What several parts of a page need together, in an order that does not depend on theirs; undefined when that is nothing. */
export function joinedNeeds(all: readonly PolicyNeeds[]): PolicyNeeds | undefined {
  const entries = (['media-src', 'frame-src'] as const).flatMap((name) => {
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
