import type { Finding } from '../diagnostics/diagnostic'
import { isShownHome, listedPages, RIGHTS } from '../schema/complete'
import type { WrittenFile } from '../schema/schema'
import type { JsonPath } from '../text/jsonPath'

type Written = Pick<WrittenFile, 'site' | 'pages'>

/** A finding in a setting that nobody has written, told where its words stand: in the name of the site, or in a page. All others are as they were. */
export function atOrigin(file: Written, finding: Finding): Finding {
  const { location } = finding
  if (!('path' in location) || location.path[0] !== 'site') return finding
  const origin = originOf(file, location.path)
  if (!origin) return finding
  const { path, ahead } = origin
  const { within } = location
  return { ...finding, location: { ...location, path, within: within && { ...within, start: within.start - ahead } } }
}

/** Where the words of a setting that is not written stand; `ahead` of them so many characters were put. */
function originOf(file: Written, [, setting, field, index, part]: JsonPath): { path: JsonPath; ahead: number } | undefined {
  const { site, pages } = file
  if (setting === 'footer' && field === 'copyright' && site.footer?.copyright === undefined) return { path: ['site', 'name'], ahead: RIGHTS.length }
  if (setting === 'description' && site.description === undefined) {
    const home = pages.findIndex(isShownHome)
    const said = pages[home]?.description === undefined ? 'title' : 'description'
    return { path: home < 0 ? ['site', 'name'] : ['pages', home, said], ahead: 0 }
  }
  if (setting !== 'navigation' || field !== 'links' || site.navigation?.links !== undefined) return undefined
  const page = listedPages(file)[Number(index)]
  return page && { path: ['pages', pages.indexOf(page), part === 'label' ? 'title' : 'path'], ahead: 0 }
}
