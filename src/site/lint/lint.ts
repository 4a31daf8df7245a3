import type { Finding } from '../diagnostics/diagnostic'
import { visitFile } from '../schema/visitFile'
import { applyAllowed } from './allowed'
import { rules } from './findRules'
import { publishFindings } from './prepublish'
import { blockFindings } from './publishBlocks'
import { publishWording } from '../diagnostics/wording/publish'
import type { LintContext } from './rule'
import { forgetTrees } from './trees'

/** All advice on a site without mistakes, less what the file allows. */
export function lint({ site, ...rest }: LintContext): Finding[] {
  const silent = new Set(toldBeforePublishing({ site, ...rest }))
  // What is shown for want of a translation is judged where it is at home.
  const context = { ...rest, site: { ...site, pages: site.pages.filter(({ shows }) => shows === undefined) } }
  const found = [...rules].flatMap(([name, rule]) => ('check' in rule ? named(name, rule.check(context)) : []))
  const inTexts = checkTexts(context)
  forgetTrees()
  return applyAllowed(context.file, [...found, ...inTexts, ...silent]).filter((finding) => !silent.has(finding))
}

/** Told before publishing only; but that they are allowed is no mistake at any time. Texts are looked through where one may be. */
function toldBeforePublishing({ text, file, schema, blocks, site }: LintContext): Finding[] {
  const isAllowing = Object.values(publishWording).some(({ rule }) => rule && text.includes(`"${rule.name}"`))
  return isAllowing ? publishFindings(file, schema, blocks, site) : blockFindings(file, blocks)
}

function checkTexts(context: LintContext): Finding[] {
  const checks = [...rules].flatMap(([name, rule]) => ('checkText' in rule ? [{ name, check: rule.checkText(context) }] : []))
  const found: Finding[] = []
  visitFile(context.schema, context.file, (text, role, path, schema) => {
    for (const { name, check } of checks) for (const finding of named(name, check(text, role, path, schema))) found.push(finding)
  })
  return found
}

function named(rule: string, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, rule }))
}
