import type { z } from 'zod'
import type { Role } from '../../parts/role'
import { betterPath } from '../diagnostics/betterPath'
import { message } from '../diagnostics/catalogue'
import type { Expanded } from '../expand/expandFile'
import type { Presence } from '../expand/presence'
import { fontFolder, fontPackage, installedFonts, isOfDevice } from './fonts'
import { allIcons, iconFoundBy } from './icons'
import { type Finding, at, atKey } from '../diagnostics/diagnostic'
import { pathFault } from '../../parts/pathFault'
import { isLanguage, languageAt, languagesOf, missingPath } from '../schema/languages'
import type { PagesFile } from '../schema/schema'
import type { JsonPath } from '../text/jsonPath'
import type { LineFinder } from '../text/position'
import { near, suggest } from '../diagnostics/suggest'
import { isTimeZone, knownZones, nearZone } from '../schema/timeZones'
import { isTemplate, itemAddress } from '../schema/itemAddress'
import { sectionOwners } from '../schema/sectionOwners'
import { visitStrings } from '../schema/walk'
import { counted } from '../../parts/counted'

type Report = (finding: Finding) => void

/** Reports paths and slugs that are malformed or given twice, and paths where "$slug" and "each" do not go together. */
export function checkPaths(file: PagesFile, lineOf: LineFinder, report: Report): void {
  const first = new Map<string, number>()
  const languages = languagesOf(file.site)
  const taken = () => file.pages.map(({ path }) => path)
  file.pages.forEach((page, index) => {
    const place: JsonPath = ['pages', index, 'path']
    const fault = page.path === missingPath(languageAt(languages, page.path)) ? undefined : pathFault(page.path)
    const earlier = first.get(page.path)
    const isMany = isTemplate(page.path)
    if (fault) report(at(place, message('badPath', { path: page.path, fault, instead: free(betterPath(page.path), taken()) })))
    else if (earlier !== undefined) report(at(place, message('doublePath', { path: page.path, line: lineOf(['pages', earlier, 'path']) })))
    else if (page.each !== undefined && !isMany) report(at(place, message('templateWithoutSlug', { path: page.path })))
    else if (page.each === undefined && isMany) report(at(place, message('slugWithoutTemplate', { path: page.path })))
    if (page.missing && page.path === '/$slug') report(at(['pages', index, 'missing'], message('missingAtRoot', {})))
    first.set(page.path, earlier ?? index)
  })
  for (const [name, items] of Object.entries(file.collections ?? {})) {
    const slugs = new Set<string>()
    items.forEach(({ slug }, index) => {
      const fault = pathFault(`/${slug}`)
      if (fault)
        report(
          at(
            ['collections', name, index, 'slug'],
            message('badPath', {
              path: slug,
              fault,
              instead: free(
                betterPath(slug)?.slice(1),
                items.map((item) => item.slug),
              ),
            }),
          ),
        )
      else if (slugs.has(slug)) report(at(['collections', name, index, 'slug'], message('doubleSlug', { slug })))
      slugs.add(slug)
    })
  }
  checkItemPaths(file, first, lineOf, report)
}

/** What is meant, unless it is that of another one. */
const free = (meant: string | undefined, taken: readonly string[]) => (meant === undefined || meant === '' || taken.includes(meant) ? undefined : meant)

/** An item must not take the address that a page of its own has. */
function checkItemPaths(file: PagesFile, pages: ReadonlyMap<string, number>, lineOf: LineFinder, report: Report): void {
  for (const { each = '', path } of file.pages) {
    const items = file.collections && Object.hasOwn(file.collections, each) ? file.collections[each] : undefined
    items?.forEach(({ slug }, index) => {
      const own = isTemplate(path) ? itemAddress(path, slug) : path
      const page = own === path ? undefined : pages.get(own)
      if (page !== undefined) report(at(['collections', each, index, 'slug'], message('doublePath', { path: own, line: lineOf(['pages', page, 'path']) })))
    })
  }
}

/** Strings that are the name of something, looked up by `nameChecker`. */
const NAMED = ['icon', 'gradient', 'font', 'timeZone', 'collection'] as const

