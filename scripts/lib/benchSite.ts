import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PagesFile } from '../../schema/pages'

/** More pages than these lie in files of so many each: one file would be too large to be read. */
const IN_ONE = 1000
const IN_EACH = 100

/** The real site with copies of its pages until it has so many: as JSON. Articles count as the pages they become. */
export const grownSite = (content: string, count: number): string => JSON.stringify(grown(content, count), null, 1)

/** A grown site in a folder: its content file, and the address of one of its pages; `change` gives the main heading of that page other words and saves them. */
export type GrownFiles = { main: string; path: string; change: (words: string) => void }

/** Writes a grown site into a folder, with the pictures of the real one; one with many pages has them in several files. */
export function writeGrown(content: string, count: number, folder: string): GrownFiles {
  const site = grown(content, count)
  const main = join(folder, 'pages.json')
  const copies = site.pages.slice(IN_ONE)
  mkdirSync(join(folder, 'pages'), { recursive: true })
  if (existsSync('media')) cpSync('media', join(folder, 'media'), { recursive: true })
  const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value, null, 1))
  write(main, copies.length > 0 ? { ...site, pages: site.pages.slice(0, IN_ONE), include: ['pages/*.json'] } : site)
  const files = Array.from({ length: Math.ceil(copies.length / IN_EACH) }, (_, index) => join(folder, `pages/${String(index).padStart(5, '0')}.json`))
  for (const [index, file] of files.entries()) write(file, { pages: copies.slice(index * IN_EACH, (index + 1) * IN_EACH) })
  return { main, ...changeable(files[files.length >> 1] ?? main) }
}

/** Stands for the words that are changed. */
const MARK = '\ufffc'

/** Prepares changes of the last page in a file that begins with a heading. */
function changeable(file: string): Omit<GrownFiles, 'main'> {
  const content: Pick<PagesFile, 'pages'> = JSON.parse(readFileSync(file, 'utf8'))
  const page = content.pages.findLast(({ sections: [first] }) => first && 'type' in first && first.type === 'hero')
  if (!page) throw new Error(`There is no page with a heading in ${file}.`)
  Object.assign(page.sections[0] ?? {}, { title: MARK })
  const text = JSON.stringify(content, null, 1)
  return { path: page.path, change: (words) => writeFileSync(file, text.replace(JSON.stringify(MARK), JSON.stringify(words))) }
}

function grown(content: string, count: number): PagesFile {
  const site: PagesFile = JSON.parse(content)
  const originals = site.pages.filter((page) => page.each === undefined)
  const articles = Object.values(site.collections ?? {}).reduce((sum, own) => sum + (Array.isArray(own) ? own : own.items).length, 0)
  for (let copy = 0; originals.length + articles + copy < count; copy++) {
    const page = originals[copy % originals.length]
    if (page) site.pages.push({ ...page, path: `/copy-${copy}${page.path === '/' ? '' : page.path}`, title: `${page.title} ${copy}` })
  }
  return site
}
