import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { fileReason } from '../diagnostics/wording/files'
import { readContent } from '../read/readFile'

/** Largest file that is read, in bytes: several times the longest body. */
const MOST = 1024 * 1024

/** The words of a file, or why there are none. */
export type BodyText = { text: string } | { reason: string }

/** The Markdown files beside a content file that items have their bodies in. */
export type Bodies = {
  /** @param path as an author writes it, from the folder of the content file */
  read: (path: string) => BodyText
  /** Paths on the disk of all files that were asked for. */
  files: () => string[]
  /** What each was when it was read. */
  stamps: () => FileStamp[]
  /** Whether one of them is another than when it was read. */
  isNew: () => boolean
}

/** The path of a file on the disk, and what changes with it. */
export type FileStamp = readonly [file: string, stamp: string]

const decoder = new TextDecoder('utf-8', { fatal: true })

/** @param folder of the content file; nothing outside of it is read, links included */
export function bodiesIn(folder: string): Bodies {
  const known = new Map<string, { stamp: string; body: BodyText }>()
  const stamps = () => [...known].map(([file, { stamp }]): FileStamp => [file, stamp])
  return {
    read: (path) => {
      const reason = reasonAgainst(path)
      if (reason !== undefined) return { reason }
      const file = join(folder, path)
      const stamp = stampOf(file)
      const last = known.get(file)
      if (last?.stamp === stamp) return last.body
      const body = readBody(folder, file)
      known.set(file, { stamp, body })
      return body
    },
    files: () => [...known.keys()],
    stamps,
    isNew: () => stamps().some(isOther),
  }
}

/** Whether a file is another than when it had a stamp. */
export const isOther = ([file, stamp]: FileStamp): boolean => stampOf(file) !== stamp

/** Why a path names no file of Markdown beside the content file, whatever is on the disk. */
function reasonAgainst(path: string): string | undefined {
  if (isAbsolute(path) || /^[a-z]+:|\\|\0/i.test(path) || path.split('/').some((part) => part === '' || part.startsWith('.'))) {
    return 'it is no path such as "articles/first.md", from the folder of this file downwards'
  }
  return /\.md$/i.test(path) ? undefined : 'its name does not end in ".md"'
}

function readBody(folder: string, file: string): BodyText {
  try {
    const way = relative(realpathSync(folder), realpathSync(file))
    if (way.startsWith(`..${sep}`) || isAbsolute(way)) return { reason: 'a link leads out of the folder of this file' }
    return { text: decoder.decode(readContent(file, MOST)).replaceAll('\r\n', '\n') }
  } catch (error) {
    if (error instanceof TypeError) return { reason: 'it is not saved as UTF-8' }
    const reason = fileReason(error)
    if (reason === undefined) throw error
    return { reason }
  }
}

/** Changes with the file; nothing where there is none. */
function stampOf(file: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(file, { bigint: true })
    return `${ino} ${size} ${mtimeNs}`
  } catch {
    return ''
  }
}
