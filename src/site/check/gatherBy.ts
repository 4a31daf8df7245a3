import type { Finding } from '../diagnostics/diagnostic'

/**
 * The findings, those of one cause told once, at the first of them.
 *
 * @param causeOf what findings of one cause share; undefined for one that is told by itself
 * @param together the first of several findings of one cause with what it says of the others
 */
export function gatherBy(
  findings: readonly Finding[],
  causeOf: (finding: Finding) => string | undefined,
  together: (first: Finding, others: readonly Finding[]) => Finding,
): Finding[] {
  const causes = findings.map(causeOf)
  const byCause = new Map<string, Finding[]>()
  for (const [index, cause] of causes.entries()) {
    const finding = findings[index]
    const others = cause === undefined ? undefined : byCause.get(cause)
    if (others && finding) others.push(finding)
    else if (cause !== undefined && finding) byCause.set(cause, [finding])
  }
  return findings.flatMap((finding, index) => {
    const [first, ...others] = byCause.get(causes[index] ?? '') ?? []
    if (causes[index] === undefined || first === undefined || others.length === 0) return [finding]
    return first === finding ? [together(first, others)] : []
  })
}
