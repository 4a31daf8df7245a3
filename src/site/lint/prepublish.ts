import { blockFindings, unallowed } from './publishBlocks'
import type { Finding } from '../diagnostics/diagnostic'
import { publishRules } from './findRules'
import type { Publishing } from './rule'
import { isHidden, visitFile } from '../schema/visitFile'

/** What a site without mistakes has that must not go live, by the rules of `publish/` and by what blocks say of themselves. */
export function prepublish(context: Publishing): Finding[] {
  return unallowed(context.file, publishFindings(context))
}

/** The same, allowed or not, each with the name of its rule. */
export function publishFindings(context: Publishing): Finding[] {
  const { file, schema, blocks } = context
  const ofSite = [...publishRules].flatMap(([rule, own]) => ('check' in own ? own.check(context).map((finding) => ({ ...finding, rule })) : []))
  const checks = [...publishRules].flatMap(([rule, own]) => ('checkText' in own ? [{ rule, check: own.checkText(context) }] : []))
  const inTexts: Finding[] = []
  visitFile(schema, file, (text, role, path, own) => {
    if (path.at(-2) === 'allow') return
    const found = checks.flatMap(({ rule, check }) => check(text, role, path, own).map((finding) => ({ ...finding, rule })))
    // Only what is found is asked whether it is hidden: that takes longer.
    if (found.length > 0 && !isHidden(file, path)) for (const finding of found) inTexts.push(finding)
  })
  return [...blockFindings(file, blocks), ...ofSite, ...inTexts]
}
