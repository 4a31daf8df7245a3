import type { TextRange } from '../text/location'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'
import type { Blocks } from '../../blocks/schemas'
import { visitElements } from '../../parts/sanitize'
import { placeOf } from '../check/html'
import { markOf } from '../schema/schemaTree'
import type { Page, Section } from '../schema/site'
import type { LintContext } from './rule'
import { treesOf } from './trees'
import { visitStrings } from '../schema/walk'

/** A heading as a page shows it. `path` leads into the section. */
export type HeadingAt = { level: number; text: string; path: JsonPath; within?: TextRange | undefined }

type Drawn = Pick<Section, 'type' | 'props'>
const known = new WeakMap<Drawn, HeadingAt[]>()

/** The headings of a section in the order of its fields, as its schema marks them; looked for once. */
export function headingsOf(section: Drawn, blocks: Blocks): HeadingAt[] {
  const found = known.get(section) ?? findHeadings(section, blocks)
  known.set(section, found)
  return found
}

function findHeadings({ type, props }: Drawn, blocks: Blocks): HeadingAt[] {
  const schema = blocks[type]?.schema
  const found: HeadingAt[] = []
  if (!schema) return found
  let hasTitle = false
  const innerAt = new Set<unknown>()
  visitStrings(
    schema,
    props,
    (text, role, path, own) => {
      if (role === 'html') for (const heading of headingsInHtml(text, path)) found.push(heading)
      const rank = markOf(own).heading
      if (!rank) return
      const above = rank === 'nested' ? path.map((_, index) => valueAt(props, path.slice(0, index))) : []
      if (rank === 'inner') innerAt.add(valueAt(props, path.slice(0, -1)))
      hasTitle ||= rank === 'section' || rank === 'page'
      const levels = { page: 1, section: 2, inner: hasTitle ? 3 : 2, nested: 2 + Number(hasTitle) + Number(above.some((owner) => isObject(owner) && innerAt.has(owner))) }
      found.push({ level: levels[rank], text, path })
    },
    ['html', 'heading'],
  )
  return found
}

function headingsInHtml(html: string, path: JsonPath): HeadingAt[] {
  const found: HeadingAt[] = []
  if (!/<h\d/i.test(html)) return found
  visitElements(treesOf(html).shown, (element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (level) found.push({ level: Number(level), text: '', path, within: placeOf(element) })
  })
  return found
}

/** The page and, if the section is a shared one, its place there. */
export function seenFrom(page: Page, { use }: Section): JsonPath[] {
  return use ? [page.source, use] : [page.source]
}

/** Every page that can be seen and is the author's, those for what is missing included. */
export function allPages({ pages, missing, notFound }: LintContext['site']): Page[] {
  // Where it has no sections the frame says what there is to say.
  return [...pages, ...missing, ...(notFound.sections.length > 0 ? [notFound] : [])]
}
