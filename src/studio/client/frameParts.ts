import type { JsonPath } from '../../site/text/jsonPath'
import type { SectionLine } from '../types'
import { sourceOf } from './sections'

/** A part of the page in the frame: where it is written, and which it is of those that are written there. */
export type FramePart = { source: string; nth: number }

/** The state of the file that the page was drawn from. */
export const stateOf = (inner: Document) => inner.documentElement.dataset.content ?? ''

const all = (inner: Document) => [...inner.querySelectorAll<HTMLElement>('[data-source]')]

/** The part that an element of the page lies in. */
export function partOf(inner: Document, element: Element | null): FramePart | undefined {
  const part = element?.closest<HTMLElement>('[data-source]')
  const source = part?.dataset.source
  if (!part || source === undefined) return undefined
  return { source, nth: withSource(inner, source).indexOf(part) }
}

/** The element of a part; undefined where it is no longer in the page. */
export const elementOf = (inner: Document, { source, nth }: FramePart): HTMLElement | undefined => withSource(inner, source)[nth]

const withSource = (inner: Document, source: string) => all(inner).filter((element) => element.dataset.source === source)

/** The section that a part is drawn from; undefined where it is none of those in the list. */
export function sectionOf({ source, nth }: FramePart, sections: readonly SectionLine[]): SectionLine | undefined {
  return sections.filter((section) => JSON.stringify(sourceOf(section)) === source)[nth]
}

/** The part that shows what is selected, be it a section or something in it. */
export function partAt(at: JsonPath, sections: readonly SectionLine[]): FramePart | undefined {
  const section = sections.find(({ path }) => path.every((key, index) => at[index] === key))
  const source = section ? sourceOf(section) : at.slice(0, at[0] === 'shared' ? 2 : at.length)
  const same = sections.filter((other) => sourceOf(other).join() === source.join())
  return { source: JSON.stringify(source), nth: section ? same.indexOf(section) : 0 }
}

/** The element that an event of the page is about, which belongs to another window and its classes. */
export function elementAt(target: EventTarget | null): Element | null {
  const node = target as Node | null
  return node?.nodeType === 1 ? (node as Element) : (node?.parentElement ?? null)
}
