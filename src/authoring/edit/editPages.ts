import { parseTree } from 'jsonc-parser'
import type { Blocks } from '../../blocks/schemas'
import type { BodyFile } from './bodyFiles'
import { hrefFault } from '../../parts/href'
import { validate } from '../../site/check/validate'
import { pathFault } from '../../parts/pathFault'
import { suggest } from '../../site/diagnostics/suggest'
import { pageWords } from '../../site/diagnostics/wording/pageEdits'
import { folderOf, isTemplate } from '../../site/schema/itemAddress'
import { keyOf } from '../../site/expand/keyed'
import { completeSettings } from '../../site/schema/complete'
import { schemaOf } from '../../site/schema/composed'
import { languageAt, languagesOf } from '../../site/schema/languages'
import type { WrittenFile } from '../../site/schema/schema'
import { applyEdits } from '../../site/text/edits'
import { neededNode, nodeAt } from '../../site/text/nodeAt'
import { lineStarts, type Place, placeAt, placesOf, type Text } from '../../site/text/position'
import type { Edited } from './editSections'
import { fieldEdit } from './fieldEdits'
import { addressesOf, isMoved, isRemoved } from './pageAddresses'
import { type PageLink, pageLinks, relinkBodies, relinkEdits } from './pageLinks'
import { withRedirects } from './redirectEdits'
import { removeEdit, removeEdits } from '../../site/text/removeEdits'
import { insertEdit } from './sectionEdits'
import { Refusal } from './sections'

/** A content file that was read and is valid, with the bodies that lie beside it. */
export type ValidFile = Text & { value: WrittenFile; bodies?: readonly BodyFile[] }

/**
 * Makes sure that all links of a file can be found.
 *
 * @throws Refusal where its shape is not right
 */
export function validFile({ text, origins, value, bodies = [] }: Text & { value: unknown; bodies?: readonly BodyFile[] }, blocks: Blocks): ValidFile {
  if (validate(schemaOf(blocks), value, blocks).length > 0) throw new Refusal(pageWords.notValid)
  return { text, origins, value: value as WrittenFile, bodies }
}

/** The links that lead to a page from elsewhere than the page itself, with their lines and columns, from 1. */
export function linksTo({ text, origins, value, bodies = [] }: ValidFile, address: string, blocks: Blocks): (Place & { path: PageLink['path']; body?: string | undefined })[] {
  const index = indexOf(value, address)
  const moved = addressesOf(value, index)
  const links = pageLinks(value, blocks, bodies).filter(({ page, path }) => moved.has(page) && !isInside(path, index))
  const places = placesOf(
    { text, origins },
    links.map(({ path }) => path),
  )
  return links.map(({ path, body, within }, number) => {
    const written = bodies.find(({ name }) => name === body)
    return { path, body, ...(written ? { ...placeAt(lineStarts(written.text), within.start), file: written.name } : (places[number] ?? { line: 1, column: 1 })) }
  })
}

/**
 * Gives a page another address: every link to it follows, and who asks for the old one is led on. A page that is made for each item
 * takes the addresses of its items along.
 *
 * @throws Refusal where there is no such page, or the new address cannot be had
 */
export function movePage(file: ValidFile, from: string, to: string, blocks: Blocks): Edited {
  const { text, value, bodies = [] } = file
  if (isMoved(value, from, to)) return { text, done: [pageWords.movedAlready(from, to)] }
  const index = indexOf(value, from)
  if (from === '/') throw new Refusal(pageWords.homeStays)
  checkAddress(value, from, to)
  const tree = parseTree(text)
  const moved = new Map([...addressesOf(value, index)].map((old) => [old, folderOf(to) + old.slice(folderOf(from).length)]))
  // Links by key lead there by themselves.
  const links = pageLinks(value, blocks, bodies).filter(({ byKey }) => !byKey)
  const isKnown = value.pages[index]?.hidden !== true
  const relinked = applyEdits(text, [...relinkEdits(text, links, (page) => moved.get(page)), fieldEdit(text, neededNode(tree, ['pages', index]), 'path', to)])
  const count = links.filter(({ page, path }) => moved.has(page) && path[1] !== 'redirects').length
  const below = isTemplate(from) ? [] : value.pages.flatMap(({ path }) => (path.startsWith(`${from}/`) ? [path] : []))
  return {
    // Nobody has been at the address of a page that was never there.
    text: isKnown ? withRedirects(relinked, moved, settingsOrder(blocks)) : relinked,
    bodies: relinkBodies(bodies, links, (page) => moved.get(page)),
    done: [pageWords.moved(from, to, count), ...(isKnown ? [pageWords.led(from, to)] : []), ...(below.length > 0 ? [pageWords.stay(from, below)] : [])],
  }
}

/**
 * Takes a page away. Links to it, and who asks for it, are led to another one.
 *
 * @param instead the address of that one; undefined when there is none, which is possible only where no link leads to the page
 * @throws Refusal where there is no such page, or links to it would lead nowhere
 */
