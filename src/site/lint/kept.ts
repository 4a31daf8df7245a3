import type { Message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'
import type { JsonPath } from '../text/jsonPath'

/** A finding as plain data. */
export type KeptFinding = Omit<Finding, 'message'> & { message: Exclude<Message, { name: 'own' }> | { name: 'own'; code: string; words: object } }

/**
 * What rules have found that look at one page or one text at a time, and what others have gathered: of a page that has not changed they
 * would find and gather the same again. Of `pages` it stands by the name of the rule and in their order; all else by the number of
 * the page in the file, and before these what stands on none.
 */
export type KeptAdvice = {
  pages: Record<string, unknown[]>
  /** What is found in texts, and what is gathered of them by the name of the rule. */
  texts: KeptFinding[][]
  gathered: Record<string, (readonly unknown[])[]>
  /** What is allowed. */
  allowances: (readonly Allowance[])[]
}

/** A rule that is allowed, and where. */
export type Allowance = { place: JsonPath; rule: string }

/** Findings of a rule, without the sentences of its file. */
export function keep(findings: readonly Finding[]): KeptFinding[] {
  return findings.map(({ message, ...rest }) => ({ ...rest, message: message.name === 'own' ? { name: 'own', code: message.entry.code, words: message.words } : message }))
}

/** Kept findings with their sentences, which are looked up by their codes. */
export function restore(kept: readonly KeptFinding[], entries: ReadonlyMap<string, Entry>): Finding[] {
  return kept.flatMap(({ message, ...rest }): Finding[] => {
    if (message.name !== 'own') return [{ ...rest, message }]
    const entry = entries.get(message.code)
    return entry ? [{ ...rest, message: { name: 'own', entry, words: message.words } }] : []
  })
}

type Entry = Extract<Message, { name: 'own' }>['entry']
