import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const none = advice<{ path: string }>({
  code: 'PS507',
  title: 'A page without a description',
  message: ({ path }) => `The page "${path}" has no description; search results show that of the whole site.`,
  hint: () => 'Add "description" with one or two sentences on what a visitor finds here.',
  example: {
    wrong: '{ "path": "/prices", "title": "Prices", "sections": [] }',
    right: '{ "path": "/prices", "title": "Prices", "description": "What our loans cost, when fees fall due, and what you save when you pay back early.", "sections": [] }',
    words: { path: '/prices' },
  },
})

export const rule: Rule = {
  meaning: 'Every page has a description of its own.',
  messages: [none],
  check: ({ site }) => site.pages.filter(({ description }) => description === undefined).map(({ source, path }) => at(source, message(none, { path }))),
}
