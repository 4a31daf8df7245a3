import { type Finding, moved } from '../diagnostics/diagnostic'
import { withLists } from '../schema/complete'
import { type Language, languagesOf, writtenSetting } from '../schema/languages'
import type { PagesFile } from '../schema/schema'
import { siteSettings } from '../schema/siteSettings'
import { mapStrings } from '../schema/walk'
import type { JsonPath } from '../text/jsonPath'
import { type Keyed, keyedPages, pageTokens } from './keyed'
import { withoutAbsent } from './presence'
import { checkProduced, producing, SITE_MOST } from './produced'
import type { Calendar } from './schedule'
import { settledScope } from './settled'
import { replaceTokens, type Scope, siteScope } from './tokens'

/** A language whose settings have their tokens filled in, and nothing in them that is not part of the site at this time. */
export type ExpandedLanguage = Language & {
  /** What tokens stand for in this language. */
  scope: Scope
  /** Places in "site" of links that are not part of it at this time, as if all stood in "site" itself. */
  gone: JsonPath[]
}

/** The languages of a site, its own first. */
export type Languages = readonly [ExpandedLanguage, ...ExpandedLanguage[]]

type Report = (finding: Finding) => void

/** Fills the tokens of the settings in, in each language of the site. What is reported is reported where it is written. */
export function expandLanguages(file: PagesFile, calendar: Calendar, report: Report): { languages: Languages; keyed: Keyed } {
  const languages = languagesOf(file.site)
  const keyed = keyedPages(file, languages)
  const tokensOf = pageTokens(keyed, languages)
  const [main, ...others] = languages
  const { timing, tellTimes } = timesOf(file, calendar, report)
  const expandOne = (language: Language): ExpandedLanguage => {
    const place = (path: JsonPath) => writtenSetting(file.site, language.lang, path)
    const tell = (finding: Finding) => report(moved(finding, place))
    // What a token stands for may itself hold a token: {site.contact.hours} may name a fact.
    const scope = settledScope(siteScope(language.settings, tokensOf(language)), tell)
    const produced = producing(SITE_MOST)
    const written = mapStrings(siteSettings, language.settings, replaceTokens(scope, tell, ['site'], produced))
    checkProduced(produced, 'site', ['site'], tell)
    const { value: settings = written, gone } = withoutAbsent(siteSettings, written, (path) => place(['site', ...path]), timing)
    return { ...language, scope, settings: withLists(settings), gone }
  }
  const expanded: Languages = [expandOne(main), ...others.map(expandOne)]
  tellTimes()
  return { languages: expanded, keyed }
}

/** What is noted of the times in the settings; of links that nobody has written nothing is: their pages say it. */
function timesOf({ site }: PagesFile, calendar: Calendar, report: Report): { timing: { calendar: Calendar; report: Report }; tellTimes: () => void } {
  const own: Calendar = { ...calendar, changes: [], over: [] }
  const isWritten = (path: JsonPath) => !site.navigation.isMade || path.slice(0, 3).join() !== 'site,navigation,links'
  const told = (finding: Finding) => void (('path' in finding.location && !isWritten(finding.location.path)) || report(finding))
  const tellTimes = () => {
    for (const change of own.changes) if (isWritten(change.source)) calendar.changes.push(change)
    for (const over of own.over) if (isWritten(over.source)) calendar.over.push(over)
  }
  return { timing: { calendar: own, report: told }, tellTimes }
}
