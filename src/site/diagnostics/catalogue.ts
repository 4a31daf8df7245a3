import type { AnyEntry, Entry } from '../../parts/message'
import { fieldWording } from './wording/fields'
import { fileWording } from './wording/file'
import { htmlWording } from './wording/html'
import { languageWording } from './wording/languages'
import { levelWording } from './wording/levels'
import { markdownWording } from './wording/markdown'
import { mediaWording } from './wording/media'
import { pageWording } from './wording/pages'
import { referenceWording } from './wording/references'
import { shapeWording } from './wording/shape'
import { siteWording } from './wording/site'
import { tokenWording } from './wording/tokens'
import { versionWording } from './wording/versions'

/**
 * Every problem that can be told, with its wording. A code is permanent: it is never given to another problem.
 * PS1 the file · PS2 its shape · PS3 what points to something else · PS4 the site as a whole (PS43 its age, PS44 its HTML and Markdown)
 * PS5 advice on the content (PS55 what must not go live).
 */
export const catalogue = {
  ...fileWording,
  ...shapeWording,
  ...levelWording,
  ...referenceWording,
  ...mediaWording,
  ...tokenWording,
  ...pageWording,
  ...fieldWording,
  ...siteWording,
  ...languageWording,
  ...versionWording,
  ...htmlWording,
  ...markdownWording,
}

export type MessageName = keyof typeof catalogue
type Words<Name extends MessageName> = (typeof catalogue)[Name] extends Entry<infer P> ? P : never

/** Which problem, and the words that fill its sentences: one of the catalogue by its name, or one whose entry stands elsewhere. */
export type Message = { [Name in MessageName]: { name: Name; words: Words<Name> } }[MessageName] | OwnMessage
type OwnMessage = { name: 'own'; entry: Entry<object>; words: object }

/**
 * @param which name of an entry of the catalogue, or an entry of a rule or a block
 */
export function message<Name extends MessageName>(which: Name, words: Words<Name>): Message
export function message<P extends object>(which: Entry<P>, words: P): Message
export function message(which: MessageName | AnyEntry, words: unknown): Message {
  // Name or entry and its words belong together by the signatures above, which TypeScript cannot follow through the union.
  return (typeof which === 'string' ? { name: which, words } : { name: 'own', entry: which, words }) as Message
}

function entryOf(message: Message): Entry<object> {
  // The same: `words` belongs to `name` by construction.
  return message.name === 'own' ? message.entry : (catalogue[message.name] as Entry<object>)
}

/** The code of a message: the same for all of its kind. */
export function codeOf(message: Message): string {
  return entryOf(message).code
}

/** A message in words. */
export function renderMessage(chosen: Message): { code: string; severity: 'error' | 'advice'; message: string; hint: string } {
  const { code, severity = 'error', message, hint } = entryOf(chosen)
  try {
    const short = shortened(chosen.words)
    return { code, severity, message: message(short), hint: hint(short) }
  } catch (error) {
    if (chosen.name !== 'own') throw error
    const reason = error instanceof Error ? error.message : 'it threw no error'
    return { code, severity, message: `The words of ${code} failed: ${reason}.`, hint: 'Have the file mended in which its entry stands, the check.ts of the block or the rule.' }
  }
}

/** Longest word of an author that a sentence repeats, in characters. */
const LONGEST_WORD = 300

function shortened<P extends object>(words: P): P {
  const entries = Object.entries(words).map(([name, word]) => [name, typeof word === 'string' && word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word])
  // The same words, some of them shorter.
  return Object.fromEntries(entries) as P
}
