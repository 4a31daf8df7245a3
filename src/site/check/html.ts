import type { TextRange } from '../text/location'
import type { Element, Root } from 'hast'
import { parseHtml, visitElements } from '../../parts/sanitize'
import { message } from '../diagnostics/catalogue'
import { type Finding, at } from '../diagnostics/diagnostic'
import { formattingOverflow } from './formattingOverflow'
import type { PagesFile, pagesSchema } from '../schema/schema'
import type { JsonPath } from '../text/jsonPath'
import { visitFile } from '../schema/visitFile'
import { tagsIn } from './htmlTags'

/** Deepest nesting of elements. A table in a list in a quote needs ten; a thousand would be more than the renderer can bear. */
const DEPTH_LIMIT = 100

const SUSPECT = /<(?:h1|img)\b/i
/** Elements that hold nothing, wherever they stand. */
const EMPTY = /^(?:br|hr|img)$/

/** Reports HTML with an <h1>, a picture of another host, too deep nesting or too many open elements; parses only what looks like it. */
export function checkHtml(schema: ReturnType<typeof pagesSchema>, file: PagesFile, report: (finding: Finding) => void): void {
  const look = (html: string, _: unknown, path: JsonPath) => {
    const deep = seeminglyDeepAt(html)
    if (deep === undefined && !SUSPECT.test(html)) return
    const reopened = deep === undefined ? undefined : formattingOverflow(html)
    if (reopened) return report(at(path, message('neverClosed', { name: reopened.name, count: reopened.count }), reopened))
    const tree = parsed(html)
    const found = tree ? deepElement(tree) : undefined
    if (tree === undefined || found) return report(at(path, message('htmlTooDeep', { limit: DEPTH_LIMIT }), found ? placeOf(found) : { start: deep ?? 0, length: 1 }))
    visitElements(tree, (element) => check(element, path, report))
  }
  visitFile(schema, file, look, ['html'])
}

function check(element: Element, path: JsonPath, report: (finding: Finding) => void): void {
  if (element.tagName === 'h1') report(at(path, message('mainHeadingInHtml', {}), placeOf(element)))
  const host = element.tagName === 'img' ? /^\s*(?:https?:)?[\\/]{2}([^\\/?#]+)/i.exec(String(element.properties.src ?? ''))?.[1] : undefined
  if (host) report(at(path, message('remotePicture', { host }), placeOf(element)))
}

/** The opening bracket and name of an element as it was written. */
export function placeOf({ tagName, position }: Element): TextRange | undefined {
  const start = position?.start.offset
  return start === undefined ? undefined : { start, length: tagName.length + 1 }
}

/**
 * Where more elements are open than may be, if each had to be closed by its own end tag before what is around it: then no parser
 * has more open. Of others only a parser can say what it closes.
 */
function seeminglyDeepAt(html: string): number | undefined {
  const { tags, isCertain } = tagsIn(html)
  const open: string[] = []
  for (const { name, isEnd, start } of tags) {
    if (EMPTY.test(name)) continue
    if (!isEnd && open.push(name) > DEPTH_LIMIT) return start
    if (isEnd && isCertain && open.at(-1) === name) open.pop()
  }
  return undefined
}

/** The tree of HTML that may come to a page, or undefined: what cannot be parsed without harm is told by `checkHtml`. */
export function soundTree(html: string): Root | undefined {
  const isDeep = seeminglyDeepAt(html) !== undefined
  const tree = isDeep && formattingOverflow(html) ? undefined : parsed(html)
  return tree && isDeep && deepElement(tree) ? undefined : tree
}

/** The tree, or undefined where the nesting is more than the parser can bear. */
function parsed(html: string): Root | undefined {
  try {
    return parseHtml(html)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function deepElement(tree: Root): Element | undefined {
  let level: Element[] = tree.children.filter((child) => child.type === 'element')
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEPTH_LIMIT) return level[0]
    level = level.flatMap((element) => element.children.filter((child) => child.type === 'element'))
  }
  return undefined
}
