import { createHash } from 'node:crypto'
import { blockFolders } from '../blocks/blockFolders'
import { serviceOf } from '../parts/analytics'
import { PATTERNS } from '../parts/patterns'
import { isSwitched } from '../page/schemeScript'
import { directionOf } from '../site/schema/languages'
import type { Page, Site } from '../site/schema/site'
import type { BlockStyles } from './blockStyles'
import type { Bundle } from './bundle'
import type { CssSources, Stylesheets } from './css'
import { factsOf, ruleName, rulesOn } from './pageFacts'

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
/** Rules of code in texts. */
const CODE = /(?:^|\s)(?:pre|code)(?![\w-])|\.code-/

type Frame = Pick<Site, 'settings' | 'languages' | 'pages' | 'notFound'>

/**
 * Returns of what the stylesheets of a site are cut, and what its pages need of it. Their islands and rarer blocks stand apart.
 *
 * @param ofBlocks what blocks say of the rules that not all of their sections need
 * @param theme the variables, gradients and fonts of the site
 * @param frame what stands around the pages; unless given, all that can
 */
export function cssSources(engine: Pick<Bundle, 'css' | 'used' | 'islandClasses'>, ofBlocks: BlockStyles, theme: string, pages: readonly Page[], frame?: Frame): CssSources {
  const counts = new Map<string, number>()
  for (const page of pages) for (const type of factsOf(page).types) counts.set(type, (counts.get(type) ?? 0) + 1)
  const rare = blockFolders().filter((block) => engine.islandClasses.has(block) || (counts.get(block) ?? 0) < pages.length * COMMON)
  const hasGrounds = pages.some((page) => factsOf(page).isOnPicture)
  return {
    engine: engine.css,
    theme,
    used: engine.used,
    apart: new Map(rare.map((block) => [block, engine.islandClasses.get(block) ?? new Set<string>()])),
    patterns: patternsOf(ofBlocks),
    absent: [
      ...(hasGrounds ? [] : [GROUNDS]),
      ...(pages.some((page) => factsOf(page).hasCode) ? [] : [CODE]),
      ...unneeded(ofBlocks, pages),
      ...OF_FRAME.flatMap(({ rules, isThere }) => (frame && !isThere(frame) ? [rules] : [])),
    ],
  }
}

/**
 * Returns the stylesheets of a site as files. A page loads two at most: what all share, and, as one file, what its islands and rarer
 * blocks need beyond that. Pages with the same ones share it.
 */
export function stylesOf(sheets: Stylesheets, pages: readonly Page[]): Styles {
  const files: Record<string, string> = {}
  const addressOf = (name: string, css: string): string => {
    const address = `/assets/${name}-${hashOf(css)}.css`
    files[address] = css
    return address
  }
  const site = addressOf('site', sheets.site)
  const own: Record<string, string> = {}
  for (const blocks of new Set(pages.map((page) => factsOf(page).named))) {
    const css = blocks.split(' ').map((block) => sheets.blocks.get(block) ?? '')
    if (css.some(Boolean)) own[blocks] = addressOf('page', css.join(''))
  }
  return { site, pages: own, files }
}

/** The rules of all patterns by name; those of a block may be beside those that it shares, and are looked for first. */
function patternsOf(ofBlocks: BlockStyles): Map<string, RegExp> {
  const own = [...ofBlocks.values()].flat()
  return new Map([...own, ...PATTERNS].flatMap(({ pattern, rules }) => (pattern !== undefined && rules ? [[pattern, rules]] : [])))
}

/** Rules for all pages of which no section needs them. */
function unneeded(ofBlocks: BlockStyles, pages: readonly Page[]): RegExp[] {
  const needed = new Set(pages.flatMap((page) => rulesOn(page, ofBlocks)))
  return Array.from(ofBlocks, ([block, parts]) =>
    parts.flatMap(({ pattern, rules }, index) => (pattern === undefined && rules && !needed.has(ruleName(block, index)) ? [rules] : [])),
  ).flat()
}

/** Eight letters that change with a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
