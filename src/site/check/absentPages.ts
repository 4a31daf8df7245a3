import { type Message, message } from '../diagnostics/catalogue'
import type { AbsentPage } from '../schema/site'
import type { SiteMap } from './siteMap'

/** What is told of a link to a page that is not there at this time. */
export function absentMessage({ path, why, moment, source }: AbsentPage): Message {
  return message('hiddenPage', { name: path, thing: source[0] === 'collections' ? 'item' : 'page', why, moment })
}

/** Reports a page that is not there at this time, unless it lets links go along; returns whether it is such a page. */
export function checkAbsent(path: string, { pages, absentPages }: Pick<SiteMap, 'pages' | 'absentPages'>, report: (why: Message) => void): boolean {
  const absent = pages.has(path) ? undefined : absentPages.get(path)
  if (absent && !absent.dropsLinks) report(absentMessage(absent))
  return absent !== undefined
}
