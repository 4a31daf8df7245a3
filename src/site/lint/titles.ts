import { fullTitle } from '../../parts/title'
import { message } from '../diagnostics/catalogue'
import { at } from '../diagnostics/diagnostic'
import { homeOf } from './home'
import type { Rule } from './lint'
import { widthOf } from './width'

/** How many characters of a title search results show, and how few say nothing. */
const LEAST = 15
const MOST = 60

export const titleLength: Rule = ({ file, site }) =>
  site.pages.flatMap((page) => {
    const title = fullTitle(page.title, site.settings.name)
    const { length, isWide } = widthOf(title)
    if (length >= LEAST && length <= MOST) return []
    return [{ ...at(homeOf(file, page, [...page.source, 'title']), message('titleLength', { title, length, isWide, least: LEAST, most: MOST })), seenFrom: [page.source] }]
  })

export const titleUnique: Rule = ({ file, site }) => {
  const first = new Map<string, string>()
  return site.pages.flatMap((page) => {
    const title = fullTitle(page.title, site.settings.name)
    const other = first.get(title)
    if (other === undefined) first.set(title, page.path)
    return other === undefined ? [] : [{ ...at(homeOf(file, page, [...page.source, 'title']), message('doubleTitle', { title: page.title, path: page.path, other })), seenFrom: [page.source] }]
  })
}
