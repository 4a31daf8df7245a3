import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { headingsOf, seenFrom } from '../headings'
import { pathOf } from '../home'
import type { Rule } from '../rule'

const none = advice<{ path: string }>({
  code: 'PS502',
  title: 'A page without a main heading',
  message: ({ path }) => `The page "${path}" has no main heading, by which search engines and screen readers know what it is about.`,
  hint: () => 'Let it start with a section that has one, such as a hero.',
  example: {
    wrong: '{ "path": "/prices", "title": "Prices", "sections": [{ "type": "prose", "title": "Fees", "text": "There are none." }] }',
    right: `{
  "path": "/prices",
  "title": "Prices",
  "sections": [
    { "type": "hero", "title": "Our prices" },
    { "type": "prose", "title": "Fees", "text": "There are none." }
  ]
}`,
    words: { path: '/prices' },
  },
})

const several = advice<{ path: string; first: string }>({
  code: 'PS503',
  title: 'A page with several main headings',
  message: ({ path, first }) => `The page "${path}" already has the main heading "${first}".`,
  hint: () => 'Keep one section with a main heading, and use another block here.',
  example: {
    wrong: '{\n  "path": "/prices",\n  "title": "Prices",\n  "sections": [\n    { "type": "hero", "title": "Our prices" },\n    { "type": "hero", "title": "Our fees" }\n  ]\n}',
    right: `{
  "path": "/prices",
  "title": "Prices",
  "sections": [
    { "type": "hero", "title": "Our prices" },
    { "type": "prose", "title": "Our fees", "text": "There are none." }
  ]
}`,
    words: { path: '/prices', first: 'Our prices' },
  },
})

export const rule: Rule = {
  meaning: 'A page has one main heading.',
  messages: [none, several],
  checkPage: (page, { blocks }) => {
    const main = page.sections.flatMap((section) => headingsOf(section, blocks).flatMap((heading) => (heading.level === 1 ? [{ ...heading, section }] : [])))
    const [first, ...others] = main
    if (!first) return [at([...page.source, 'sections'], message(none, { path: page.path }))]
    return others.map(({ section, path }) => ({ ...at(pathOf(section, path), message(several, { path: page.path, first: first.text })), seenFrom: seenFrom(page, section) }))
  },
}
