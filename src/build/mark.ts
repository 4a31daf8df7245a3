import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/**
 * The mark by which a site that this program has built is known: the names of its files. It lies in the folder that hosts
 * keep to themselves, and is the same for the same files.
 */
const MARK = '.hosts/files'
const TITLE = '# The files of this site. A build replaces the folder only while it holds nothing else.'
/** The same for one that is made for another day than that of its build. */
const PREVIEW = '# The files of this site as it is on another day: not to be published. A build replaces the folder only while it holds nothing else.'

/** What programs leave behind that only show or send a folder. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** What sites were made of before they had a mark. */
const UNMARKED = {
  sign: '.hosts/nginx.conf',
  begins: '# Generated with the site. Use it inside a server block:',
  files: new RegExp(
    `^(?:(?:${[
      '[a-z0-9/-]+\\.html',
      'assets/[\\w-]+\\.(?:js|css|woff2)',
      '(?:robots|llms)\\.txt',
      '(?:sitemap|rss)\\.xml',
      'site\\.webmanifest',
      'icon\\.svg',
      '(?:icon-512|apple-touch-icon|social)\\.png',
    ].join('|')})(?:\\.br|\\.gz)?|_headers|_redirects|\\.nojekyll|\\.hosts/nginx\\.conf)$`,
  ),
}

/**
 * Marks a finished site as one of this program's.
 *
 * @param isPreview whether it is made for another day, to be looked at
 * @returns how many files it has, the mark among them
 */
export function markSite(folder: string, isPreview = false): number {
  const file = join(folder, MARK)
  mkdirSync(dirname(file), { recursive: true })
  const names = filesIn(folder).filter((name) => name !== MARK)
  writeFileSync(file, `${[isPreview ? PREVIEW : TITLE, ...names.sort()].join('\n')}\n`)
  return names.length + 1
}

/** Whether a folder holds a site that this program has built, whatever else it holds. */
export function isSite(folder: string): boolean {
  return isPreview(folder) || isPublishable(folder)
}

/** Whether a folder holds a site that is made for visitors. */
export function isPublishable(folder: string): boolean {
  return linesOf(join(folder, MARK))[0] === TITLE || isUnmarkedSite(folder)
}

function isPreview(folder: string): boolean {
  return linesOf(join(folder, MARK))[0] === PREVIEW
}

/** The first thing in a folder, by name, that this program has not put there; undefined where all is its own, or where there is nothing. */
export function foreignThing(folder: string): string | undefined {
  const own = ownFiles(folder)
  return entriesIn(folder)
    .sort()
    .find((name) => !own(name) && !LITTER.test(name))
}

/** Says of a name whether it is a file that a build has put into the folder. */
function ownFiles(folder: string): (name: string) => boolean {
  const [title, ...names] = linesOf(join(folder, MARK))
  if (title === TITLE || title === PREVIEW) {
    const known = new Set([MARK, ...names])
    return (name) => known.has(name)
  }
  const isUnmarked = isUnmarkedSite(folder)
  return (name) => isUnmarked && UNMARKED.files.test(name)
}

function isUnmarkedSite(folder: string): boolean {
  return linesOf(join(folder, UNMARKED.sign))[0] === UNMARKED.begins
}

function linesOf(file: string): string[] {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8').split('\n') : []
}

/** The files of a folder and of those in it, by their paths with slashes. */
export function filesIn(folder: string): string[] {
  return entriesIn(folder).filter((name) => !name.endsWith('/'))
}

/** All that is not a folder with something in it, by its path with slashes; an empty folder ends in one. */
function entriesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const nameOf = (parent: string, name = '') => join(relative(folder, parent), name).split(sep).join('/')
  const parents = new Set(entries.map(({ parentPath }) => nameOf(parentPath)))
  return entries.flatMap((entry) => {
    const name = nameOf(entry.parentPath, entry.name)
    if (!entry.isDirectory()) return [name]
    return parents.has(name) ? [] : [`${name}/`]
  })
}
