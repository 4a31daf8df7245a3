import { type FSWatcher, unwatchFile, watch, watchFile } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isMeantBy } from '../../site/read/include/patterns'
import { mediaFolder } from '../../site/media/readMedia'

/** The file is looked at again after so many milliseconds. */
const INTERVAL = 250

/**
 * Tells of every change of the file that lies at a path. Its folder tells at once what is saved in it. What it cannot tell
 * is seen by looking at the path again and again: the target of a link that was saved or exchanged, a folder that was
 * deleted and made anew, or that is not there yet.
 *
 * @returns what ends it
 */
export function watchContent(path: string, onFile: () => void): () => void {
  let folder: FSWatcher | undefined
  const listen = () => {
    folder?.close()
    folder = watched(dirname(path), (name) => name === basename(path) && onFile())
  }
  const look = () => {
    // A folder of this name may be another one by now, and the old one tells nothing any more.
    listen()
    onFile()
  }
  listen()
  watchFile(path, { interval: INTERVAL, persistent: false }, look)
  return () => {
    unwatchFile(path, look)
    folder?.close()
  }
}

/** What watches files, as chokidar does. */
export type Watcher = { add: (path: string) => unknown; on: (event: 'all', hear: (event: string, path: string) => void) => unknown }

/**
 * Tells of every change in the folder media/ beside the content file, also of its coming and going.
 *
 * @param watcher that goes on as long as the server does
 * @returns what ends it
 */
export function watchMedia(path: string, watcher: Watcher, onMedia: () => void): () => void {
  const folder = mediaFolder(path)
  watcher.add(folder)
  watcher.on('all', (_event, changed) => void (changed.startsWith(folder + sep) && onMedia()))
  const around = watched(dirname(path), (name) => {
    if (name !== basename(folder)) return
    // One that is made anew is another one.
    watcher.add(folder)
    onMedia()
  })
  return () => around?.close()
}

/**
 * Tells of every change of the files with the bodies of items.
 *
 * @param files paths of those there are just now
 * @returns what looks for new ones among them, to be called whenever the content file was read
 */
export function watchBodies(files: () => string[], watcher: Watcher, onFile: () => void): () => void {
  const known = new Set<string>()
  watcher.on('all', (_event, changed) => void (known.has(changed) && onFile()))
  return () => {
    for (const file of files()) if (!known.has(file)) watcher.add(known.add(file) && file)
  }
}

/**
 * Tells of every change of the files that a content file includes, and of new ones that it means.
 *
 * @param patterns as it names them just now
 * @returns what looks for new folders, to be called whenever the content file was read, and what ends it
 */
export function watchIncluded(path: string, patterns: () => readonly string[], watcher: Watcher, onFile: () => void): { look: () => void; end: () => void } {
  const folder = dirname(path)
  const known = new Set<string>()
  const look = () => {
    for (const pattern of patterns()) {
      const below = join(folder, plainStart(pattern))
      // In the folder itself lies all else, too.
      if (below !== folder && !known.has(below)) watcher.add(known.add(below) && below)
    }
  }
  watcher.on('all', (_event, changed) => {
    const name = relative(folder, changed).replaceAll('\\', '/')
    if (patterns().some((pattern) => isMeantBy(pattern, name))) onFile()
  })
  const around = watched(folder, (name) => {
    if (name === null || name === basename(path) || !patterns().some((pattern) => isMeantBy(pattern.split('/')[0] ?? '', name))) return
    // One that is made anew is another one.
    known.clear()
    look()
    onFile()
  })
  return { look, end: () => around?.close() }
}

/** The folder in which all files lie that a pattern can mean. */
const plainStart = (pattern: string) => pattern.split('*')[0]?.replace(/[^/]*$/, '') ?? ''

/** A folder that is not there, or goes away, is silent. */
function watched(folder: string, onName: (name: string | null) => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, (_event, name) => onName(name)).on('error', () => {})
  } catch {
    return undefined
  }
}
