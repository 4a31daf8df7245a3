import type { JsonPath } from '../../site/text/jsonPath'
import { isIn } from './fields/wantedField'
import type { PageLine, PartLine, State, WordLine } from '../types'

/** A row of the list of pages: the head of a group, a page, or another part of the file. */
export type PageRow =
  | { is: 'group'; group: string; count: number; isOpen: boolean /** The list of items that it shows, to which one can be added. */; list?: JsonPath }
  | { is: 'page'; line: PageLine }
  | { is: 'part'; line: PartLine }
  | { is: 'words'; line: WordLine }

export const PAGES = 'Pages'
/** Where what is looked for is read. */
export const WORDS = 'Words on the pages'

/**
 * The rows of the list of pages: other parts of the site first, which are few, then all pages. Whoever looks for something sees
 * what is found in every group.
 *
 * @param open names of the groups that are unfolded
 * @param read where the words that are looked for are read
 */
export function pageRows(
  { pages, others, collections }: Pick<State, 'pages' | 'others' | 'collections'>,
  wanted: string,
  open: ReadonlySet<string>,
  read: readonly WordLine[] = [],
): PageRow[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (...texts: string[]) => words.every((word) => texts.join(' ').toLowerCase().includes(word))
  const parts = others.filter(({ title, group, href = '' }) => isFound(title, group, href))
  const found = pages.filter(({ title, address }) => isFound(title, address))
  const groupOf = (group: string, rows: PageRow[], list?: JsonPath): PageRow[] => {
    const isOpen = words.length > 0 || open.has(group)
    return rows.length === 0 && !list ? [] : [{ is: 'group', group, count: rows.length, isOpen, ...(list && { list }) }, ...(isOpen ? rows : [])]
  }
  // An empty collection has a head, too: there its first item is added.
  const named = collections.filter(({ name, list }) => isFound(name) || parts.some(({ path }) => isIn(path, list)))
  const groups = [...new Set([...parts.map(({ group }) => group), ...named.map(({ name }) => name)])]
  return [
    ...groups.flatMap((group) =>
      groupOf(
        group,
        parts.filter((line) => line.group === group).map((line) => ({ is: 'part', line })),
        named.find(({ name }) => name === group)?.list,
      ),
    ),
    ...groupOf(
      PAGES,
      found.map((line) => ({ is: 'page', line })),
    ),
    ...groupOf(
      WORDS,
      read.map((line) => ({ is: 'words', line })),
    ),
  ]
}
