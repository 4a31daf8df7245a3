import { keyed } from '../../../site/resolve/typography/keyed'
import type { JsonPath } from '../../../site/text/jsonPath'
import type { Stretch, TextLine } from '../../types'

/** A text of the file, and the element of the page that shows a stretch of it. */
export type Found = { element: HTMLElement; line: TextLine; stretch: Stretch }

/** Roles of texts that are read as words. */
const READ: readonly TextLine['role'][] = ['text', 'richText']
/** Longer texts are no line or paragraph. */
const LONGEST = 5000

/** A text without regard to the sort and number of its spaces. */
export const plain = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim()

/** A text as it is compared with what a page shows of it, which is set in print. */
const compared = (text: string | null) => keyed(plain(text))

/** The text that an element of a section, or one around it, shows: of several that read the same, the one in the same place among them. */
export function findText(section: Element, clicked: Element, lines: readonly TextLine[]): Found | undefined {
  for (let element: Element | null = clicked; element && section.contains(element); element = element.parentElement) {
    const words = compared(element.textContent)
    if (words === '' || words.length > LONGEST) continue
    const hits = hitsOf(words, lines)
    const [only] = hits
    if (!only) continue
    if (hits.length === 1) return { element: element as HTMLElement, ...only }
    const same = innermost(section, words)
    const index = same.findIndex((other) => other.contains(element) || element?.contains(other))
    const hit = same.length === hits.length ? hits[index] : undefined
    return hit && { element: element as HTMLElement, ...hit }
  }
  return undefined
}

function hitsOf(words: string, lines: readonly TextLine[]): { line: TextLine; stretch: Stretch }[] {
  const read = lines.filter(({ role }) => READ.includes(role))
  return read.flatMap((line) => line.stretches.filter(({ shown }) => compared(shown) === words).map((stretch) => ({ line, stretch })))
}

/** The elements that show these words and have none in them that does, in the order of the page. */
function innermost(section: Element, words: string): Element[] {
  const all = [...section.querySelectorAll('*')].filter((element) => compared(element.textContent) === words)
  return all.filter((element) => ![...element.children].some((child) => compared(child.textContent) === words))
}

/** The one element that shows one of these texts and nothing else; undefined where none does, or several. */
export function shownBy(section: Element, texts: readonly string[]): Element | undefined {
  const [only, ...more] = [...new Set(texts.map(compared))].flatMap((words) => (words === '' ? [] : innermost(section, words)))
  return more.length === 0 ? only : undefined
}

/**
 * The field that is meant by something in a section that is no text: the picture or icon beside the words around it, or else the entry
 * that these words belong to.
 */
export function findField(section: Element, clicked: Element, lines: readonly TextLine[]): JsonPath | undefined {
  const role = clicked.closest('img, picture, figure') ? 'media' : clicked.closest('svg') ? 'icon' : undefined
  const byAlt =
    clicked instanceof (clicked.ownerDocument.defaultView?.HTMLImageElement ?? Image)
      ? lines.find(({ path, written }) => path.at(-1) === 'alt' && written === clicked.alt)
      : undefined
  if (byAlt) return [...byAlt.path.slice(0, -1), 'src']
  for (let element: Element | null = clicked; element && section.contains(element); element = element.parentElement) {
    const words = compared(element.textContent)
    const inside = lines.filter(({ role: own, stretches }) => READ.includes(own) && stretches.some(({ shown }) => compared(shown) !== '' && words.includes(compared(shown))))
    const [first] = inside
    if (!first) continue
    const around = inside.length === 1 ? first.path.slice(0, -1) : commonPath(inside.map(({ path }) => path))
    const beside = role && lines.find((line) => line.role === role && around.every((key, index) => line.path[index] === key))
    return beside ? beside.path : inside.length === 1 || around.length <= 4 ? first.path : around
  }
  return lines.find((line) => line.role === role)?.path
}

function commonPath(paths: readonly JsonPath[]): JsonPath {
  const [first = []] = paths
  const end = first.findIndex((key, index) => paths.some((path) => path[index] !== key))
  return end < 0 ? first : first.slice(0, end)
}
