import { type MediaUse, usesIn } from '../check/mediaUses'
import type { LintContext, TextGatherer } from './rule'

/** Where a file of media/ is used, as plain data. */
export type FileUse = Omit<MediaUse, 'rewritten'>

/** Gathers the uses of files of media/, where somebody has looked what lies in it. */
export const gatherFiles = ({ media }: LintContext): TextGatherer<FileUse> =>
  media ? (text, role, place, schema) => usesIn(text, role, place, schema).map(({ rewritten: _rewritten, ...use }) => use) : () => []
