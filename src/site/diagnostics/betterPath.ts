import { slugOf } from '../../parts/slugOf'
import { valueAt } from '../text/jsonPath'
import { pathFault } from '../../parts/pathFault'

/**
 * The address that was meant by one that no page can have: "About Us" is "/about-us", "https://www.toys.org/faq.html" is "/faq".
 *
 * @returns undefined for one that is right, and where no address is left
 */
export function betterPath(path: string): string | undefined {
  const plain = path
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?\.(?:html?|php|aspx?)$/i, '')
  const segments = plain.split(/[/\\]+/).filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
  const found = `/${segments.map((segment) => (isPlaceholder(segment) ? '$slug' : slugOf(segment))).join('/')}`
  return found === path || (found === '/' && !['', '/'].includes(plain)) || pathFault(found) !== undefined ? undefined : found
}

/** The last part of an address that stands for the slug of each item, as other programs write it: "[slug]", ":id", "{slug}", "*". */
const isPlaceholder = (segment: string) => segment === '$slug' || /^(?:\[(?:\.{3})?\w+\]|[:$]\w+|\{\w+\}|<\w+>)$/.test(segment)

/** The address of the only page in a file that has this title; undefined where none has, or several. */
export function pathTitled(file: unknown, title: string): string | undefined {
  const plain = (text: unknown) => (typeof text === 'string' ? text.trim().toLowerCase() : '')
  const pages = valueAt(file, ['pages'])
  const called = Array.isArray(pages) && plain(title) !== '' ? pages.filter((page) => plain(valueAt(page, ['title'])) === plain(title)) : []
  const path = called.length === 1 ? valueAt(called[0], ['path']) : undefined
  return typeof path === 'string' && !path.includes('$') ? (betterPath(path) ?? path) : undefined
}

/** The addresses of pages in a file that may have any shape. */
export function pathsMeant(file: unknown): string[] {
  const pages = valueAt(file, ['pages'])
  const paths = Array.isArray(pages) ? pages.map((page) => valueAt(page, ['path'])).filter((path) => typeof path === 'string') : []
  // One that is not right itself can be meant as well.
  return paths.map((path) => betterPath(path) ?? path)
}
