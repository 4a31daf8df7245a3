import { fullTitle } from '../../../parts/title'
import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { homeOf } from '../home'
import type { Rule } from '../rule'

const double = advice<{ title: string; path: string; other: string }>({
  code: 'PS506',
  title: 'Two pages with one title',
  message: ({ title, path, other }) => `"${path}" and "${other}" have the same title "${title}", so nobody can tell them apart in tabs and search results.`,
  hint: () => 'Give one of them a title of its own.',
  example: {
    wrong: '{ "path": "/prices", "title": "Questions", "sections": [] }',
    right: '{ "path": "/prices", "title": "Prices", "sections": [] }',
    words: { title: 'Questions', path: '/prices', other: '/faq' },
  },
})

export const rule: Rule = {
  meaning: 'No two pages have one title.',
  messages: [double],
  check: ({ file, site }) => {
    const first = new Map<string, string>()
    return site.pages.flatMap((page) => {
      // Two languages may well have one word for a thing.
      const title = `${page.lang} ${fullTitle(page.title, site.settings.name)}`
      const other = first.get(title)
      if (other === undefined) first.set(title, page.path)
      return other === undefined
        ? []
        : [{ ...at(homeOf(file, page, [...page.source, 'title']), message(double, { title: page.title, path: page.path, other })), seenFrom: [page.source] }]
    })
  },
}
