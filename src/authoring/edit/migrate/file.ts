import type { Blocks } from '../../../blocks/schemas'
import type { Migration } from '../../../parts/migration'
import { message } from '../../../site/diagnostics/catalogue'
import { shapeFindings } from '../../../site/check/validate'
import { compile } from '../../../site/compile'
import { locate } from '../../../site/diagnostics/locate'
import { migrations } from '../../../site/check/versions/siteMigrations'
import { at, type Finding, type Problem } from '../../../site/diagnostics/diagnostic'
import { readAll } from '../../../site/read/include/readAll'
import { withText } from '../../../site/read/include/withText'
import { isObject } from '../../../site/text/jsonPath'
import { notedVersions } from '../../../site/check/versions/history'
import { migrate, type Moved, StepFailure } from './migrate'
import { versionFindings } from '../../../site/check/versions/versions'

/**
 * What migrating makes of a file, or of several together. `before` and `after` are its text, without a byte-order mark; `bytes` those after it. When it is refused nothing may
 * be written, and `problems` say why; else they are mistakes that were in the file already.
 */
export type MigratedFile = {
  before: string
  after: string
  bytes: Uint8Array
  moved: Moved[]
  problems: Problem[]
  refused: 'unreadable' | 'newer' | 'failed' | 'worse' | undefined
}

/**
 * Migrates the bytes of a content file and compiles the result. A file that cannot be read, that is newer than the program, or whose
 * shape would have a mistake afterwards that it does not have now, is refused.
 *
 * @param file its name in problems
 */
export function migrateFile(bytes: Uint8Array, file: string, blocks: Blocks, site: readonly Migration[] = migrations): MigratedFile {
  const { text: before, value, findings, origins } = readAll(bytes, file)
  const refuse = (refused: MigratedFile['refused'], problems: Problem[]): MigratedFile => ({ before, after: before, bytes, moved: [], problems, refused })
  if (findings.length > 0 || !isObject(value) || !notedVersions(value)) return refuse('unreadable', compile(bytes, file, blocks).problems)
  const newer = versionFindings(value, blocks, site).filter((finding) => finding.message.name === 'newerFile')
  if (newer.length > 0) return refuse('newer', locate(newer, { file, text: before, value, origins }))
  try {
    const { text: after, moved } = migrate(before, blocks, site)
    const result: unknown = JSON.parse(after)
    const worse = added(shapeFindings(value, blocks), shapeFindings(result, blocks))
    if (worse.length > 0) return { ...refuse('worse', locate(worse, { file, text: after, value: result })), moved }
    const changed = withText(bytes, after)
    return { before, after, bytes: changed, moved, problems: compile(changed, file, blocks).problems, refused: undefined }
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    const { path, part, from, to, reason } = error
    return refuse('failed', locate([at(path, message('failedStep', { name: part, from, to, reason }))], { file, text: before, value, origins }))
  }
}

/** The findings that are new. */
function added(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.map((finding) => JSON.stringify(finding)))
  return after.filter((finding) => !known.has(JSON.stringify(finding)))
}
