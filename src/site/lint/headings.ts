import type { Blocks } from '../../blocks/schemas'
import { visitElements } from '../../parts/sanitize'
import { cause } from '../catalogue'
import { placeOf } from '../checkHtml'
import { at, type Finding, type Stretch } from '../problem'
import { isObject, markOf, type Path, valueAt } from '../schemaTree'
import type { Page, Section } from '../site'
import { homeOf, pathOf } from './home'
import type { LintContext, Rule } from './lint'
import { treesOf } from './trees'
import { visitStrings } from '../walk'

/** A heading as a page shows it. `path` leads into the section. */
export type HeadingAt = { level: number; text: string; path: Path; within?: Stretch | undefined }

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
  visitStrings(schema, props, (text, role, path, own) => {
    if (role === 'html') for (const heading of headingsInHtml(text, path)) found.push(heading)
    const rank = markOf(own).heading
    if (!rank) return
    const above = rank === 'nested' ? path.map((_, index) => valueAt(props, path.slice(0, index))) : []
    if (rank === 'inner') innerAt.add(valueAt(props, path.slice(0, -1)))
    hasTitle ||= rank === 'section' || rank === 'page'
    const levels = { page: 1, section: 2, inner: hasTitle ? 3 : 2, nested: 2 + Number(hasTitle) + Number(above.some((owner) => isObject(owner) && innerAt.has(owner))) }
    found.push({ level: levels[rank], text, path })
  }, ['html', 'heading'])
  return found
}

function headingsInHtml(html: string, path: Path): HeadingAt[] {
  const found: HeadingAt[] = []
  if (!/<h\d/i.test(html)) return found
  visitElements(treesOf(html).shown, (element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (level) found.push({ level: Number(level), text: '', path, within: placeOf(element) })
  })
  return found
}

export const mainHeading: Rule = ({ site, blocks }) =>
  allPages(site).flatMap((page) => {
    const main = page.sections.flatMap((section) => headingsOf(section, blocks).flatMap((heading) => (heading.level === 1 ? [{ ...heading, section }] : [])))
    const [first, ...others] = main
    if (!first) return [at([...page.source, 'sections'], cause('noMainHeading', { path: page.path }))]
    return others.map(({ section, path }) => ({ ...at(pathOf(section, path), cause('severalMainHeadings', { path: page.path, first: first.text })), seenFrom: seenFrom(page, section) }))
  })

export const headingOrder: Rule = ({ file, site, blocks }) =>
  allPages(site).flatMap((page) => {
    let before: number | undefined
    return page.sections.flatMap((section) =>
      headingsOf(section, blocks).flatMap(({ level, path, within }): Finding[] => {
        const last = before
        before = level
        // A page without a main heading is told as that.
        if (last === undefined || level <= last + 1) return []
        const home = homeOf(file, page, pathOf(section, path))
        return [{ ...at(home, cause('skippedHeading', { level, before: last }), within), seenFrom: seenFrom(page, section) }]
      }),
    )
  })

/** The page and, if the section is a shared one, its place there. */
export function seenFrom(page: Page, { use }: Section): Path[] {
  return use ? [page.source, use] : [page.source]
}

/** Every page that can be seen, those for what is missing included. */
export function allPages({ pages, missing, notFound }: LintContext['site']): Page[] {
  return [...pages, ...missing, notFound]
}
