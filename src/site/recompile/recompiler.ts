import type { Blocks } from '../../blocks/schemas'
import { changedOf } from '../check/siteMap'
import { compile, type CompileOptions, compiledOf, compileValue, type Made } from '../compile'
import { SITE_MOST } from '../expand/produced'
import { readAll } from '../read/include/readAll'
import { filesOf as filesShown } from '../resolve/files'
import { ENTRIES_MOST } from '../resolve/resolve'
import type { WrittenFile } from '../schema/schema'
import type { Page, Site } from '../schema/site'
import { changedPage, type Files, filesOf } from './changedPage'
import { isAlike, stringsIn } from './isAlike'

/** A content without mistakes, and all that it was compiled with. */
type State = { files: Files; value: WrittenFile; site: Site; made: Made; blocks: Blocks } & Pick<CompileOptions, 'at' | 'media' | 'bodies'>

/**
 * Returns a function that does what `compile` does. Where since its last call nothing has changed but what one page shows, only that
 * page is compiled: what others have made of it they would make again.
 */
export function createRecompiler(): typeof compile {
  let last: State | undefined
  return (bytes, file, blocks, options = {}) => {
    if (options.advice || options.publish) return compile(bytes, file, blocks, options)
    const files = filesOf(bytes)
    const next = last && afterChange(last, files, blocks, options)
    if (next) {
      last = next
      return { site: next.site, problems: [], advice: [], untold: 0 }
    }
    const source = readAll(bytes, file)
    const { compiled, made } = compiledOf(source, file, blocks, options)
    // The schema has accepted it.
    if (compiled.site && made) last = { files, value: source.value as WrittenFile, site: compiled.site, made, blocks, at: options.at, media: options.media, bodies: options.bodies }
    return compiled
  }
}

/** The state after one page has changed; undefined where more may have, or where there is a mistake now. */
function afterChange(last: State, files: Files, blocks: Blocks, options: CompileOptions): State | undefined {
  const { site, value, made } = last
  const isOther = last.blocks !== blocks || last.media !== options.media || last.at !== options.at || last.bodies !== options.bodies || options.bodies?.isNew()
  if (isOther || (site.nextChange && site.nextChange.moment <= Date.now())) return undefined
  const page = changedPage(last.files, files)
  const old = page && value.pages[page.index]
  if (!page || !isAlike(old, page.value)) return undefined
  const alone = value.pages.map((entry, index) => (index === page.index ? page.value : withoutSections(entry)))
  const found = compileValue({ text: '', value: { ...value, pages: alone } }, blocks, options, { map: made.map, page: page.index })
  const next = found.site && found.findings.length === 0 && found.made ? joined(last, found.site, page.index, blocks) : undefined
  if (!next || !found.made || losesIcon(last, old, page.value)) return undefined
  const counts = { produced: made.counts.produced + found.made.counts.produced, listed: made.counts.listed + found.made.counts.listed }
  // What the old state of the page has had of it counts as well, until all is compiled anew.
  if (counts.produced > SITE_MOST || counts.listed > ENTRIES_MOST) return undefined
  // The page has the shape of one, or there would be a finding.
  const pages = value.pages.with(page.index, page.value as WrittenFile['pages'][number])
  return { ...last, files, value: { ...value, pages }, site: next, made: { map: found.made.map, counts } }
}

type Entry = WrittenFile['pages'][number]

function withoutSections({ missing, ...page }: Entry): Entry {
  return { ...page, sections: [], ...(missing && { missing: { ...missing, sections: [] } }) }
}

/** The site with the pages of one that has changed; undefined where these are others than before, or where a file of media/ is no longer shown. */
function joined({ site, made, media }: State, changed: Site, index: number, blocks: Blocks): Site | undefined {
  const own = { map: made.map, page: index }
  const [before, now] = [changedOf(site.pages, own), changedOf(changed.pages, own)]
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
    missing: replaced(site.missing, changed.missing, new Set(changedOf(site.missing, own))),
    icons: { ...site.icons, ...changed.icons },
    ...(site.files && { files: { ...site.files, ...changed.files } }),
  }
}

/** Whether a page may have been the only one to show an icon. */
function losesIcon({ site }: State, old: unknown, now: unknown): boolean {
  const left = new Set(stringsIn(now))
  return stringsIn(old).some((name) => Object.hasOwn(site.icons, name) && !left.has(name))
}
