import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { ofDescriptions } from '../descriptions'
import type { Rule } from '../rule'

const repeated = advice<object>({
  code: 'PS510',
  title: 'A description that repeats the title',
  message: () => 'The description only repeats the title.',
  hint: () => 'Say in one or two sentences what a visitor finds here.',
  example: {
    wrong: '{ "path": "/prices", "title": "What our loans cost", "description": "What our loans cost", "sections": [] }',
    right: '{ "path": "/prices", "title": "What our loans cost", "description": "What each loan costs, when fees fall due, and what paying back early saves.", "sections": [] }',
    words: {},
  },
})

const folded = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

export const rule: Rule = {
  meaning: 'A description says more than the title.',
  messages: [repeated],
  check: (context) => ofDescriptions(context, ({ title }, description) => (folded(description) === folded(title) ? message(repeated, {}) : undefined)),
}
