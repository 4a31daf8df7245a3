import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { BuildFailure } from '../../src/build/buildFailure'
import { ShardError } from '../../src/build/shards/ownPlace'
import { PlaceError } from '../../src/build/swapDirectory'
import { placeInWords } from '../../src/site/diagnostics/locate'
import { folderWords } from '../../src/site/diagnostics/wording/commands'
import { fileReason } from '../../src/site/diagnostics/wording/files'
import { wholeNow } from '../../src/site/read/include/wholeNow'
import { placesOf } from '../../src/site/text/position'

/** Says why a build has ended, in words for the person who started it; an error of the program with where it arose. */
export function buildFault(error: unknown, pages: string, out: string): string {
  if (error instanceof BuildFailure) {
    const { source, message } = error.failure
    const whole = wholeNow(pages)
    const [place] = placesOf(whole, [source])
    return `${place?.file ?? basename(pages)}:${place?.line}  ${placeInWords(whole.value, source)}\n  ${message}`
  }
  if (error instanceof PlaceError || error instanceof ShardError) return error.message
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
