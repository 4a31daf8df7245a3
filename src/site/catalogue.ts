import { blockWording } from './wording/blocks'
import type { Entry } from './wording/entry'
import { fileWording } from './wording/file'
import { htmlAdvice, htmlWording } from './wording/html'
import { markdownAdvice, markdownWording } from './wording/markdown'
import { lintWording } from './wording/lint'
import { publishWording } from './wording/publish'
import { referenceWording } from './wording/references'
import { shapeWording } from './wording/shape'
import { siteWording } from './wording/site'
import { versionWording } from './wording/versions'

/**
 * Every problem that can be told, with its wording. A code is permanent: it is never given to another problem.
 * PS1 the file · PS2 its shape · PS3 what points to something else · PS4 the site as a whole (PS43 its age, PS44 its HTML and Markdown) · PS5 advice on the content (PS55 what must not go live).
 */
export const catalogue = { ...fileWording, ...shapeWording, ...referenceWording, ...siteWording, ...versionWording, ...blockWording, ...htmlWording, ...htmlAdvice, ...markdownWording, ...markdownAdvice, ...lintWording, ...publishWording }

export type CauseName = keyof typeof catalogue
type Words<Name extends CauseName> = (typeof catalogue)[Name] extends Entry<infer P> ? P : never

/** Which problem, and the words that fill its sentences. */
export type Cause = { [Name in CauseName]: { name: Name; words: Words<Name> } }[CauseName]

export function cause<Name extends CauseName>(name: Name, words: Words<Name>): Cause {
  // The pair is built from one Name, which TypeScript cannot follow through the mapped union.
  return { name, words } as Cause
}

/** The wording of a cause. */
export function told({ name, words }: Cause): { code: string; severity: 'error' | 'advice'; what: string; todo: string } {
  // `words` belongs to `name` by construction in `cause`.
  const { code, severity = 'error', what, todo } = catalogue[name] as Entry<typeof words>
  const short = shortened(words)
  return { code, severity, what: what(short), todo: todo(short) }
}

/** Longest word of an author that a sentence repeats, in characters. */
const LONGEST_WORD = 300

function shortened<P extends object>(words: P): P {
  const entries = Object.entries(words).map(([name, word]) => [name, typeof word === 'string' && word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word])
  // The same words, some of them shorter.
  return Object.fromEntries(entries) as P
}
