import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const empty = advice<{ title: string }>({
  code: 'PS540',
  title: 'An empty column in the foot',
  message: ({ title }) => `The column "${title}" of the foot has no links: visitors see its title above nothing.`,
  hint: () => 'Put links into it, or delete the column.',
  example: {
    wrong: '{ "site": { "footer": { "copyright": "© Toys", "columns": [{ "title": "More", "links": [] }] } } }',
    right: '{ "site": { "footer": { "copyright": "© Toys", "columns": [{ "title": "More", "links": [{ "label": "Questions on fees", "href": "/faq" }] }] } } }',
    words: { title: 'More' },
  },
})

/** Columns of the foot in which nothing stands. */
export const rule: Rule = {
  meaning: 'A column of the foot has links.',
  messages: [empty],
  check: ({ file: { site } }) =>
    (site.footer.columns ?? []).flatMap(({ title, links }, index) =>
      links.length === 0 ? [at(['site', 'footer', 'columns', index, 'links'], message(empty, { title: title ?? '' }))] : [],
    ),
}
