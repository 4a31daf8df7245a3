import { existsSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { loadBlocks } from '../../src/blocks/schemas'
import { BuildFailure, type BuildReport, buildSite } from '../../src/build/build'
import { PlaceError } from '../../src/build/swapDirectory'
import { compileFile } from '../../src/site/compile'
import { readMedia } from '../../src/site/media/readMedia'
import { placeInWords } from '../../src/site/diagnostics/locate'
import { momentInWords, momentOf } from '../../src/parts/moment'
import { lineOfPath } from '../../src/site/text/position'
import { refreshValues } from '../../src/authoring/describe/writeCompletions'
import { read } from '../../src/site/read/read'
import { textNow } from '../../src/site/read/readFile'
import type { Change } from '../../src/site/schema/site'
import type { Site } from '../../src/site/schema/site'
import { fileReason } from '../../src/site/diagnostics/wording/files'
import { folderWords } from '../../src/site/diagnostics/wording/commands'
import { counted } from '../../src/parts/counted'
import type { Options } from './arguments'
import { complain, printProblems, printRefusal, say } from './print'

/**
 * Builds the site as these options say, and tells what has been built. Where it cannot be built, the process ends with the reason.
 *
 * @param publish whether what must not go live is such a reason
 * @returns the site that has been built
 */
export async function buildOrExit({ pages, out, at, fresh, flags, own }: Options, { publish = false } = {}): Promise<Site> {
  const blocks = await loadBlocks()
  const media = await readMedia(pages)
  const compiled = compileFile(pages, blocks, { at, media: media.files, publish })
  const { site } = compiled
  if (!site) {
    printProblems(compiled.problems, compiled.untold)
    printRefusal(compiled)
    process.exit(1)
  }
  refreshValues(pages, blocks)
  // Said at the end, when the file may be another one already, or none.
  const change = site.nextChange && changeInWords(pages, site.nextChange, site.settings.timeZone)
  const compressed = !flags.has('no-compressed')
  let report: BuildReport
  try {
    report = await buildSite(site, out, { fresh, compressed, changes: Boolean(own.changes), pictures: media.sources, stored: media.stored })
  } catch (error) {
    complain(`\n${inWords(error, pages, out)}\n\n${folderWords.asItWas(out)}`)
    process.exit(1)
  }
  say(`${out}/: ${counted(report.pages, 'page')}, ${counted(report.files, 'file')}, in ${report.seconds.toFixed(1)} s.`)
  if (report.unseen.length > 0) say(folderWords.unseenLetters(site.settings.name, report.unseen.join('')))
  if (report.files > MOST_FILES) say(folderWords.manyFiles(report.files, MOST_FILES, compressed))
  if (own.changes && report.changed) writeChanges(own.changes, report.changed)
  if (at !== undefined) say(folderWords.preview(out, momentInWords(momentOf(at, site.settings.timeZone ?? 'UTC'), site.settings.timeZone ?? 'UTC')))
  else if (change) say(change)
  return site
}

/** Most files of a site that Cloudflare Pages takes, the host that takes fewest. */
const MOST_FILES = 20_000

/** Writes the paths of files that are to be uploaded or taken away, a line each, as rsync and git read them. */
function writeChanges(path: string, changed: readonly string[]): void {
  try {
    writeFileSync(path, changed.map((name) => `${name}\n`).join(''))
  } catch (error) {
    complain(folderWords.noChanges(path, fileReason(error) ?? String(error)))
    process.exit(1)
  }
  say(folderWords.changes(changed.length, path))
}

/** The built site stays as it is; somebody has to build again when something comes or goes. */
function changeInWords(pages: string, { moment, appears, source }: Change, timeZone = 'UTC'): string {
  const thing = placeInWords(read(Buffer.from(textNow(pages))).value, source)
  return `Build again after ${momentInWords(moment, timeZone)}: then ${thing} ${appears ? 'appears' : 'goes'}.`
}

function inWords(error: unknown, pages: string, out: string): string {
  if (error instanceof BuildFailure) {
    const { source, message } = error.failure
    const { text, value } = read(Buffer.from(textNow(pages)))
    return `${basename(pages)}:${lineOfPath(text, source)}  ${placeInWords(value, source)}\n  ${message}`
  }
  if (error instanceof PlaceError) return error.message
  // An error of one of the processes arrives as its words alone.
  const code = error instanceof Error ? /\bE[A-Z]{4,}\b/.exec('code' in error ? String(error.code) : error.message)?.[0] : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return folderWords.full(out)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return folderWords.readOnly(out)
  if (code === 'EBUSY' || code === 'EXDEV') return folderWords.inUse(out)
  const reason = isAbout(error, out) ? fileReason(error) : undefined
  if (reason !== undefined) return folderWords.unusable(out, reason)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Whether the file system speaks of the folder of the site or of what lies beside it, and not of a part of the program. */
function isAbout(error: unknown, out: string): boolean {
  const around = dirname(resolve(out))
  // A way through links is told by where it leads.
  const places = existsSync(around) ? [around, realpathSync(around)] : [around]
  return error instanceof Error && 'path' in error && places.some((place) => String(error.path).startsWith(place))
}
