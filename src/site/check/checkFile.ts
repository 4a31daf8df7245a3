import { type Finding, moved } from '../diagnostics/diagnostic'
import type { Expanded } from '../expand/expandFile'
import type { Media } from '../media/media'
import type { FileSchema } from '../schema/composed'
import { languagesOf, writtenSetting } from '../schema/languages'
import { misspelledFields } from '../schema/findings/unknownField'
import type { PagesFile } from '../schema/schema'
import { siteSettings } from '../schema/siteSettings'
import { withPagesOnly } from '../schema/visitFile'
import type { JsonPath } from '../text/jsonPath'
import type { LineFinder } from '../text/position'
import { checkCollections, checkLengths, checkNames, checkPaths } from './check'
import { checkReferences } from './characterReferences'
import { checkHtml } from './html'
import { checkFrameLinks, checkItemLinks, checkLinks } from './links'
import { checkKeys, checkLocales } from './locales'
import { checkMedia } from './media'
import { checkRedirects } from './redirects'
import { checkAddresses, checkDates, checkSettings } from './settings'
import { type SiteMap, siteMap, type Unchanged } from './siteMap'
import { checkText } from './text'
import { checkPrograms, checkWays } from './ways'

type Source = { lineOf: LineFinder; file: PagesFile; schema: FileSchema; media?: Media | undefined; unchanged?: Unchanged | undefined }

/**
 * Looks for all that a schema cannot say: in the file as it is written, and in the pages that it stands for.
 *
 * @returns what links can lead to; undefined where that cannot be said because of a mistake
 */
export function checkFile({ lineOf, file, schema, media, unchanged }: Source, expanded: Expanded, report: (finding: Finding) => void): SiteMap | undefined {
  const { languages, collections, pages, allPages } = expanded
  const [{ settings }] = languages
  const { presence } = pages
  const sections = schema.shape.pages.element.shape.sections
  // With a page or section missing from the map, or an address wrong where it is written, each link to it would be one more mistake.
  let isMapWhole = expanded.isWhole
  const reportAddress = (finding: Finding) => {
    isMapWhole = false
    report(finding)
  }
  checkPaths(file, lineOf, reportAddress)
  checkLocales(file, reportAddress)
  checkKeys(file, reportAddress)
  for (const { lang, settings: own } of languagesOf(file.site)) {
    const place = (path: JsonPath) => writtenSetting(file.site, lang, path)
    checkAddresses(own, (finding) => reportAddress(moved(finding, place)))
    checkSettings(own, (finding) => report(moved(finding, place)))
  }
  const looked = unchanged ? withPagesOnly(file, (index) => unchanged.pages.has(index)) : file
  for (const finding of misspelledFields(schema, looked)) report(finding)
  checkDates(looked, report)
  checkLengths(looked, report)
  checkHtml(schema, looked, report)
  checkText(schema, looked, report)
  checkReferences(schema, looked, report)
  checkCollections(schema, file, report)
  checkMedia(schema, looked, media, report)
  checkNames(schema, sections, file, expanded, report)
  if (!isMapWhole) return undefined
  const map = siteMap(sections, pages, file, settings, report, media, unchanged)
  checkLinks(sections, allPages, map, report)
  checkItemLinks(schema.shape.collections, collections, file, presence, map, report)
  for (const { lang, settings: own, gone } of languages)
    checkFrameLinks(siteSettings, own, gone, map, (finding) => report(moved(finding, (path) => writtenSetting(file.site, lang, path))))
  checkRedirects(settings, map, report)
  checkWays(file, pages.pages, report)
  checkPrograms(file, pages.pages, report)
  return map
}