export function removePage(file: ValidFile, address: string, instead: string | undefined, blocks: Blocks): Edited {
  const { text, value, bodies = [] } = file
  if (instead !== undefined && isRemoved(value, address, instead)) return { text, done: [pageWords.removedAlready(address, instead)] }
  const index = indexOf(value, address)
  if (address === '/') throw new Refusal(pageWords.homeStays)
  const links = linksTo(file, address, blocks)
  if (instead === undefined && links.length > 0) throw new Refusal(pageWords.linked(address, links.length))
  const moved = addressesOf(value, index)
  if (instead !== undefined && (moved.has(instead) || instead === address)) throw new Refusal(pageWords.same(instead))
  const fault = instead === undefined ? undefined : hrefFault(instead)
  if (instead !== undefined && fault !== undefined) throw new Refusal(pageWords.badGoal(instead, fault))
  const remove = removeEdit(neededNode(parseTree(text), ['pages']), index)
  if (instead === undefined) return { text: applyEdits(text, [remove]), done: [pageWords.removed(address)] }
  const led = new Map([...moved].map((old) => [old, instead]))
  const outside = withTails(
    pageLinks(value, blocks, bodies).filter(({ path }) => !isInside(path, index)),
    file,
  )
  const target = (page: string) => led.get(page)
  const left = applyEdits(text, [...relinkEdits(text, outside, target), remove])
  return {
    text: withRedirects(left, led, settingsOrder(blocks)),
    bodies: relinkBodies(bodies, outside, target),
    done: [pageWords.removed(address), pageWords.ledInstead(address, instead, links.length), ...ownLinks(value, outside, led)],
  }
}

/** What is said of links that lead to the page on which they stand, once others lead to it. */
function ownLinks({ pages }: WrittenFile, links: readonly PageLink[], led: ReadonlyMap<string, string>): string[] {
  const own = links.filter(({ page, path }) => path[0] === 'pages' && pages[Number(path[1])]?.path === led.get(page)?.replace(/[?#].*$/s, ''))
  const address = pages[Number(own[0]?.path[1])]?.path
  const sections = own.flatMap(({ path }) => (path[2] === 'sections' ? [Number(path[3]) + 1] : []))
  return address === undefined ? [] : [pageWords.toItself(address, own.length, [...new Set(sections)])]
}

/**
 * Puts a copy of a page right behind it. In another language it is its translation to be, and joined with it by a key; in the same
 * language it has no key, by which nobody could tell the two apart.
 *
 * @throws Refusal where there is no such page, or the new address cannot be had
 */
export function copyPage({ text, value }: ValidFile, from: string, to: string): Edited {
  const index = indexOf(value, from)
  checkAddress(value, from, to)
  const { own, copied } = keysFor(value, index, to)
  const keyed = own === undefined ? text : applyEdits(text, [fieldEdit(text, neededNode(parseTree(text), ['pages', index]), 'key', own, ['path', 'key'])])
  const pages = neededNode(parseTree(keyed), ['pages'])
  const page = neededNode(pages, [index])
  const list = { address: '', node: pages }
  const copy = copyOf(keyed.slice(page.offset, page.offset + page.length), to, copied)
  return { text: applyEdits(keyed, [insertEdit(keyed, list, index + 1, copy, list)]), done: [pageWords.copied(from, to)] }
}

function copyOf(page: string, to: string, isKeyed: boolean): string {
  const root = parseTree(page)
  if (!root) return page
  const moved = applyEdits(page, [fieldEdit(page, root, 'path', to)])
  const tree = neededNode(parseTree(moved), [])
  return isKeyed
    ? moved
    : applyEdits(
        moved,
        removeEdits(tree, ({ children }) => children?.[0]?.value === 'key'),
      )
}

/** The key that a page is to be given before it is copied, and whether its copy keeps it. */
function keysFor(value: WrittenFile, index: number, to: string): { own?: string; copied: boolean } {
  const { pages } = value
  const page = pages[index]
  const languages = languagesOf(completeSettings(value))
  const [language, other] = [languageAt(languages, page?.path ?? '/'), languageAt(languages, to)]
  if (!page || language === other) return { copied: false }
  if (page.key !== undefined || keyOf({ path: page.path }, language) === keyOf({ path: to }, other)) return { copied: true }
  const [, last = 'home'] = /\/([^/$]+)(?:\/\$slug)?$/.exec(page.path) ?? []
  const taken = new Set(pages.map(({ key }) => key))
  const free = [last, ...pages.map((_, number) => `${last}-${number + 2}`)].find((key) => !taken.has(key))
  return { ...(free !== undefined && { own: free }), copied: true }
}

function indexOf(value: WrittenFile, address: string): number {
  const paths = value.pages.map(({ path }) => path)
  const index = paths.indexOf(address)
  if (index < 0) throw new Refusal(pageWords.noPage(address, suggest(address, paths)))
  return index
}

function checkAddress(value: WrittenFile, from: string, to: string): void {
  const fault = pathFault(to)
  if (fault !== undefined) throw new Refusal(pageWords.badAddress(to, fault))
  if (isTemplate(from) !== isTemplate(to)) throw new Refusal(pageWords.otherKind(from, to))
  if (value.pages.some(({ path }) => path === to)) throw new Refusal(pageWords.taken(to))
}

/** The settings of a site, in the order of their schema. */
const settingsOrder = (blocks: Blocks) => Object.keys(schemaOf(blocks).shape.site.shape)

const isInside = (path: PageLink['path'], index: number) => path[0] === 'pages' && path[1] === index

/** Links with all that stands behind the page's address: what leads to another page may not ask for a place that is not there. */
function withTails(links: readonly PageLink[], { text, bodies = [] }: ValidFile): PageLink[] {
  const tree = parseTree(text)
  return links.map((link) => {
    const body = bodies.find(({ name }) => name === link.body)?.text
    const written = body ?? String((tree && nodeAt(tree, link.path))?.value ?? '')
    const [tail = ''] = /^[?#][^\s)"'>\]]*/.exec(written.slice(link.within.start + link.within.length)) ?? []
    return { ...link, within: { ...link.within, length: link.within.length + tail.length } }
  })
}
