import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { ofDescriptions } from '../descriptions'
import type { Rule } from '../rule'

const double = advice<{ path: string; other: string }>({
  code: 'PS509',
  title: 'Two pages with one description',
  message: ({ path, other }) => `"${path}" and "${other}" have the same description.`,
  hint: () => 'Say of each what only it has.',
  example: {
    wrong: '{ "path": "/prices", "title": "Prices", "description": "What clients ask most often: fees, terms, papers, and how long each step takes.", "sections": [] }',
    right: '{ "path": "/prices", "title": "Prices", "description": "What our loans cost, when fees fall due, and what you save when you pay back early.", "sections": [] }',
    words: { path: '/prices', other: '/faq' },
  },
})

export const rule: Rule = {
  meaning: 'No two pages have one description.',
  messages: [double],
  check: (context) => {
    const first = new Map<string, string>()
    return ofDescriptions(context, ({ path, lang }, description) => {
      const other = first.get(`${lang} ${description}`)
      if (other === undefined) first.set(`${lang} ${description}`, path)
      return other === undefined ? undefined : message(double, { path, other })
    })
  },
}
