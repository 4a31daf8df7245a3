import type { Element, Root } from 'hast'
import { anchorOf, isDroppedWhole, visitElements } from '../../parts/sanitize'
import { cause } from '../catalogue'
import { placeOf } from '../checkHtml'
import { at, type Stretch } from '../problem'
import { isObject } from '../schemaTree'
import type { StringRule } from './lint'
import { treesOf } from './trees'

/** Elements and attributes that pages do not show, each kind told once in a text. */
export const htmlRemoved: StringRule = () => (html, role, path) => {
  if (role !== 'html') return []
  const kinds = new Map<string, Removed & { more: number }>()
  for (const one of removedFrom(html)) {
    const kind = `${one.element.tagName} ${one.attribute ?? ''}`
    const earlier = kinds.get(kind)
    if (earlier) earlier.more++
    else kinds.set(kind, { ...one, more: 0 })
  }
  return [...kinds.values()].map(({ element, attribute, more }) => {
    const { tagName: tag } = element
    if (attribute === undefined) return at(path, cause('removedElement', { tag, more, keepsText: !isDroppedWhole(tag) }), placeOf(element))
    return at(path, cause('removedAttribute', { tag, more, attribute: writtenName(html, element, attribute) }), attributePlace(html, element, attribute))
  })
}

type Removed = { element: Element; attribute?: string }

/** What the tree of a text has and what is shown of it has not. */
function removedFrom(html: string): Removed[] {
  const { written, shown: left } = treesOf(html)
  const shown = new Map<string, Element>()
  visitElements(left, (element) => shown.set(keyOf(element), element))
  const removed: Removed[] = []
  const visit = (node: Root | Element): void => {
    for (const element of node.children) {
      if (element.type !== 'element') continue
      // What the parser adds by itself, such as <tbody>, stands nowhere.
      const kept = shown.get(keyOf(element))
      if (element.position && !kept) removed.push({ element })
      if (kept?.properties.id !== undefined && anchorOf(kept) === undefined) removed.push({ element, attribute: 'id' })
      for (const name of kept ? Object.keys(element.properties) : []) if (!Object.hasOwn(kept?.properties ?? {}, name)) removed.push({ element, attribute: name })
      if (kept || !isDroppedWhole(element.tagName)) visit(element)
    }
  }
  visit(written)
  return removed
}

const keyOf = ({ tagName, position }: Element) => `${position?.start.offset} ${tagName}`

function attributePlace(html: string, element: Element, property: string): Stretch | undefined {
  const places = isObject(element.data?.position) ? element.data.position.properties : undefined
  const place = isObject(places) ? places[property] : undefined
  const start = isObject(place) && isObject(place.start) ? place.start.offset : undefined
  if (typeof start !== 'number') return placeOf(element)
  return { start, length: /^[^\s=>/]*/.exec(html.slice(start))?.[0].length ?? 1 }
}

/** A property as the attribute that the author wrote: "className" is class. */
function writtenName(html: string, element: Element, property: string): string {
  const { start, length } = attributePlace(html, element, property) ?? { start: 0, length: 0 }
  const written = html.slice(start, start + length)
  return written.startsWith('<') || written === '' ? property.toLowerCase() : written
}
