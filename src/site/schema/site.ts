import type { IconNode } from '../../parts/icon'
import type { PolicyNeeds } from '../../parts/policy'
import type { StoredFile } from '../../parts/storedFile'
import type { PagesFile } from '../../../schema/pages'
import type { JsonPath } from '../text/jsonPath'
import type { Language } from './languages'
import type { SiteSettings } from './siteSettings'
import type { Words } from './words/english'

type PageEntry = PagesFile['pages'][number]

/** A section ready to be drawn: tokens filled in, references replaced by what they name. */
export type Section = {
  /** Unique on its page and stable when other sections change: the id, or the type with a count behind an underscore, which no id has. */
  key: string
  type: string
  props: Record<string, unknown>
  /** What the settings of every section make of the section's element: its id, and `data-…` for the stylesheets. */
  attributes: Readonly<Record<string, string>>
  /** Where the section stands in pages.json. */
  source: JsonPath
  /** Where the page uses it, if it is a shared section, and the fields that are said differently there. */
  use?: JsonPath
  overridden?: string[]
  /** Places inside of it from which entries were taken out that are not part of the site at this time. */
  gone?: JsonPath[]
  /** What its page may load because of it that others may not. */
  needs?: PolicyNeeds
  /** Patterns of stylesheets that its page needs for it, where it has some. */
  patterns?: string[]
}

/** Why something is not part of the site at this time. */
export type Absence = {
  why: 'hidden' | 'early' | 'late'
  reason?: string | undefined
  /** From or until when, as it is written. */
  moment?: string | undefined
  source: JsonPath
}

/** A section that is not part of the site at this time; only the dev server shows that it is there. */
export type AbsentSection = Absence & {
  /** Its anchor, to which links may lead. */
  id?: string | undefined
  /** Number of shown sections before it. */
  after: number
  type: string
  /** What it is called, where that is not the title of its block. */
  title?: string | undefined
}

/** A page that is not part of the site at this time, because of itself or of the item that it is made for. */
export type AbsentPage = Absence & {
  path: string
  title: string
  /** Whether links to it go along with it; else they are mistakes. */
  dropsLinks: boolean
}

/** A moment at which something comes or goes, in milliseconds since 1970. */
export type Change = { moment: number; appears: boolean; source: JsonPath }

/** A page in one of the languages of a site; `isInstead` where that has no such page, and shows another one of its own. */
export type Version = { lang: string; path: string; isInstead?: true }

/** A language of a site that has several, with the settings as they hold in it. */
export type SiteLanguage = Pick<Language, 'lang' | 'path' | 'label'> & { settings: Site['settings'] }

/** An address that has moved. */
export type Redirect = { from: string; to: string }

export type Page = Pick<PageEntry, 'title' | 'description' | 'kind' | 'picture' | 'published' | 'modified' | 'overlay' | 'neighbours' | 'side' | 'noindex'> & {
  /** The address, for example "/resources/capital-efficiency-2025". */
  path: string
  /** The route that makes it, for example "/resources/$slug". */
  pattern: string
  /** Whether search engines may list it; false for the pages that say that something is missing. */
  indexed: boolean
  /** The address of the page of which a section has made this one. */
  continues?: string
  /** Its language, on a site that has several. */
  lang?: string
  /** The same page in each language of the site, its own included. */
  versions?: Version[]
  /** The page in the language of the site that it shows, since it is not translated: its address, language and direction. */
  shows?: { path: string; lang: string; dir: 'ltr' | 'rtl' }
  sections: Section[]
  absent: AbsentSection[]
  source: JsonPath
}

/** pages.json, compiled: all that rendering needs. Plain data, so that it can be sent to a worker. */
export type Site = {
  settings: Omit<SiteSettings, 'words' | 'redirects' | 'locales'> & { words: Words }
  /** All languages of the site, that of `settings` first; undefined where it has only one. */
  languages?: SiteLanguage[]
  pages: Page[]
  /** Shown under "/resources/…" when no item has that slug; `path` is the folder, for example "/resources". */
  missing: Page[]
  notFound: Page
  redirects: Redirect[]
  /** The files of media/ that visitors can open, by their path: those that something leads to. */
  files?: Readonly<Record<string, StoredFile>>
  /** Pages that are not there at this time; only the dev server shows that they are in the file. */
  absent?: AbsentPage[]
  /** What was shown until a day that is over. */
  over?: { until: string; source: JsonPath }[]
  /** The day or moment that the site is made for, where it is not made for now: such a site is looked at and not published. */
  madeFor?: string | undefined
  /** The next moment, in milliseconds since 1970, at which something comes or goes. */
  nextChange?: Change | undefined
  /** Drawings of the icons in use, by name. */
  icons: Record<string, IconNode[]>
}
