import type { Element, Root } from 'hast'
import { anchorOf, isDroppedWhole, visitElements } from '../../../parts/sanitize'
import { placeOf } from '../../check/html'
import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { isObject } from '../../text/jsonPath'
import type { TextRange } from '../../text/location'
import { insteadOf } from '../instead'
import type { Rule } from '../rule'
import { treesOf } from '../trees'

const removedElement = advice<{ tag: string; more: number; keepsText: boolean }>({
  code: 'PS441',
  title: 'An element that is not shown',
  message: ({ tag, more, keepsText }) =>
    `Here <${tag}> is removed${more > 0 ? `, and ${more} more of it in this text` : ''}; ${keepsText ? 'its text stays' : 'what is in it is removed, too'}.`,
  hint: ({ tag }) => insteadOf(tag) ?? 'Delete it, or write it with headings, paragraphs, lists, tables, quotes and links.',
  example: {
    wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign <font>here</font>.</p>" }',
    right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign <strong>here</strong>.</p>" }',
    words: { tag: 'font', more: 0, keepsText: true },
  },
})

const removedAttribute = advice<{ attribute: string; tag: string; more: number }>({
  code: 'PS442',
  title: 'An attribute that is not used',
  message: ({ attribute, tag, more }) => `Here ${attribute}="…" of <${tag}> is removed${more > 0 ? `, and ${more} more of it in this text` : ''}.`,
  hint: ({ attribute }) =>
    attribute === 'id' ? 'Write another one: small letters, digits and hyphens, and no name that browsers use.' : 'Delete it; how an article looks is decided by the site.',
  example: {
    wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p style=\\"color: red\\">Sign here.</p>" }',
    right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Sign here.</p>" }',
    words: { tag: 'p', more: 0, attribute: 'style' },
  },
})

/** Elements and attributes that pages do not show, each kind told once in a text. */
export const rule: Rule = {
  meaning: 'HTML has only what pages show.',
  messages: [removedElement, removedAttribute],
  checkText: () => (html, role, path) => {
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
      if (attribute === undefined) return at(path, message(removedElement, { tag, more, keepsText: !isDroppedWhole(tag) }), placeOf(element))
      return at(path, message(removedAttribute, { tag, more, attribute: writtenName(html, element, attribute) }), attributePlace(html, element, attribute))
    })
  },
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

function attributePlace(html: string, element: Element, property: string): TextRange | undefined {
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
