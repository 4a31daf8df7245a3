import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { sectionOwners } from '../../site/schema/sectionOwners'
import { type JsonPath, valueAt } from '../../site/text/jsonPath'
import { nodeAt } from '../../site/text/nodeAt'
import { suggest } from '../../site/diagnostics/suggest'
import { sectionWords } from '../../site/diagnostics/wording/sections'

/** A list of sections in the file, and the address it is called by. */
export type SectionList = { address: string; node: Node }
/** One section, by its list and its place in it, from 0. */
export type SectionPlace = { list: SectionList; index: number }

/** What is wrong with a request; said to the person who made it. */
export class Refusal extends Error {}

/** Every list of sections: of each page, of what is shown where an item is missing, and of the page for unknown addresses. */
export function sectionLists(text: string): SectionList[] {
  const root = parseTree(text)
  const file: unknown = root && getNodeValue(root)
  return sectionOwners(file).flatMap(({ owner, path }) => {
    const address = addressOf(owner, path, file)
    const node = root && nodeAt(root, [...path, 'sections'])
    return address !== undefined && node?.type === 'array' ? [{ address, node }] : []
  })
}

/** How the owner of a list is called by people: "/faq", "/articles/$slug missing" or "notFound". */
function addressOf(owner: Record<string, unknown>, path: JsonPath, file: unknown): string | undefined {
  const [root, , part] = path
  if (root === 'notFound') return root
  const address = part === 'missing' ? valueAt(file, [...path.slice(0, -1), 'path']) : owner.path
  return typeof address === 'string' ? `${address}${part === 'missing' ? ' missing' : ''}` : undefined
}

/** The text that a field of an object holds. */
export function valueOf(node: Node, field: string): string | undefined {
  const found = nodeAt(node, [field])
  return found?.type === 'string' ? String(found.value) : undefined
}

export function findList(lists: readonly SectionList[], address: string): SectionList {
  const found = lists.find((list) => list.address === address)
  if (!found)
    throw new Refusal(
      sectionWords.noPage(
        address,
        suggest(
          address,
          lists.map((list) => list.address),
        ),
      ),
    )
  return found
}

/**
 * Finds the section that is meant by "/faq" and "3", or by "/faq#id".
 *
 * @param number counted from 1; not needed with an id
 * @param room how many places there are behind the last section: 1 where something is to be put
 * @throws Refusal when there is no such page or section
 */
export function findSection(lists: readonly SectionList[], address: string, number: string | undefined, room = 0): SectionPlace {
  const [path = '', id] = address.split('#')
  const list = findList(lists, path)
  const sections = list.node.children ?? []
  if (id !== undefined) {
    const index = sections.findIndex((section) => valueOf(section, 'id') === id)
    if (index < 0)
      throw new Refusal(
        sectionWords.noId(
          path,
          id,
          sections.flatMap((section) => valueOf(section, 'id') ?? []),
        ),
      )
    return { list, index }
  }
  const place = Number(number)
  if (!/^\d+$/.test(number ?? '') || place < 1 || place > sections.length + room) throw new Refusal(sectionWords.noNumber(path, number ?? '', sections.length))
  return { list, index: place - 1 }
}
