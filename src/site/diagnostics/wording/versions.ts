import { blockNamed, counted } from '../../../parts/counted'
import { entry, meant } from '../../../parts/message'

/** One part of a file that is older than the program: its name, the version it was written for, and the version of today. */
export type Older = { name: string; from: number; to: number }

function older({ name, from, to }: Older): string {
  return `${partOf('an older', name)} (version ${from}, now ${to})`
}

function partOf(age: string, name: string): string {
  return name === 'site' ? `${age} form of the site` : blockNamed(name).replace(/^an? /, `${age} `)
}

/** PS43: the file was written for another version of the blocks. */
export const versionWording = {
  olderFile: entry<{ parts: readonly Older[] }>({
    code: 'PS430',
    title: 'The file was written for an older version',
    message: ({ parts }) => `This file was written for ${parts.map(older).join(' and ')}.`,
    hint: () => 'Run: npm run migrate',
    example: {
      wrong: '"versions": { "faqGroup": 1 }',
      right: '"versions": { "faqGroup": 2 }',
      words: { parts: [{ name: 'faqGroup', from: 1, to: 2 }] },
    },
  }),
  newerFile: entry<{ name: string; version: number; known: number }>({
    code: 'PS431',
    title: 'The file was written for a newer version',
    message: ({ name, version, known }) => `This file was written for ${partOf('a newer', name)} (version ${version}; here it is ${known}).`,
    hint: () => 'Update the tool to the version that the file was written with.',
    example: {
      wrong: '"versions": { "faqGroup": 3 }',
      right: '"versions": { "faqGroup": 2 }',
      words: { name: 'faqGroup', version: 3, known: 2 },
    },
  }),
  renamedBlock: entry<{ name: string; now: string }>({
    code: 'PS432',
    title: 'A block that has another name now',
    message: ({ name, now }) => `The block "${name}" is now called "${now}".`,
    hint: () => 'Run: npm run migrate',
    example: {
      wrong: '{ "type": "questions", … }',
      right: '{ "type": "faqGroup", … }',
      words: { name: 'questions', now: 'faqGroup' },
    },
  }),
  unknownVersion: entry<{ name: string; suggestion: string | undefined }>({
    code: 'PS433',
    title: 'A version of a block that does not exist',
    message: ({ name }) => `There is no block "${name}" that could have a version.`,
    hint: ({ suggestion }) => meant(suggestion) || 'Delete the entry.',
    example: {
      wrong: '{ "versions": { "faqGruop": 1 } }',
      right: '{ "versions": {} }',
      words: { name: 'faqGruop', suggestion: 'faqGroup' },
    },
  }),
  failedStep: entry<{ name: string; from: number; to: number; reason: string | undefined }>({
    code: 'PS434',
    title: 'Old content that no step can change',
    message: ({ name, from, to, reason }) => {
      const why = reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`
      return `This is ${name === 'site' ? 'the site' : blockNamed(name)} of version ${from}, and the steps to version ${to} cannot change it${why}.`
    },
    hint: () => 'Compare it with others of its kind, or show it to the developer of the block.',
    example: {
      wrong: '{ "type": "faqGroup", "items": "Three questions" }',
      right: '{ "type": "faqGroup", "items": [{ "question": "…", "answer": "…" }] }',
      words: { name: 'faqGroup', from: 1, to: 2, reason: undefined },
    },
  }),
}

/** What migrating did to one part, as a line. */
export function movedWords({ name, from, to, sections }: { name: string; from: number; to: number; sections: number }): string {
  return `${name}: version ${from} → ${to}${sections > 0 ? `, ${counted(sections, 'section')}` : ''}`
}

/** Why a file was not migrated. The problems themselves are told before. */
export function refusedWords(reason: 'unreadable' | 'newer' | 'failed' | 'worse', file: string): string {
  const why = {
    unreadable: 'It must be valid JSON first.',
    newer: 'It is newer than the tool.',
    failed: 'Not every section could be migrated.',
    worse: 'In its new form it would have these mistakes; their lines are those of the new text.',
  }
  return `${file} was not changed. ${why[reason]}`
}
