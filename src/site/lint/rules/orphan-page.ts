import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { HOLDS_LINKS, hrefsIn } from '../../check/hrefs'
import type { Page } from '../../schema/site'
import { visitStrings } from '../../schema/walk'
import { itemOf } from '../home'
import { hrefsUnder } from '../links'
import type { Gathered, LintContext, Rule } from '../rule'

const orphan = advice<{ path: string }>({
  code: 'PS511',
  title: 'A page that no link leads to',
  message: ({ path }) => `No link leads to "${path}": visitors cannot find it.`,
  hint: () => 'Link to it from another page, the navigation or the footer, or hide it with "hidden": true.',
  example: {
    wrong: '{\n  "pages": [\n    { "path": "/", "title": "Home", "sections": [] },\n    { "path": "/prices", "title": "Prices", "sections": [] }\n  ]\n}',
    right: `{
  "pages": [
    { "path": "/", "title": "Home", "sections": [{ "type": "linkList", "links": [{ "label": "Our prices", "href": "/prices" }] }] },
    { "path": "/prices", "title": "Prices", "sections": [] }
  ]
}`,
    words: { path: '/prices' },
  },
})

/** A page that no other page, no list of items, neither the bar nor the footer leads to. */
export const rule: Rule = {
  meaning: 'A link leads to every page.',
  messages: [orphan],
  gather: linkedBy,
  settle: (gathered: readonly Gathered<string[]>[], { file, site }) => {
    const frames = [site, ...(site.languages ?? [])].map(({ settings: { navigation, footer } }) => [navigation, footer])
    const own = new Set(site.pages)
    const linked = new Set([...hrefsUnder(frames).map(pathOf), ...gathered.flatMap(({ page, found }) => (own.has(page) ? found : []))])
    return site.pages.flatMap((page) => {
      // Who keeps search engines from a page sends its address to whom it is for.
      if (page.noindex) return []
      // Whoever is on the same page in another language is led here by the choice of languages.
      if (page.path === '/' || [page, ...(page.versions ?? [])].some(({ path }) => linked.has(path) || path === '/')) return []
      const item = itemOf(file, page)
      return [{ ...at(item ? [...item.path, 'slug'] : [...page.source, 'path'], message(orphan, { path: page.path })), seenFrom: [page.source] }]
    })
  },
}

/** Addresses of other pages to which the sections of a page lead. */
function linkedBy({ path: own, sections }: Page, { blocks }: LintContext): string[] {
  const linked = new Set<string>()
  for (const { type, props } of sections) {
    for (const href of hrefsUnder(props)) linked.add(pathOf(href))
    const schema = blocks[type]?.schema
    if (schema) visitStrings(schema, props, (text, role) => hrefsIn(text, role).forEach(({ href }) => linked.add(pathOf(href))), HOLDS_LINKS)
  }
  linked.delete(own)
  return [...linked]
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '')
}
