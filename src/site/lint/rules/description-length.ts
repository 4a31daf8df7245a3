import { counted } from '../../../parts/counted'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { ofDescriptions } from '../descriptions'
import type { Rule } from '../rule'
import { TWICE, widthOf } from '../../text/width'

const length = advice<{ length: number; isWide: boolean; least: number; most: number }>({
  code: 'PS508',
  title: 'A description that is very short or long',
  message: ({ length, isWide }) => `The description has ${counted(length, 'character')}${isWide ? TWICE : ''}.`,
  hint: ({ length, least, most }) =>
    length < least ? `Say more: ${least} to ${counted(most, 'character')} are shown in search results.` : `Shorten it: search results cut it off after about ${most}.`,
  example: {
    wrong: '{ "path": "/prices", "title": "Prices", "description": "What loans cost.", "sections": [] }',
    right: '{ "path": "/prices", "title": "Prices", "description": "What our loans cost, when fees fall due, and what you save when you pay back early.", "sections": [] }',
    words: { length: 16, isWide: false, least: 70, most: 160 },
  },
})

/** How many characters of a description search results show, and how few say nothing. */
const LEAST = 70
const MOST = 160

export const rule: Rule = {
  meaning: 'A description has 70 to 160 characters.',
  messages: [length],
  check: (context) =>
    ofDescriptions(context, (_page, description) => {
      const { length: count, isWide } = widthOf(description)
      return count >= LEAST && count <= MOST ? undefined : message(length, { length: count, isWide, least: LEAST, most: MOST })
    }),
}
