import { message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import { homeOf } from './home'
import type { LintContext, Rule } from './lint'
import type { Page } from '../schema/site'
import { widthOf } from './width'

/** How many characters of a description search results show, and how few say nothing. */
const LEAST = 70
const MOST = 160

export const descriptionMissing: Rule = ({ site }) =>
  site.pages.filter(({ description }) => description === undefined).map(({ source, path }) => at(source, message('noDescription', { path })))

export const descriptionLength: Rule = (context) =>
  ofEach(context, (_page, description) => {
    const { length, isWide } = widthOf(description)
    return length >= LEAST && length <= MOST ? undefined : message('descriptionLength', { length, isWide, least: LEAST, most: MOST })
  })

export const descriptionUnique: Rule = (context) => {
  const first = new Map<string, string>()
  return ofEach(context, ({ path }, description) => {
    const other = first.get(description)
    if (other === undefined) first.set(description, path)
    return other === undefined ? undefined : message('doubleDescription', { path, other })
  })
}

export const descriptionIsTitle: Rule = (context) => ofEach(context, ({ title }, description) => (folded(description) === folded(title) ? message('descriptionIsTitle', {}) : undefined))

const folded = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** What is to be said of each description, told where it is written. */
function ofEach({ file, site }: LintContext, judge: (page: Page, description: string) => Finding['message'] | undefined): Finding[] {
  return site.pages.flatMap((page) => {
    const fault = page.description === undefined ? undefined : judge(page, page.description)
    return fault ? [{ ...at(homeOf(file, page, [...page.source, 'description']), fault), seenFrom: [page.source] }] : []
  })
}
