import { message } from '../diagnostics/catalogue'
import { hrefsIn } from '../check/hrefs'
import { at } from '../diagnostics/diagnostic'
import { itemOf } from './home'
import { hrefsUnder } from './links'
import type { LintContext, Rule } from './lint'
import { visitStrings } from '../schema/walk'

/** A page that no other page, no list of items, neither the bar nor the footer leads to. */
export const orphanPage: Rule = (context) => {
  const { file, site } = context
  const linked = new Set([...hrefsUnder([site.settings.navigation, site.settings.footer]).map(pathOf), ...linkedByPages(context)])
  return site.pages.flatMap((page) => {
    if (page.path === '/' || linked.has(page.path)) return []
    const item = itemOf(file, page)
    return [{ ...at(item ? [...item.path, 'slug'] : [...page.source, 'path'], message('orphanPage', { path: page.path })), seenFrom: [page.source] }]
  })
}

function linkedByPages({ site, blocks }: LintContext): Set<string> {
  const linked = new Set<string>()
  for (const page of site.pages) {
    const add = (href: string) => {
      const path = pathOf(href)
      if (path !== page.path) linked.add(path)
    }
    for (const { type, props } of page.sections) {
      for (const href of hrefsUnder(props)) add(href)
      const schema = blocks[type]?.schema
      if (schema) visitStrings(schema, props, (text, role) => hrefsIn(text, role).forEach(({ href }) => add(href)), ['richText', 'html'])
    }
  }
  return linked
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '')
}
