import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { oldAddress } from '../../site/check/oldAddress'
import { applyEdits, type Edit } from '../../site/text/edits'
import { fieldEdit, valueEdit } from './fieldEdits'
import { removeEdits } from '../../site/text/removeEdits'

/**
 * Leads from old addresses to new ones, and from no address at which a page stands now.
 *
 * @param moved where each old address leads
 * @param order of the settings of a site, as their schema lists them
 */
export function withRedirects(text: string, moved: ReadonlyMap<string, string>, order: readonly string[]): string {
  const targets = new Set(moved.values())
  const free = withoutRedirects(text, (old) => targets.has(oldAddress(old)) && !moved.has(oldAddress(old)))
  const { site, node, names } = redirectsIn(free)
  const known = new Set(names.map(oldAddress))
  const added = [...moved].filter(([old]) => !known.has(old))
  if (!site || added.length === 0) return free
  if (!node) return applyEdits(free, [fieldEdit(free, site, 'redirects', Object.fromEntries(added), order)])
  const [first, last] = [node.children?.[0], node.children?.at(-1)]
  return applyEdits(free, [first && last ? appendEdit(free, node, first, last, added) : valueEdit(free, node, Object.fromEntries(added))])
}

function withoutRedirects(text: string, isInTheWay: (old: string) => boolean): string {
  const { node, names } = redirectsIn(text)
  return node && names.some(isInTheWay)
    ? applyEdits(
        text,
        removeEdits(node, (_, index) => isInTheWay(names[index] ?? '')),
      )
    : text
}

function redirectsIn(text: string): { site: Node | undefined; node: Node | undefined; names: string[] } {
  const root = parseTree(text)
  const site = root && findNodeAtLocation(root, ['site'])
  const node = site && findNodeAtLocation(site, ['redirects'])
  return { site, node, names: (node?.children ?? []).map(({ children }) => String(children?.[0]?.value)) }
}

/** Several fields behind those that an object has. */
function appendEdit(text: string, owner: Node, first: Node, last: Node, fields: readonly (readonly [string, string])[]): Edit {
  const gap = text.slice(owner.offset + 1, first.offset) || ' '
  return { offset: last.offset + last.length, length: 0, by: fields.map(([name, value]) => `,${gap}${JSON.stringify(name)}: ${JSON.stringify(value)}`).join('') }
}
