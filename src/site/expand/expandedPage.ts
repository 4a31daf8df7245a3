import type { OwnPlace } from '../../parts/ownPlace'
import type { PageEntry, RawSection } from '../schema/schema'
import type { AbsentSection } from '../schema/site'
import type { JsonPath } from '../text/jsonPath'
import type { ExpandedLanguage } from './expandLanguages'
import type { Overrides } from './shared'
import type { Scope } from './tokens'

/** A page before its tokens are filled in; a template has become one page for each item. */
export type ExpandedPage = {
  entry: Omit<PageEntry, 'sections' | 'missing' | 'each' | 'as' | 'path' | 'key' | 'allow' | 'hidden' | 'reason' | 'from' | 'until' | 'linksToIt'>
  path: string
  pattern: string
  indexed: boolean
  sections: ExpandedSection[]
  absent: AbsentSection[]
  scope: Scope
  source: JsonPath
  /** Where the item stands that the page is made for. */
  item?: JsonPath
  /** The address of the page of which a section has made this one. */
  continues?: string
  /** The language it is in: of what stands around its content, where that is not translated. */
  language: ExpandedLanguage
  /** What joins it with the pages of other languages that say the same. */
  key?: string
  /** The address of the page in the language of the site that it shows, since it is not translated. */
  shows?: string
}

/**
 * `use` is the place that uses a shared section, `idFrom` the same if it gives the section its id; `overrides` are fields that
 * the place says differently, `gone` the places of entries that are not part of the site at this time; `own` stands at a section
 * that makes pages of its own.
 */
export type ExpandedSection = { section: RawSection; source: JsonPath; use?: JsonPath; idFrom?: JsonPath; overrides?: Overrides; gone?: JsonPath[]; own?: OwnPlace }
