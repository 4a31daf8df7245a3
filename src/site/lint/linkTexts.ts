import type { Message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import { valueAt } from '../text/jsonPath'
import type { Page, Section } from '../schema/site'
import { seenFrom } from './headings'
import { homeOf, pathOf } from './home'
import type { LinkAt } from './links'
import type { LintContext } from './rule'

/** Words of a link as they are compared: small letters and digits, one space between words. */
export const folded = (label: string) =>
  label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A finding at a link of a page, told where its words are written. */
export function atLink({ file }: LintContext, page: Page, section: Section, { path, within }: LinkAt, why: Message): Finding {
  const home = homeOf(file, page, pathOf(section, path))
  // With tokens in it, the text that was written is not the one that was looked at.
  const isWritten = valueAt(file, home) === valueAt(section.props, path)
  return { ...at(home, why, isWritten ? within : undefined), seenFrom: seenFrom(page, section) }
}
