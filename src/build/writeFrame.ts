import type { Assets } from '../page/assets'
import { iconLinks } from '../page/icons'
import { themeCss } from '../page/themeCss'
import { mediaIn } from '../parts/mediaFile'
import { basePath } from '../parts/siteBase'
import { fontKinds } from '../site/check/fonts'
import type { Site } from '../site/schema/site'
import { cssBelow } from './belowBase'
import type { Bundle } from './bundle'
import { NOT_AT_ALL, STRONGEST, strengthFor } from './compress'
import { feedLinks } from './feedFiles'
import type { FontFile } from './subsetFonts'
import { policyForMeta } from './headers'
import { hostFiles } from './hostFiles'
import { outputsOf } from './outputs'
import { factsOf } from './pageFacts'
import { indexFiles, isSearched } from './search'
import type { SearchEntry } from './searchIndex'
import { keptCss } from './keptCss'
import { cssSources, hashOf, type Styles, stylesOf } from './styles'
import type { SiteParts } from './siteParts'
import type { WriteOrder } from './writePages'
import { type PageJob, type TextFile, writeTexts } from './writeText'

/** What a site is made with besides its pages, and the folder for it. */
type Parts = SiteParts & { folder: string; compressed: boolean; fresh: boolean }

/**
 * Writes the files of a site that are known before its pages are drawn: scripts, styles, fonts, and what hosts and search engines ask for.
 *
 * @returns what its pages are drawn with, and the addresses of the files made of pictures that these files name
 * @throws Error when two parts of the site would write the same file
 */
export async function writeFrame(
  site: Site,
  jobs: readonly PageJob[],
  { engine, drawn: { fonts, images }, ofBlocks, folder, compressed, fresh }: Parts,
): Promise<{ order: WriteOrder; media: string[] }> {
  const pages = jobs.map(({ page }) => page)
  const theme = [themeCss(site.settings.theme, engine.mantine, fontKinds(site.settings.theme.fonts)), ...fonts.map((font) => font.css)].join('\n')
  const styled = stylesOf(await keptCss(cssSources(engine, ofBlocks, theme, pages, site), fresh), pages)
  const strength = compressed ? strengthFor(jobs.length) : NOT_AT_ALL
  const host = hostFiles(site)
  const files: TextFile[] = [
    ...Array.from(filesFor(site, engine), ([address, { code, forms }]) => [address, code, compressed ? forms : NOT_AT_ALL] as const),
    ...Object.entries(styled.files).map(([address, css]) => [address, cssBelow(basePath(site.settings.url), css), compressed ? STRONGEST : NOT_AT_ALL] as const),
    ...fonts.map(({ address, bytes }) => [address, bytes, strength] as const),
    ...Object.entries(images).map(([file, bytes]) => [file, bytes, strength] as const),
    ...Object.entries(host).map(([file, text]) => [file, text, strength] as const),
  ]
  outputsOf([...files.map(([name]) => name), ...jobs.map(({ file }) => file), ...Object.keys(site.files ?? {})])
  await writeTexts(folder, files)
  const order = { site, assets: assetsOf(site, engine, styled, fonts), folder, strength, isSearched: isSearched(site) }
  return { order, media: Object.values(host).flatMap(mediaIn) }
}

/** Writes the files of what pages are found by, which is known when all are drawn. */
export async function writeIndex({ site, folder, strength, isSearched: isWanted = false }: WriteOrder, entries: readonly SearchEntry[]): Promise<void> {
  if (!isWanted) return
  await writeTexts(
    folder,
    Object.entries(indexFiles(site, entries)).map(([name, text]) => [name, text, strength] as const),
  )
}

/** A site has no scripts for what it does not have. */
function filesFor({ settings, pages }: Site, { files, services, blockScripts }: Bundle): Bundle['files'] {
  const types = new Set(pages.flatMap((page) => factsOf(page).types))
  const absent = new Set([...(settings.services ? [] : [services]), ...Object.entries(blockScripts).flatMap(([block, address]) => (types.has(block) ? [] : [address]))])
  return new Map([...files].filter(([address]) => !absent.has(address)))
}

function assetsOf(site: Site, engine: Bundle, { site: sheet, pages }: Styles, fonts: readonly FontFile[]): Assets {
  return {
    build: hashOf([sheet, ...engine.files.keys()].join()),
    base: basePath(site.settings.url),
    styles: [sheet],
    pageStyles: pages,
    scripts: [engine.boot],
    services: engine.services,
    blockScripts: engine.blockScripts,
    islandScripts: engine.islandScripts,
    fonts: fonts.map((font) => font.address),
    links: [...iconLinks(site.settings), { rel: 'manifest', href: '/site.webmanifest' }],
    feeds: feedLinks(site),
    socialImage: '/social.png',
    policy: policyForMeta(),
  }
}
