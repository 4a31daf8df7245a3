import type { Finding } from '../diagnostics/diagnostic'
import type { Page, Site } from '../schema/site'
import { applyAllowed } from './allowed'
import { entries, publishRules, rules } from './findRules'
import { allPages } from './headings'
import { type Allowance, type KeptAdvice, keep, restore } from './kept'
import { withPagesOnly } from '../schema/visitFile'
import { gatherers, lookThrough } from './lookThrough'
import { publishFindings } from './prepublish'
import type { Gathered, LintContext, Rule } from './rule'
import { forgetTrees } from './trees'

/** What was kept of an earlier state of a content, the site that this stood for, and which of the pages in its file have not changed since: as many as there are now. */
export type Before = { kept: KeptAdvice; site: Site; isSameEntry: (index: number) => boolean }

/** All advice on a site without mistakes, less what the file allows; and what of it is kept for the time when few pages have changed. */
export function lint({ site, ...rest }: LintContext, before?: Before): { findings: Finding[]; kept: KeptAdvice } {
  const context = { ...rest, site: judgedOf(site) }
  const kept: KeptAdvice = { pages: {}, ...lookThrough(context, before) }
  const [pages, earlier] = [allPages(context.site), before && allPages(judgedOf(before.site))]
  const ofPages = <Found>(rule: string, look: (page: Page) => Found): Found[] => {
    const known = before?.kept.pages[rule]
    // The same rule has left it.
    const found = pages.map((page, index) => (known && earlier?.[index] === page ? (known[index] as Found) : look(page)))
    kept.pages[rule] = found
    return found
  }
  const found = [...rules].flatMap(([name, rule]) => named(name, findingsOf(name, rule, { context, pages, ofPages, kept })))
  const inTexts = kept.texts.flatMap((findings) => restore(findings, entries))
  forgetTrees()
  const allowances = kept.allowances.flat()
  const silent = new Set(toldBeforePublishing({ site, ...rest }, allowances))
  const findings = applyAllowed(context.file, [...found, ...inTexts, ...silent], allowances).filter((finding) => !silent.has(finding))
  return { findings, kept }
}

/** What is shown for want of a translation is judged where it is at home. */
const judgedOf = (site: Site): Site => ({ ...site, pages: site.pages.filter(({ shows }) => shows === undefined) })

type Looking = { context: LintContext; pages: readonly Page[]; ofPages: <Found>(rule: string, look: (page: Page) => Found) => Found[]; kept: KeptAdvice }

/** What a rule finds, unless it looks at single texts or pages as they are written. */
function findingsOf(name: string, rule: Rule, { context, pages, ofPages, kept }: Looking): Finding[] {
  if ('check' in rule || 'checkEntry' in rule) return rule.check?.(context) ?? []
  if ('checkPage' in rule) return ofPages(name, (page) => keep(rule.checkPage(page, context))).flatMap((found) => restore(found, entries))
  // What it has gathered is what it settles.
  if ('gatherText' in rule) return rule.settleTexts((kept.gathered[gatherers.get(rule.gatherText) ?? name] ?? []).flat() as never[], context)
  if (!('gather' in rule)) return []
  const found = ofPages(name, (page) => rule.gather(page, context))
  return rule.settle(pages.map((page, index) => ({ page, found: found[index] })) as Gathered<never>[], context)
}

/** Told before publishing only; but where something of that is allowed, it has to be known whether there is need of it. */
function toldBeforePublishing({ file, schema, blocks, site }: LintContext, allowances: readonly Allowance[]): Finding[] {
  const places = allowances.filter(({ rule }) => publishRules.has(rule) || !rules.has(rule)).map(({ place }) => place)
  if (places.length === 0) return []
  const pages = new Set(places.map(([root, index]) => (root === 'pages' && file.pages[Number(index)]?.each === undefined ? index : undefined)))
  // What a page allows for itself is found on it.
  const looked = pages.has(undefined) ? file : withPagesOnly(file, (index) => pages.has(index))
  return publishFindings({ file: looked, schema, blocks, site })
}

function named(rule: string, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, rule }))
}
