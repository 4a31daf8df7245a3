import type { Finding } from '../diagnostics/diagnostic'
import { visitFile, withPagesOnly } from '../schema/visitFile'
import type { JsonPath } from '../text/jsonPath'
import { isAllowingPlace } from './allowed'
import { rules } from './findRules'
import { type Allowance, type KeptAdvice, keep } from './kept'
import type { LintContext, TextGatherer } from './rule'

type KeptTexts = Pick<KeptAdvice, 'texts' | 'gathered' | 'allowances'>
/** What was kept of an earlier state of a content, and which of the pages in its file have not changed since: as many as there are now. */
export type BeforeTexts = { kept: KeptTexts; isSameEntry: (index: number) => boolean }

/** What gathers from texts, by the name of the first rule that asks for it: others have what it has gathered. */
export const gatherers: ReadonlyMap<(context: LintContext) => TextGatherer<unknown>, string> = new Map(
  [...rules].toReversed().flatMap(([name, rule]) => ('gatherText' in rule ? [[rule.gatherText, name] as const] : [])),
)

const entryRules = [...rules].flatMap(([name, rule]) => ('checkEntry' in rule ? [[name, rule.checkEntry] as const] : []))

/** Shows every page of a file and every string to the rules that look at single ones, or gather from them: of pages that have not changed there is what was kept. */
export function lookThrough(context: LintContext, before?: BeforeTexts): KeptTexts {
  const { file, schema } = context
  const isKnown = (index: number) => before?.isSameEntry(index) ?? false
  const places = <Found>() => Array.from({ length: file.pages.length + 1 }, (): Found[] => [])
  const [texts, allowances] = [places<Finding>(), places<Allowance>()]
  const checks = [...rules].flatMap(([name, rule]) => ('checkText' in rule ? [{ name, check: rule.checkText(context) }] : []))
  const gathering = [...gatherers].map(([gather, name]) => ({ name, gather: gather(context), found: places() }))
  visitFile(schema, before ? { ...withPagesOnly(file, (index) => !isKnown(index)), collections: {} } : file, (text, role, path, own) => {
    const place = placeOf(path)
    for (const { name, check } of checks) for (const finding of check(text, role, path, own)) texts[place]?.push({ ...finding, rule: name })
    for (const { gather, found } of gathering) for (const one of gather(text, role, path, own)) found[place]?.push(one)
    if (path.at(-2) === 'allow' && isAllowingPlace(path.slice(0, -2))) allowances[place]?.push({ place: path.slice(0, -2), rule: String(path.at(-1)) })
  })
  const orKept = <Found>(found: readonly Found[], kept: readonly Found[] | undefined) =>
    found.map((now, place) => ((place === 0 ? before : isKnown(place - 1)) ? (kept?.[place] ?? now) : now))
  for (const [index, page] of file.pages.entries()) {
    const found = isKnown(index) ? [] : entryRules.flatMap(([name, check]) => check(page, ['pages', index], context).map((finding) => ({ ...finding, rule: name })))
    for (const finding of found) texts[index + 1]?.push(finding)
  }
  return {
    texts: orKept(texts.map(keep), before?.kept.texts),
    gathered: Object.fromEntries(gathering.map(({ name, found }) => [name, orKept(found, before?.kept.gathered[name])])),
    allowances: orKept(allowances, before?.kept.allowances),
  }
}

const placeOf = ([root, index]: JsonPath) => (root === 'pages' ? Number(index) + 1 : 0)
