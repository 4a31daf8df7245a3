import type { Blocks } from '../../blocks/schemas'
import { changedOf } from '../check/siteMap'
import { type CompileOptions, compileValue, type Made } from '../compile'
import { SITE_MOST } from '../expand/produced'
import { filesOf as filesShown } from '../resolve/files'
import { ENTRIES_MOST } from '../resolve/resolve'
import { headOf } from '../schema/headOf'
import type { WrittenFile } from '../schema/schema'
import type { Page, Site } from '../schema/site'
import { type ChangedPage, changedPages, type Files } from './changedPages'
import { isAlike, stringsIn } from './isAlike'

/** A content without mistakes, and all that was made of it: plain data. */
export type State = { files: Files; value: WrittenFile; site: Site; made: Made }
/** What a content is compiled with. */
export type Given = { blocks: Blocks } & Pick<CompileOptions, 'at' | 'media' | 'bodies'>

/**
 * The state of a content after what some of its pages show has changed: only these are compiled, since what others have made of them they
 * would make again.
 *
 * @returns the same state where nothing has changed; undefined where more may have, or where there is a mistake now
 */
export function afterChanges(last: State, files: Files, given: Given): State | undefined {
  const { site, value, made } = last
  if (site.nextChange && site.nextChange.moment <= Date.now()) return undefined
  const pages = changedPages(last.files, files)
  if (!pages?.every((page) => isAlike(value.pages[page.index], page.value))) return undefined
  if (pages.length === 0) return last
  const changed = new Map(pages.map((page) => [page.index, page.value]))
  const alone = value.pages.map((entry, index) => changed.get(index) ?? withoutSections(entry))
  const unchanged = { map: made.map, pages: new Set(changed.keys()) }
  const found = compileValue({ text: '', value: { ...value, pages: alone } }, given.blocks, given, unchanged)
  if (!found.site || !found.made || found.findings.length > 0 || losesIcon(last, pages)) return undefined
  const next = joined(last, found.site, unchanged, given)
  if (!next) return undefined
  const counts = { produced: made.counts.produced + found.made.counts.produced, listed: made.counts.listed + found.made.counts.listed }
  // What the old state of the pages has had of it counts as well, until all is compiled anew.
  if (counts.produced > SITE_MOST || counts.listed > ENTRIES_MOST) return undefined
  // The pages have the shape of some, or there would be a finding.
  const now = value.pages.map((entry, index) => (changed.get(index) as Entry | undefined) ?? entry)
  return { files, value: { ...value, pages: now }, site: next, made: { map: found.made.map, counts, absent: made.absent } }
}

type Entry = WrittenFile['pages'][number]

function withoutSections(page: Entry): Entry {
  const { missing } = page
  return { ...headOf(page), ...(missing && { missing: { ...missing, sections: [] } }) }
}

/** The site with the pages of those that have changed; undefined where these are others than before, or where a file of media/ is no longer shown. */
function joined({ site }: State, changed: Site, unchanged: Parameters<typeof changedOf>[1], { blocks, media }: Given): Site | undefined {
  const [before, now] = [changedOf(site.pages, unchanged), changedOf(changed.pages, unchanged)]
  const addressesOf = (pages: readonly Page[]) => JSON.stringify(pages.map(({ path, continues, shows }) => [path, continues, shows]))
  if (addressesOf(before) !== addressesOf(now)) return undefined
  const shown = filesShown({ ...site, pages: [...before], missing: [] }, blocks, media)
  if (Object.keys(shown).some((path) => !Object.hasOwn(changed.files ?? {}, path))) return undefined
  const replaced = (pages: Page[], by: readonly Page[], old: ReadonlySet<Page>) => {
    const rest = by.values()
    return pages.map((page) => (old.has(page) ? (rest.next().value ?? page) : page))
  }
  return {
    ...site,
    pages: replaced(site.pages, now, new Set(before)),
    missing: replaced(site.missing, changed.missing, new Set(changedOf(site.missing, unchanged))),
    icons: { ...site.icons, ...changed.icons },
    ...(site.files && { files: { ...site.files, ...changed.files } }),
  }
}

/** Whether the pages may have been the only ones to show an icon. */
function losesIcon({ site, value }: State, pages: readonly ChangedPage[]): boolean {
  const left = new Set(pages.flatMap((page) => stringsIn(page.value)))
  return pages.some(({ index }) => stringsIn(value.pages[index]).some((name) => Object.hasOwn(site.icons, name) && !left.has(name)))
}
