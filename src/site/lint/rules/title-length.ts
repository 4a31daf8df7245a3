import { counted } from '../../../parts/counted'
import { fullTitle } from '../../../parts/title'
import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { homeOf } from '../home'
import { settingsOf } from '../../schema/settingsOf'
import type { Rule } from '../rule'
import { TWICE, widthOf } from '../../text/width'

const length = advice<{ title: string; length: number; isWide: boolean; least: number; most: number }>({
  code: 'PS505',
  title: 'A title that is very short or long',
  message: ({ title, length, isWide }) => `With the name of the site, the title has ${counted(length, 'character')}${isWide ? TWICE : ''}: "${title}".`,
  hint: ({ length, least, most }) =>
    length < least ? `Say more: ${least} to ${counted(most, 'character')} tell what the page is about.` : `Shorten it: search results show about ${most}.`,
  example: {
    wrong: '{ "path": "/prices", "title": "Fees", "sections": [] }',
    right: '{ "path": "/prices", "title": "Fees and terms", "sections": [] }',
    words: { title: 'Fees · Toys', length: 11, isWide: false, least: 15, most: 60 },
  },
})

/** How many characters of a title search results show, and how few say nothing. */
const LEAST = 15
const MOST = 60

export const rule: Rule = {
  meaning: 'A title has 15 to 60 characters, with the name of the site.',
  messages: [length],
  check: ({ file, site }) =>
    site.pages.flatMap((page) => {
      const title = fullTitle(page.title, settingsOf(site, page).name)
      const { length: count, isWide } = widthOf(title)
      if (count >= LEAST && count <= MOST) return []
      return [{ ...at(homeOf(file, page, [...page.source, 'title']), message(length, { title, length: count, isWide, least: LEAST, most: MOST })), seenFrom: [page.source] }]
    }),
}
