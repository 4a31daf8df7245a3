import type { OwnPlace } from '../../parts/ownPlace'
import type { PageEntry, RawSection } from '../schema/schema'
import type { AbsentSection } from '../schema/site'
import type { JsonPath } from '../text/jsonPath'
import type { Overrides } from './shared'
import type { Scope } from './tokens'

/** A page before its tokens are filled in; a template has become one page for each item. */
export type ExpandedPage = {
  entry: Omit<PageEntry, 'sections' | 'missing' | 'each' | 'as' | 'path' | 'allow' | 'hidden' | 'reason' | 'from' | 'until' | 'linksToIt'>
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
}

/**
 * `use` is the place that uses a shared section, `idFrom` the same if it gives the section its id; `overrides` are fields that
 * the place says differently, `gone` the places of entries that are not part of the site at this time; `own` stands at a section
 * that makes pages of its own.
 */
export type ExpandedSection = { section: RawSection; source: JsonPath; use?: JsonPath; idFrom?: JsonPath; overrides?: Overrides; gone?: JsonPath[]; own?: OwnPlace }
