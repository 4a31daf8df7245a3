import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const past = advice<{ until: string }>({
  code: 'PS534',
  title: 'Something that is over',
  message: ({ until }) => `This was shown until ${until} and does not come back by itself.`,
  hint: () => 'Delete it, or give it other days.',
  example: {
    wrong: '{ "type": "hero", "title": "Winter offer", "until": "2020-01-06" }',
    right: '{ "type": "hero", "title": "Winter offer", "until": "2099-01-06" }',
    words: { until: '2020-01-06' },
  },
})

/** A page, an item, a section or a link whose last day has passed. */
export const rule: Rule = {
  meaning: 'Nothing in the file is over for good.',
  messages: [past],
  check: ({ site }) => {
    // A section of a template is met on the page of every item.
    const places = new Map((site.over ?? []).map((over) => [JSON.stringify(over.source), over]))
    return [...places.values()].map(({ until, source }) => at([...source, 'until'], message(past, { until })))
  },
}
