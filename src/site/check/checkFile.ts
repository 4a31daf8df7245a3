import type { Finding } from '../diagnostics/diagnostic'
import type { Expanded } from '../expand/expandFile'
import type { Media } from '../media/media'
import type { FileSchema } from '../schema/composed'
import { misspelledFields } from '../schema/zodFindings'
import type { PagesFile } from '../schema/schema'
import { siteSettings } from '../schema/siteSettings'
import { lineFinder } from '../text/position'
import { checkCollections, checkLengths, checkNames, checkPaths } from './check'
import { checkReferences } from './characterReferences'
import { checkHtml } from './html'
import { checkFrameLinks, checkItemLinks, checkLinks } from './links'
import { checkMedia } from './media'
import { checkRedirects } from './redirects'
import { checkAddresses, checkDates, checkSettings } from './settings'
import { siteMap } from './siteMap'
import { checkText } from './text'

type Source = { text: string; file: PagesFile; schema: FileSchema; media?: Media | undefined }

/** Looks for all that a schema cannot say: in the file as it is written, and in the pages that it stands for. */
export function checkFile({ text, file, schema, media }: Source, expanded: Expanded, report: (finding: Finding) => void): void {
  const { settings, gone, collections, pages, allPages } = expanded
  const { presence } = pages
  const sections = schema.shape.pages.element.shape.sections
  // With a page or section missing from the map, or an address wrong where it is written, each link to it would be one more mistake.
  let isMapWhole = expanded.isWhole
  const reportAddress = (finding: Finding) => {
    isMapWhole = false
    report(finding)
  }
  checkPaths(file, lineFinder(text), reportAddress)
  checkAddresses(file.site, reportAddress)
  for (const finding of misspelledFields(schema, file)) report(finding)
  checkSettings(file.site, report)
  checkDates(file, report)
  checkLengths(file, report)
  checkHtml(schema, file, report)
  checkText(schema, file, report)
  checkReferences(schema, file, report)
  checkCollections(schema, file, report)
  checkMedia(schema, file, media, report)
  checkNames(schema, sections, file, expanded, report)
  if (!isMapWhole) return
  const map = siteMap(sections, pages, file, settings, report, media)
  checkLinks(sections, allPages, map, report)
  checkItemLinks(schema.shape.collections, collections, file, presence, map, report)
  checkFrameLinks(siteSettings, settings, gone, map, report)
  checkRedirects(settings, map, report)
}
