import type { Blocks } from '../../blocks/schemas'
import type { Problem } from '../../site/diagnostics/diagnostic'
import { isTemplate, itemAddress } from '../../site/schema/itemAddress'
import { sectionOwners } from '../../site/schema/sectionOwners'
import { isObject, type JsonPath, readPath, valueAt } from '../../site/text/jsonPath'
import { sectionTitle } from './sectionTitle'
import { titleOf } from './titleOf'
import type { CollectionLine, PageLine, PartLine, ProblemLine, SectionLine, Shown } from '../types'

/** Whether a place lies in another one. */
const isWithin = (place: JsonPath | undefined, around: JsonPath) => place !== undefined && around.every((key, index) => place[index] === key)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
/** When something is part of the site, as far as that is said in words. */
function shownOf({ hidden, from, until, reason }: Record<string, unknown>): Shown {
  const said = Object.entries({ from, until, reason }).filter(([, value]) => textOf(value) !== '')
  return { isHidden: hidden === true, ...Object.fromEntries(said) }
}

/** Every page of a file, as it stands there; of a value that is no valid file, as many as can be made out. */
export function pageLines(value: unknown, problems: readonly ProblemLine[]): PageLine[] {
  return sectionOwners(value)
    .filter(({ path }) => path.at(-1) !== 'missing')
    .map(({ owner, path }) => {
      const address = addressOf({ owner, path })
      return {
        path,
        address,
        title: textOf(owner.title),
        href: address === '404' ? '/404' : isTemplate(address) ? firstItem(value, owner, address) : address,
        ...(typeof owner.each === 'string' && { each: owner.each }),
        ...shownOf(owner),
        problems: problems.filter((problem) => isWithin(problem.path, path)).length,
      }
    })
}

/** How a page is called in lists. */
export const addressOf = ({ owner, path }: { owner: Record<string, unknown>; path: JsonPath }) => (path[0] === 'notFound' ? '404' : textOf(owner.path))

function firstItem(value: unknown, { each }: Record<string, unknown>, address: string): string | undefined {
  const items = isObject(value) && isObject(value.collections) && typeof each === 'string' ? value.collections[each] : undefined
  const [item] = itemsOf(items)
  return isObject(item) ? itemAddress(address, textOf(item.slug)) : undefined
}

/** The items of a collection, whether it is a list or declares fields for them. */
function itemsOf(collection: unknown): unknown[] {
  const items = isObject(collection) ? collection.items : collection
  return Array.isArray(items) ? items : []
}

/** The sections of a page, from top to bottom. */
export function sectionLines(value: unknown, page: JsonPath, problems: readonly ProblemLine[], blocks: Blocks): SectionLine[] {
  const found = sectionOwners(value).find(({ path }) => path.join() === page.join())
  const sections: unknown[] = Array.isArray(found?.owner.sections) ? found.owner.sections : []
  const shared = isObject(value) && isObject(value.shared) ? value.shared : {}
  return sections.map((section, index) => {
    const path = [...page, 'sections', index]
    const own = isObject(section) ? section : {}
    const used = typeof own.use === 'string' && isObject(shared[own.use]) ? (shared[own.use] as Record<string, unknown>) : undefined
    return {
      path,
      type: textOf(own.type ?? used?.type ?? own.use),
      title: sectionTitle(used ? { ...used, ...(isObject(own.with) && own.with) } : own, blocks) || textOf(own.use),
      isShared: 'use' in own,
      ...(typeof own.use === 'string' && { shared: own.use }),
      ...shownOf(own),
      problems: problems.filter((problem) => isWithin(problem.path, path)).length,
    }
  })
}

export function problemLines(problems: readonly Problem[]): ProblemLine[] {
  return problems.map(({ code, message, hint, where, line, path, fixable }) => ({ code, message, hint, where, line, path: readPath(path), fixable }))
}

/** Settings of the site that are changed by themselves. */
const SETTINGS: Readonly<Record<string, string>> = {
  navigation: 'Menu',
  footer: 'Footer',
  theme: 'Colours and fonts',
  contact: 'Contact',
  facts: 'Facts',
  links: 'Outside addresses',
  redirects: 'Redirects',
  words: 'Words of the frame',
}

/** What a group of settings is called. */
export const settingTitle = (name: string): string => (Object.hasOwn(SETTINGS, name) ? (SETTINGS[name] ?? name) : titleOf(name))

/** Every collection whose items stand in the file. */
export function collectionLines(value: unknown): CollectionLine[] {
  const { collections } = isObject(value) ? value : {}
  const lines = Object.entries(isObject(collections) ? collections : {}).map(([name, list]) => ({ name, list: ['collections', name, ...(Array.isArray(list) ? [] : ['items'])] }))
  return lines.filter(({ list }) => Array.isArray(valueAt(value, list)))
}

/** What else there is to change: settings, items of collections and shared sections. */
export function partLines(value: unknown): PartLine[] {
  const { site, shared } = isObject(value) ? value : {}
  const addresses = new Map(sectionOwners(value).map(({ owner }) => [textOf(owner.each), textOf(owner.path)]))
  const settings = Object.entries(SETTINGS).flatMap(([name, title]) => (isObject(site) && name in site ? [{ path: ['site', name], group: 'Site', title }] : []))
  const sections = Object.entries(isObject(shared) ? shared : {}).map(([name, section]) => ({
    path: ['shared', name],
    group: 'Shared sections',
    title: (isObject(section) && textOf(section.title)) || name,
  }))
  const items = collectionLines(value).flatMap(({ name, list }) =>
    itemsOf(valueAt(value, list)).map((item, index) => ({
      path: [...list, index],
      group: name,
      title: isObject(item) ? textOf(item.title ?? item.slug) : '',
      ...(isObject(item) && addresses.has(name) && { href: itemAddress(addresses.get(name) ?? '', textOf(item.slug)) }),
      ...(isObject(item) && item.hidden === true && { isHidden: true as const }),
    })),
  )
  return [{ path: ['site'], group: 'Site', title: 'All settings' }, ...settings, ...sections, ...items]
}
