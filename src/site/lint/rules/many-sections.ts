import { counted } from '../../../parts/counted'
import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const many = advice<{ count: number; most: number }>({
  code: 'PS522',
  title: 'A very long page',
  message: ({ count, most }) => `This page has ${counted(count, 'section')}; more than ${most} are hardly ever read.`,
  hint: () => 'Share them out over several pages.',
  example: {
    wrong: '{ "path": "/prices", "title": "Prices", "sections": [ … 74 sections … ] }',
    right: '{ "path": "/prices", "title": "Prices", "sections": [{ "type": "hero", "title": "Our prices" }] }',
    words: { count: 74, most: 60 },
  },
})

/** Beyond this nobody scrolls. */
const MOST = 60

export const rule: Rule = {
  meaning: 'A page has at most 60 sections.',
  messages: [many],
  checkEntry: ({ hidden: isAway, sections }, place) => {
    const { length: count } = isAway ? [] : sections.filter(({ hidden }) => !hidden)
    return count > MOST ? [at([...place, 'sections'], message(many, { count, most: MOST }))] : []
  },
}
