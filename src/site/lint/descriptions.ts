import type { Message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import type { Page } from '../schema/site'
import { homeOf } from './home'
import type { LintContext } from './rule'

/** What is to be said of each description, told where it is written. */
export function ofDescriptions({ file, site }: LintContext, check: (page: Page, description: string) => Message | undefined): Finding[] {
  return site.pages.flatMap((page) => {
    const fault = page.description === undefined ? undefined : check(page, page.description)
    return fault ? [{ ...at(homeOf(file, page, [...page.source, 'description']), fault), seenFrom: [page.source] }] : []
  })
}
