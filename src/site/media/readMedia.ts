import { createHash } from 'node:crypto'
import { closeSync, lstatSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import type { MediaFile } from '../../parts/mediaFile'
import { endingOf, type StoredFile } from '../../parts/storedFile'
import { inspect, MOST_BYTES } from './inspect'
import { inspectFile, renamedFault } from './inspectFile'
import { keptFacts } from './keptFacts'
import { isFault, isStored, type MediaFault, type MediaFolder } from './media'
import { withOpened } from './opened'

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/quoin-media/facts')
/** Changes when something else is looked for. */
const RECIPE = 4
const remembered = keptFacts(CACHE, RECIPE)
const TWICE: MediaFault = { fault: 'lies there twice, under names that look the same', remedy: 'Delete one of the two.' }
const TWICE_ON_SOME: MediaFault = { fault: 'lies there twice, under names that differ by capital letters alone: some disks take them for one', remedy: 'Rename one of the two.' }
/** What a picture's name ends in. */
const PICTURES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'tif', 'tiff', 'avif', 'svg', 'heic', 'heif', 'hif'])
/** Most files in the folder. */
const MOST_FILES = 20_000

const FOLDER = 'media'

/** The folder of pictures and other files that belongs to a content file. */
export function mediaFolder(contentFile: string): string {
  return join(dirname(contentFile), FOLDER)
}

/**
 * Looks at all files of the folder media/ beside a content file. What was looked at before is not decoded again.
 *
 * @returns each by its path from the folder of the content file, with "/" and composed letters; nothing where there is no such folder
 */
export async function readMedia(contentFile: string): Promise<MediaFolder> {
  const folder = mediaFolder(contentFile)
  const names = filesIn(folder).slice(0, MOST_FILES)
  // In the order of their names, whichever is looked at first.
  const found = new Map<string, MediaFile | StoredFile | MediaFault>(names.map((name) => [pathOf(name), TWICE]))
  const isTwice = new Set(names.map(pathOf).filter((path, index, all) => index > 0 && all[index - 1] === path))
  const folded = new Map(names.toReversed().map((name) => [pathOf(name).toLowerCase(), pathOf(name)]))
  const isTwiceOnSome = new Set(names.filter((name) => !isPicture(name) && folded.get(pathOf(name).toLowerCase()) !== pathOf(name)).map(pathOf))
  for (const path of isTwiceOnSome) found.set(path, TWICE_ON_SOME)
  const queue = names.filter((name) => !isTwice.has(pathOf(name)) && !isTwiceOnSome.has(pathOf(name)))
  const look = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) found.set(pathOf(name), await factsOf(folder, name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, look))
  const sources = new Map<string, string>()
  const stored = new Map<string, string>()
  for (const name of names) {
    const facts = found.get(pathOf(name))
    if (!facts || isFault(facts)) continue
    if (isStored(facts)) stored.set(pathOf(name), join(folder, name))
    else sources.set(facts.hash, join(folder, name))
  }
  return { files: found, sources, stored }
}

/** Paths of all files in the folder media/ beside a content file, as an author writes them, whatever is in them. */
export function mediaPaths(contentFile: string): string[] {
  return filesIn(mediaFolder(contentFile)).map(pathOf)
}

/** How each of these files is called on disk, where a letter may be written in other ways than an author does: paths from the folder of the content file. */
export function namesOnDisk(contentFile: string): ReadonlyMap<string, string> {
  return new Map(filesIn(mediaFolder(contentFile)).map((name) => [pathOf(name), join(FOLDER, name)]))
}

/**
 * Paths of the files whose names may be changed. What is no file but a link or a pipe keeps its name, and so does what a link leads
 * to; of two that look the same nobody knows which is meant.
 */
export function renamable(contentFile: string): ReadonlySet<string> {
  const folder = mediaFolder(contentFile)
  const names = filesIn(folder)
  const paths = names.map(pathOf)
  const isTwice = new Set(paths.filter((path, index) => index > 0 && paths[index - 1] === path))
  const isFile = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true
  const kept = new Set(names.filter((name) => !isFile(name)).map((name) => realPathOf(join(folder, name))))
  return new Set(names.filter((name) => isFile(name) && !isTwice.has(pathOf(name)) && !kept.has(realPathOf(join(folder, name)))).map(pathOf))
}

/** Undefined where links lead nowhere. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

const isPicture = (name: string) => PICTURES.has(endingOf(name))
const pathOf = (name: string) => `media/${name.split(sep).join('/')}`.normalize('NFC')

/** Paths of all files in a folder and those below it, without what begins with a dot. */
function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    return files.filter((name) => !name.split(sep).some((part) => part.startsWith('.'))).sort((one, other) => (one.normalize('NFC') < other.normalize('NFC') ? -1 : 1))
  } catch {
    return []
  }
}

async function factsOf(folder: string, name: string): Promise<MediaFile | StoredFile | MediaFault> {
  const path = join(folder, name)
  try {
    const found = statSync(path)
    // What is read from a pipe may never end.
    if (!found.isFile()) return { fault: 'is no file', remedy: 'Put a file there instead.' }
    if (!realpathSync(path).startsWith(realpathSync(folder) + sep)) return { fault: 'is a link that leads out of media/', remedy: 'Put the file itself there.' }
    // By what tells that it was exchanged: to read a video takes a second.
    if (!isPicture(name))
      return await remembered(`file ${path} ${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}`, () => withOpened(path, (file) => inspectFile(pathOf(name), file)))
    const renamed = await withOpened(path, async (file) => renamedFault(file))
    if (renamed) return renamed
    // Its beginning is enough to refuse it.
    const bytes = found.size > MOST_BYTES ? beginningOf(path) : readFileSync(path)
    return await remembered(`${name.split('.').at(-1)} ${createHash('sha256').update(bytes).digest('hex')}`, () => inspect(name, bytes))
  } catch {
    return { fault: 'cannot be read', remedy: 'Look at its rights, or put it there again.' }
  }
}

/** One byte more than is allowed. */
function beginningOf(path: string): Buffer {
  const bytes = Buffer.alloc(MOST_BYTES + 1)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, 0)
  } finally {
    closeSync(file)
  }
  return bytes
}
