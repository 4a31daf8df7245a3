import type { Message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'

/** A finding as plain data. */
export type KeptFinding = Omit<Finding, 'message'> & { message: Exclude<Message, { name: 'own' }> | { name: 'own'; code: string; words: object } }

/**
 * What rules have found that look at one page or one text at a time, and what others have gathered: of a page that has not changed they
 * would find and gather the same again. Of pages it stands by the name of the rule and in their order; of texts by the number of
 * their page in the file.
 */
export type KeptAdvice = { pages: Record<string, unknown[]>; texts: KeptFinding[][] }

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
