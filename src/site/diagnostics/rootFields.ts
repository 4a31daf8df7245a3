import type { Node } from 'jsonc-parser'
import { removeEdits } from '../text/removeEdits'
import type { Repair } from './reshape'

const nameOf = (property: Node) => String(property.children?.[0]?.value)

/** Fields of the file itself that belong into "site" or a page, and where they go. */
export type RootFields = { name: string; home: 'site' | 'page'; fields?: readonly string[] }

/** Those fields put where they belong: into "site", which is there or is made, or into a page of their own. */
export function movedFields({ name, home, fields = [name] }: RootFields, root: Node, text: string): Repair | undefined {
  const properties = root.children ?? []
  const isMoved = (property: Node) => fields.includes(nameOf(property))
  const first = properties.find(isMoved)
  const site = home === 'site' ? properties.find((property) => nameOf(property) === 'site')?.children?.[1] : undefined
  if (!first || (site && site.type !== 'object')) return undefined
  const written = properties.filter(isMoved).map(({ offset, length }) => text.slice(offset, offset + length))
  const message = `${fields.map((field) => `"${field}"`).join(', ')} put into ${home === 'site' ? '"site"' : 'a page'}`
  if (site) {
    const inserted = { offset: site.offset + 1, length: 0, by: `${written.join(', ')}${site.children?.length ? ', ' : ''}` }
    return { edits: [inserted, ...removeEdits(root, isMoved)], message }
  }
  const by = home === 'site' ? `"site": { ${written.join(', ')} }` : page(properties.filter(isMoved), name, text)
  return { edits: [{ offset: first.offset, length: first.length, by }, ...removeEdits(root, (property) => property !== first && isMoved(property))], message }
}

/** A page of these fields; the list of its sections is called by its name here. */
function page(properties: readonly Node[], list: string, text: string): string {
  const has = (name: string) => properties.some((property) => nameOf(property) === name)
  const written = properties.map((property) => {
    const [key, value] = property.children ?? []
    const isList = nameOf(property) === list && key && value
    return isList ? `"sections": ${text.slice(value.offset, value.offset + value.length)}` : text.slice(property.offset, property.offset + property.length)
  })
  return `"pages": [{ ${[...(has('path') ? [] : ['"path": "/"']), ...(has('title') ? [] : ['"title": "Home"']), ...written].join(', ')} }]`
}
