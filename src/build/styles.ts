import { createHash } from 'node:crypto'
import { blockFolders } from '../blocks/blockFolders'
import { blocksOn, holds, PATTERNS } from '../page/blocksOn'
import { serviceOf } from '../parts/analytics'
import { isSwitched } from '../page/schemeScript'
import { directionOf } from '../site/schema/languages'
import { isObject } from '../site/text/jsonPath'
import type { Page, Site } from '../site/schema/site'
import type { Bundle } from './bundle'
import { cutCss } from './css'

/** Stylesheets by address: the one of every page, by the blocks on a page one of what only some pages have, and the text of each. */
export type Styles = { site: string; pages: Record<string, string>; files: Record<string, string> }

/**
 * Rules of a block that a smaller part of the pages has are no load for the others. Were it larger, most pages had a sheet of their
 * own, for which whoever follows a link would wait.
 */
const COMMON = 1 / 5

/** Rules of pictures behind words. */
const GROUNDS = /\.ground(?![\w-])|\[data-surface=["']?picture/

/** Rules of parts of the frame that not every site has, and how a site says that it has them. */
const OF_FRAME: readonly { rules: RegExp; isThere: (site: Frame) => boolean }[] = [
  { rules: /\.notice|#app > aside/, isThere: ({ languages, settings }) => [settings, ...(languages ?? []).map((language) => language.settings)].some(({ notice }) => notice) },
  { rules: /\.consent|data-asked/, isThere: ({ settings }) => serviceOf(settings.services)?.asks === true },
  { rules: /\.way(?![\w-])/, isThere: ({ settings }) => settings.breadcrumbs === true },
  { rules: /\.bar-search/, isThere: ({ settings }) => settings.navigation.search !== undefined },
  { rules: /\.(?:bar-|panel-)?scheme(?![\w-])/, isThere: ({ settings }) => isSwitched(settings) },
  { rules: /\.profiles/, isThere: ({ settings }) => settings.footer.profiles === true },
  { rules: /\.neighbours/, isThere: ({ pages }) => pages.some(({ neighbours }) => neighbours) },
  { rules: /\.side(?![\w-])|_side/, isThere: ({ pages }) => pages.some(({ side }) => side !== undefined) },
  { rules: /\.lost(?![\w-])/, isThere: ({ notFound }) => notFound.sections.length === 0 },
  {
    rules: /\[dir=["']?rtl/,
    isThere: ({ languages, settings }) => [settings, ...(languages ?? []).map((language) => language.settings)].some(({ dir, lang }) => (dir ?? directionOf(lang)) === 'rtl'),
  },
  { rules: /-languages|\.untranslated/, isThere: ({ languages }) => languages !== undefined },
]
/** Rules of what only some texts hold, and what such a text has in it. */
const OF_TEXTS = [{ rules: /(?:^|\s)(?:pre|code)(?![\w-])|\.code-/, sign: /`|<(?:pre|code)\b|^(?: {4}|\t)/m }] as const

/** Rules of a block's kinds that not every site shows, by the name that its picture has in the section's data. */
const OF_KINDS: readonly { block: string; rules: RegExp; isShown: (picture: Kinds) => boolean }[] = [
  { block: 'chart', rules: /^\.chart-(?:shares|ring|parts)(?![\w-])/, isShown: ({ kind }) => kind === 'shares' },
  { block: 'chart', rules: /^\.chart-(?:field|ticks|lines|line|area|dot|columns|list)(?![\w-])/, isShown: ({ kind }) => kind === 'lines' },
  { block: 'chart', rules: /^\.chart-(?:legend|table)(?![\w-])/, isShown: ({ names = [] }) => names.length > 1 },
]
/** Rules of a block for pictures of its items, where no site need have one. */
const OF_PICTURED = [{ block: 'steps', rules: /^\.steps-(?:steps\[data-columns|picture)/ }] as const
type Kinds = { kind?: string; names?: readonly string[] }
type Frame = Pick<Site, 'settings' | 'languages' | 'pages' | 'notFound'>

/**
 * Cuts the engine's stylesheets to what these pages need. A page loads two at most: what all share, and, as one file, what
 * its islands and rarer blocks need beyond that. Pages with the same ones share it.
 *
 * @param theme the variables, gradients and fonts of the site
 * @param frame what stands around the pages; unless given, all that can
 */
export function stylesOf(engine: Pick<Bundle, 'css' | 'used' | 'islandClasses'>, theme: string, pages: readonly Page[], frame?: Frame): Styles {
  const rare = blockFolders().filter(
    (block) => engine.islandClasses.has(block) || pages.filter(({ sections }) => sections.some(({ type }) => type === block)).length < pages.length * COMMON,
  )
  const apart = new Map(rare.map((block) => [block, engine.islandClasses.get(block) ?? new Set<string>()]))
  const hasGrounds = pages.some(({ sections }) => sections.some(({ attributes }) => attributes?.['data-surface'] === 'picture'))
  const sheets = cutCss({
    engine: engine.css,
    theme,
    used: engine.used,
    apart,
    patterns: new Map(PATTERNS.map(({ name, rules }) => [name, rules])),
    absent: [
      ...(hasGrounds ? [] : [GROUNDS]),
      ...OF_TEXTS.flatMap(({ rules, sign }) => (pages.some(({ sections }) => holds(sections, sign)) ? [] : [rules])),
      ...OF_KINDS.flatMap(({ block, rules, isShown }) => (picturesOf(pages, block).some(isShown) ? [] : [rules])),
      ...OF_PICTURED.flatMap(({ block, rules }) => (hasPictured(pages, block) ? [] : [rules])),
      ...OF_FRAME.flatMap(({ rules, isThere }) => (frame && !isThere(frame) ? [rules] : [])),
    ],
  })
  const files: Record<string, string> = {}
  const addressOf = (name: string, css: string): string => {
    const address = `/assets/${name}-${hashOf(css)}.css`
    files[address] = css
    return address
  }
  const site = addressOf('site', sheets.site)
  const own: Record<string, string> = {}
  for (const blocks of new Set(pages.map(blocksOn))) {
    const css = blocks.split(' ').map((block) => sheets.blocks.get(block) ?? '')
    if (css.some(Boolean)) own[blocks] = addressOf('page', css.join(''))
  }
  return { site, pages: own, files }
}

/** What the sections of a block show, where their data hold a picture of it. */
function picturesOf(pages: readonly Page[], block: string): Kinds[] {
  return pages.flatMap(({ sections }) => sections.flatMap(({ type, props }) => (type === block && isObject(props.picture) ? [props.picture] : [])))
}

/** Whether an item of such a block has a picture. */
function hasPictured(pages: readonly Page[], block: string): boolean {
  return pages.some(({ sections }) => sections.some(({ type, props: { items } }) => type === block && Array.isArray(items) && items.some((item) => isObject(item) && item.picture)))
}

/** Eight letters that change with a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
