import { writeFileSync } from 'node:fs'
import { type BuildReport, buildSite } from '../../src/build/build'
import { placeInWords } from '../../src/site/diagnostics/locate'
import { momentInWords, momentOf } from '../../src/parts/moment'
import { refreshValues } from '../../src/authoring/describe/writeCompletions'
import { wholeNow } from '../../src/site/read/include/wholeNow'
import type { Change } from '../../src/site/schema/site'
import type { Site } from '../../src/site/schema/site'
import { fileReason } from '../../src/site/diagnostics/wording/files'
import { folderWords } from '../../src/site/diagnostics/wording/commands'
import { counted } from '../../src/parts/counted'
import type { Options } from './arguments'
import { buildFault } from './buildFault'
import { complain, say } from './print'
import { siteOrExit } from './siteOrExit'

/**
 * Builds the site as these options say, and tells what has been built. Where it cannot be built, the process ends with the reason.
 *
 * @param publish whether what must not go live is such a reason
 * @returns the site that has been built
 */
export async function buildOrExit({ pages, out, at, fresh, flags, own }: Options, { publish = false } = {}): Promise<Site> {
  const { site, media, blocks } = await siteOrExit({ pages, at, fresh }, publish)
  refreshValues(pages, blocks)
  // Said at the end, when the file may be another one already, or none.
  const change = site.nextChange && changeInWords(pages, site.nextChange, site.settings.timeZone)
  const compressed = !flags.has('no-compressed')
  let report: BuildReport
  try {
    report = await buildSite(site, out, { fresh, compressed, changes: Boolean(own.changes), pictures: media.sources, stored: media.stored })
  } catch (error) {
    complain(`\n${buildFault(error, pages, out)}\n\n${folderWords.asItWas(out)}`)
    process.exit(1)
  }
  sayBuilt(out, report, { compressed, changes: own.changes })
  if (report.unseen.length > 0) say(folderWords.unseenLetters(site.settings.name, report.unseen.join('')))
  if (at !== undefined) say(folderWords.preview(out, momentInWords(momentOf(at, site.settings.timeZone ?? 'UTC'), site.settings.timeZone ?? 'UTC')))
  else if (change) say(change)
  return site
}

/** Says what has been written to a folder; `changes` is a file for the names of those that are other than before. */
export function sayBuilt(
  out: string,
  report: Pick<BuildReport, 'pages' | 'files' | 'changed' | 'seconds'>,
  { compressed, changes }: { compressed: boolean; changes: string | undefined },
): void {
  say(`${out}/: ${counted(report.pages, 'page')}, ${counted(report.files, 'file')}, in ${report.seconds.toFixed(1)} s.`)
  if (report.files > MOST_FILES) say(folderWords.manyFiles(report.files, MOST_FILES, compressed))
  if (changes && report.changed) writeChanges(changes, report.changed)
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
  const thing = placeInWords(wholeNow(pages).value, source)
  return `Build again after ${momentInWords(moment, timeZone)}: then ${thing} ${appears ? 'appears' : 'goes'}.`
}
