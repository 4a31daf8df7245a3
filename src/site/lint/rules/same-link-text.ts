import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { linksOf } from '../links'
import { atLink, folded } from '../linkTexts'
import type { Rule } from '../rule'

const same = advice<{ label: string; href: string; other: string }>({
  code: 'PS516',
  title: 'One text for two links',
  message: ({ label, href, other }) => `"${label}" leads to "${href}" here and to "${other}" before, in the same section.`,
  hint: () => 'Say in each what is different.',
  example: {
    wrong: '{\n  "type": "linkList",\n  "links": [\n    { "label": "Our guide", "href": "/articles/first-steps" },\n    { "label": "Our guide", "href": "/faq" }\n  ]\n}',
    right: `{
  "type": "linkList",
  "links": [
    { "label": "Our guide to first steps", "href": "/articles/first-steps" },
    { "label": "Our guide to fees", "href": "/faq" }
  ]
}`,
    words: { label: 'Our guide', href: '/faq', other: '/articles/first-steps' },
  },
})

/** Mails to one address lead to the same place, whatever their subject. */
const placeOf = (href: string) => (href.startsWith('mailto:') ? href.replace(/\?.*$/s, '') : href)

export const rule: Rule = {
  meaning: 'In one section, links with the same words lead to the same place.',
  messages: [same],
  checkPage: (page, context) =>
    page.sections.flatMap((section) => {
      const links = linksOf(section, context.blocks)
      if (links.length < 2) return []
      const first = new Map<string, string>()
      return links.flatMap((link) => {
        const words = folded(link.label)
        const other = first.get(words)
        if (other !== undefined && placeOf(other) === placeOf(link.href)) return []
        first.set(words, other ?? link.href)
        return other === undefined ? [] : [atLink(context, page, section, link, message(same, { label: link.label.trim(), href: link.href, other }))]
      })
    }),
}
