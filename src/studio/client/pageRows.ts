import type { JsonPath } from '../../site/text/jsonPath'
import type { PageLine, PartLine, State } from '../types'

/** A row of the list of pages: the head of a group, a page, or another part of the file. */
export type PageRow =
  | { is: 'group'; group: string; count: number; isOpen: boolean /** The list of items that it shows, to which one can be added. */; list?: JsonPath }
  | { is: 'page'; line: PageLine }
  | { is: 'part'; line: PartLine }

export const PAGES = 'Pages'

/**
 * The rows of the list of pages: other parts of the site first, which are few, then all pages. Whoever looks for something sees
 * what is found in every group.
 *
 * @param open names of the groups that are unfolded
 */
export function pageRows({ pages, others }: Pick<State, 'pages' | 'others'>, wanted: string, open: ReadonlySet<string>): PageRow[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (...texts: string[]) => words.every((word) => texts.join(' ').toLowerCase().includes(word))
  const parts = others.filter(({ title, group, href = '' }) => isFound(title, group, href))
  const found = pages.filter(({ title, address }) => isFound(title, address))
  const groupOf = (group: string, rows: PageRow[], list?: JsonPath): PageRow[] => {
    const isOpen = words.length > 0 || open.has(group)
    return rows.length === 0 ? [] : [{ is: 'group', group, count: rows.length, isOpen, ...(list && { list }) }, ...(isOpen ? rows : [])]
  }
  const groups = [...new Set(parts.map(({ group }) => group))]
  return [
    ...groups.flatMap((group) =>
      groupOf(
        group,
        parts.filter((line) => line.group === group).map((line) => ({ is: 'part', line })),
        parts.find((line) => line.group === group && line.path[0] === 'collections')?.path.slice(0, -1),
      ),
    ),
    ...groupOf(
      PAGES,
      found.map((line) => ({ is: 'page', line })),
    ),
  ]
}