/** Reports names of icons, gradients, fonts, time zones and collections that do not exist, and a language that is none. */
export function checkNames(schema: z.ZodType, sectionsSchema: z.ZodType, file: PagesFile, { allPages, pages }: Expanded, report: Report): void {
  const check = nameChecker(file, pages.presence, report)
  visitStrings(schema, file, check, NAMED)
  for (const { section, overrides } of allPages.flatMap((page) => page.sections)) {
    if (overrides)
      visitStrings(sectionsSchema, [section], (name, role, [, ...path]) => overrides.keys.has(String(path[0])) && check(name, role, [...overrides.path, ...path]), NAMED)
  }
}

const LANGUAGE = 'Write a language, with a country if it matters: "en" or "en-US".'

function nameChecker(file: PagesFile, presence: Presence, report: Report): (name: string, role: Role | undefined, path: JsonPath) => void {
  const { lang: main, locales = {} } = file.site
  for (const lang of [main, ...Object.keys(locales)]) {
    const isMain = lang === main
    if (!isLanguage(lang)) report((isMain ? at : atKey)(isMain ? ['site', 'lang'] : ['site', 'locales', lang], message('badForm', { name: lang, meaning: LANGUAGE })))
  }
  const gradients = Object.keys(file.site.theme.gradients ?? {})
  const collections = Object.keys(file.collections ?? {})
  // Where the page of the items is not there and lets links go along, a list of them is empty.
  const listed = new Set(file.pages.filter((page, index) => page.linksToIt === 'drop' || presence.page(index)).map((page) => page.each))
  // Where one of the names is wrong, no one can say which collection has no page.
  const isListKnown = file.pages.every(({ each }) => each === undefined || collections.includes(each))
  return (name, role, path) => {
    if (role === 'icon' && !allIcons().has(name)) report(at(path, message('unknownIcon', near(name, iconNames, nearIcon))))
    if (role === 'gradient' && !gradients.includes(name))
      report(
        at(
          path,
          message(
            'unknownGradient',
            near(name, () => gradients),
          ),
        ),
      )
    if (role === 'font' && !fontFolder(name))
      report(at(path, message('unknownFont', { name, package: isOfDevice(name) ? undefined : fontPackage(name), installed: installedFonts() })))
    if (role === 'timeZone' && !isTimeZone(name)) report(at(path, message('unknownTimeZone', near(name, knownZones, nearZone))))
    // The "each" of a page is looked up when its pages are made.
    if (role !== 'collection' || path.at(-1) === 'each') return
    if (!collections.includes(name))
      report(
        at(
          path,
          message(
            'unknownCollection',
            near(name, () => collections),
          ),
        ),
      )
    else if (isListKnown && !listed.has(name)) report(at(path, message('collectionWithoutPage', { name })))
  }
}

/** One that is nearly called so, or as one of the words of the name, as in "mug-hot"; else one that is found by it. */
const nearIcon = (name: string, icons: readonly string[]) =>
  suggest(name, icons) ?? name.split('-').find((word) => word.length > 2 && icons.includes(word)) ?? (name.length > 2 ? iconFoundBy(name) : undefined)

const iconNames = () => [...allIcons().keys()]

/** Most sections of a page. */
const SECTION_LIMIT = 200

/** Reports lists of more than 200 sections. */
export function checkLengths(file: PagesFile, report: Report): void {
  for (const { owner, path } of sectionOwners(file)) {
    if (owner.sections.length > SECTION_LIMIT) report(at([...path, 'sections'], message('tooMuch', { limit: counted(SECTION_LIMIT, 'entry') })))
  }
}

/** Every collection has a page for its items. Where a list names one that has none, that is told where the list stands. */
export function checkCollections(schema: z.ZodType, file: PagesFile, report: Report): void {
  const shown = new Set(file.pages.map(({ each }) => each))
  const lonely = Object.keys(file.collections ?? {}).filter((name) => !shown.has(name))
  // Where a name is wrong, no one can say which collection has no page.
  if (lonely.length === 0 || file.pages.some(({ each }) => each !== undefined && !Object.hasOwn(file.collections ?? {}, each))) return
  const listed = new Set<string>()
  visitStrings(schema, file, (name, _, path) => void (path.at(-1) !== 'each' && listed.add(name)), ['collection'])
  for (const name of lonely) if (!listed.has(name)) report(atKey(['collections', name], message('itemsWithoutPage', { name })))
}
