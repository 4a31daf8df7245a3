import { fixedWords } from '../../site/diagnostics/wording/fixed'
import type { Finding } from '../../site/diagnostics/diagnostic'
import type { Repair } from '../../site/diagnostics/reshape'
import { bundle, unbundle } from '../../site/read/include/bundle'
import { replaceText } from '../../site/read/include/withText'
import { read } from '../../site/read/read'
import { syntaxFaults } from '../../site/read/syntax/syntax'
import { applyEdits } from '../../site/text/edits'

/** What can be done so that a text becomes JSON, or is less far from it. */
export function syntaxRepairs(text: string): Repair[] {
  const faults = syntaxFaults(text)
  const repairs = faults.flatMap(({ name, edits, offset, length }) =>
    edits.length > 0 ? [{ edits, message: fixedWords.syntax(name, text.slice(offset, offset + length), edits[0]?.by) }] : [],
  )
  const after = applyEdits(
    text,
    repairs.flatMap(({ edits }) => edits),
  )
  return repairs.length > 0 && (isReadable(after) || syntaxFaults(after).length < faults.length) ? repairs : []
}

/** What can be done with a text that can be read, and says something twice. */
export function readRepairs(findings: readonly Finding[]): Repair[] {
  return findings.flatMap(({ edits }) => (edits ? [{ edits: [...edits], message: fixedWords.runOn }] : []))
}

/** Whether a text can be read. */
export function isReadable(text: string): boolean {
  return read(new TextEncoder().encode(text)).value !== undefined
}

/** Makes each file of a content JSON that is none; undefined where nobody knows how. */
export function mendSyntax(bytes: Buffer): { bytes: Buffer; done: string[] } | undefined {
  const { main, included } = unbundle(bytes)
  const done: string[] = []
  const mended = (own: Buffer): Buffer => {
    const { text, value, findings } = read(own)
    if (findings[0]?.message.name === 'encoding') {
      if (!findings[0].edits) return own
      done.push(`${fixedWords.encoding}.`)
      return Buffer.from(text)
    }
    const repairs = value === undefined ? syntaxRepairs(text) : readRepairs(findings)
    for (const words of doneOf(repairs)) done.push(words)
    return repairs.length > 0 ? replaceText(own, applyEdits(text, editsIn(repairs))) : own
  }
  const after = bundle(
    mended(main),
    included.map((file) => (file.fault === undefined ? { ...file, bytes: mended(file.bytes) } : file)),
  )
  return done.length > 0 ? { bytes: after, done } : undefined
}

export const editsIn = (repairs: readonly Repair[]) => repairs.flatMap(({ edits }) => edits)
/** What was done, a sentence each. */
export const doneOf = (repairs: readonly Repair[]) => [...new Set(repairs.map(({ message }) => `${message}.`))]
