import { folderOf, itemAddress } from '../../site/schema/itemAddress'
import { plainFile } from '../../site/schema/itemFields'
import type { WrittenFile } from '../../site/schema/schema'

/** The addresses that a page has: its own, or those of the items that it is made for. */
export function addressesOf(value: WrittenFile, index: number): ReadonlySet<string> {
  const page = value.pages[index]
  if (!page?.each) return new Set(page ? [page.path] : [])
  return new Set((plainFile(value).collections?.[page.each] ?? []).map(({ slug }) => itemAddress(page.path, slug)))
}

/** Whether a page is at its new address, and its old one leads there: who asks for that once more, as the first command was cut off, has it. */
export function isMoved(value: WrittenFile, from: string, to: string): boolean {
  const index = value.pages.findIndex(({ path }) => path === to)
  const addresses = index < 0 || !isGone(value, from) ? [] : [...addressesOf(value, index)]
  return addresses.length > 0 && addresses.every((now) => value.site.redirects?.[folderOf(from) + now.slice(folderOf(to).length)] === now)
}

/** Whether there is no page at an address any more, and it leads to another one. */
export function isRemoved(value: WrittenFile, address: string, instead: string): boolean {
  return isGone(value, address) && value.site.redirects?.[address] === instead
}

const isGone = ({ pages }: WrittenFile, address: string) => pages.every(({ path }) => path !== address)
