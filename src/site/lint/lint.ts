import type { Finding } from '../diagnostics/diagnostic'
import type { PagesFile } from '../schema/schema'
import type { Page, Site } from '../schema/site'
import { visitFile } from '../schema/visitFile'
import { applyAllowed } from './allowed'
import { entries, publishRules, rules } from './findRules'
import { allPages } from './headings'
import { type KeptAdvice, type KeptFinding, keep, restore } from './kept'
import { publishFindings } from './prepublish'
import { blockFindings } from './publishBlocks'
import type { Gathered, LintContext, Rule } from './rule'
import { forgetTrees } from './trees'

/** What was kept of an earlier state of a content, the site that this stood for, and which of the pages in its file have not changed since: as many as there are now. */
export type Before = { kept: KeptAdvice; site: Site; isSameEntry: (index: number) => boolean }

/** All advice on a site without mistakes, less what the file allows; and what of it is kept for the time when few pages have changed. */
export function lint({ site, ...rest }: LintContext, before?: Before): { findings: Finding[]; kept: KeptAdvice } {
  const silent = new Set(toldBeforePublishing({ site, ...rest }))
  const context = { ...rest, site: judgedOf(site) }
  const kept: KeptAdvice = { pages: {}, texts: keptTexts(context, before) }
  const [pages, earlier] = [allPages(context.site), before && allPages(judgedOf(before.site))]
  const ofPages = <Found>(rule: string, look: (page: Page) => Found): Found[] => {
    const known = before?.kept.pages[rule]
    // The same rule has left it.
    const found = pages.map((page, index) => (known && earlier?.[index] === page ? (known[index] as Found) : look(page)))
    kept.pages[rule] = found
    return found
  }
  const found = [...rules].flatMap(([name, rule]) => named(name, findingsOf(name, rule, { context, pages, ofPages })))
  const inTexts = kept.texts.flatMap((findings) => restore(findings, entries))
  forgetTrees()
  const findings = applyAllowed(context.file, [...found, ...inTexts, ...silent]).filter((finding) => !silent.has(finding))
  return { findings, kept }
}

/** What is shown for want of a translation is judged where it is at home. */
const judgedOf = (site: Site): Site => ({ ...site, pages: site.pages.filter(({ shows }) => shows === undefined) })

type Looking = { context: LintContext; pages: readonly Page[]; ofPages: <Found>(rule: string, look: (page: Page) => Found) => Found[] }

/** What a rule finds, unless it looks at single texts. */
function findingsOf(name: string, rule: Rule, { context, pages, ofPages }: Looking): Finding[] {
  if ('check' in rule) return rule.check(context)
  if ('checkPage' in rule) return ofPages(name, (page) => keep(rule.checkPage(page, context))).flatMap((found) => restore(found, entries))
  if (!('gather' in rule)) return []
  const found = ofPages(name, (page) => rule.gather(page, context))
  // What it has gathered is what it settles.
  return rule.settle(pages.map((page, index) => ({ page, found: found[index] })) as Gathered<never>[], context)
}

/** Told before publishing only; but that they are allowed is no mistake at any time. Texts are looked through where one may be. */
function toldBeforePublishing({ text, file, schema, blocks, site }: LintContext): Finding[] {
  const isAllowing = [...publishRules.keys()].some((name) => text.includes(`"${name}"`))
  return isAllowing ? publishFindings({ file, schema, blocks, site }) : blockFindings(file, blocks)
}

/** What is found in single texts: those that stand on no page first, then those of each page in the file. */
function keptTexts(context: LintContext, before?: Before): KeptFinding[][] {
  const { file, schema } = context
  const checks = [...rules].flatMap(([name, rule]) => ('checkText' in rule ? [{ name, check: rule.checkText(context) }] : []))
  const isKnown = (index: number) => before?.isSameEntry(index) ?? false
  const found: Finding[][] = Array.from({ length: file.pages.length + 1 }, () => [])
  visitFile(schema, before ? withPages(file, isKnown) : file, (text, role, path, own) => {
    const place = placeOf(path)
    for (const { name, check } of checks) for (const finding of named(name, check(text, role, path, own))) found[place]?.push(finding)
  })
  return found.map((findings, place) => ((place === 0 ? before : isKnown(place - 1)) ? (before?.kept.texts[place] ?? []) : keep(findings)))
}

const placeOf = ([root, index]: readonly (string | number)[]) => (root === 'pages' ? Number(index) + 1 : 0)

/** A file with nothing to be looked at but the pages that are not known, at the same places. */
function withPages(file: PagesFile, isKnown: (index: number) => boolean): PagesFile {
  return { ...file, collections: {}, pages: file.pages.map((page, index) => (isKnown(index) ? { path: page.path, title: page.title, sections: [] } : page)) }
}

function named(rule: string, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, rule }))
}
