import { renderMessage } from '../../src/site/diagnostics/catalogue'
import type { Finding } from '../../src/site/diagnostics/diagnostic'
import { allPages } from '../../src/site/lint/headings'
import { visitFile } from '../../src/site/schema/visitFile'
import type { Gathered, LintContext, Rule } from '../../src/site/lint/rule'
import { innocent, reportedOn } from './innocent'

/** The advice of one rule on a site without other faults: what is marked, and the whole sentence. */
export function adviceOf(rule: string, parts: Parameters<typeof innocent>[0]): string[] {
  const { words } = reportedOn(innocent(parts))
  return words.split(/\n(?=\w)/).filter((line) => line.includes(` ${rule} `))
}

/** What the advice of one rule marks. */
export function markedBy(rule: string, parts: Parameters<typeof innocent>[0]): string[] {
  return adviceOf(rule, parts).map((line) => /<(.*)> {2}/.exec(line)?.[1] ?? '')
}

/** What a rule that looks at the whole file or at its pages finds, given as much of what it may look at as it does look at. */
export function foundBy(rule: Rule, looked: object): Finding[] {
  // It looks at no more.
  const context = looked as LintContext
  if ('checkEntry' in rule) return [...context.file.pages.flatMap((page, index) => rule.checkEntry(page, ['pages', index], context)), ...(rule.check?.(context) ?? [])]
  if ('check' in rule) return rule.check(context)
  if ('checkText' in rule || 'ofAllowance' in rule) throw new Error('This rule looks at single texts.')
  if ('gatherText' in rule) {
    const gather = rule.gatherText(context)
    const gathered: unknown[] = []
    visitFile(context.schema, context.file, (...string) => gathered.push(...gather(...string)))
    return rule.settleTexts(gathered as never[], context)
  }
  const pages = allPages(context.site)
  if ('checkPage' in rule) return pages.flatMap((page) => rule.checkPage(page, context))
  const gathered = pages.map((page) => ({ page, found: rule.gather(page, context) }))
  return rule.settle(gathered as Gathered<never>[], context)
}

/** What such a rule says, and where. */
export function saidBy(rule: Rule, looked: object): { place: string; message: string; hint: string }[] {
  return foundBy(rule, looked).map(({ location, message: chosen }) => {
    const { message, hint } = renderMessage(chosen)
    return { place: 'path' in location ? location.path.join('.') : String(location.offset), message, hint }
  })
}
