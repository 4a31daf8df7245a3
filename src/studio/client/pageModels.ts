import type { Operation, PageLine } from '../types'
import type { PageTemplate } from '../../authoring/sites/pageTemplates'
import { slugOf } from '../../parts/slugOf'

/** What a page begins as that is asked for by somebody who means one thing: the copy of a page, or a page for each entry of a collection. */
export type Beginning = { copyOf: string } | { each: string }

/** What a new page can begin as: how it is offered, which title and address it has as long as none is written, and what makes it. */
export type PageModel = {
  name: string
  group: string
  of?: Beginning
  title?: string
  /** The address of the page that it is a copy of, or beside which it stands. */
  from: string
  /** Where it comes to stand among the pages. */
  index: number
  make: (address: string, title: string) => Operation
}

export const EMPTY = 'An empty page'

/** All that a page can begin as: nothing, the pages of the kinds of site, and a copy of any other. */
export function pageModels(lines: readonly PageLine[], templates: readonly PageTemplate[]): PageModel[] {
  const pages = lines.filter(({ path }) => path.length === 2 && path[0] === 'pages')
  const last = { index: pages.length, from: '/' }
  const insert = (page: object) => (address: string, title: string) => ({ do: 'insert' as const, path: ['pages', pages.length], value: { path: address, ...page, title } })
  return [
    { ...last, name: EMPTY, group: 'Nothing', make: insert({ sections: [] }) },
    ...templates.map((template): PageModel => {
      const make = insert(template.page)
      if (template.is === 'page') return { ...last, name: `${template.title} (of ${template.of})`, group: 'Templates', make }
      return {
        ...last,
        name: `A page for each entry of ${template.title}`,
        group: 'Templates',
        of: { each: template.collection },
        make,
        title: String(template.page.title),
        from: `/${slugOf(template.collection)}/$slug`,
      }
    }),
    ...pages.map(({ title, address }, index) => ({
      name: `A copy of ${title} (${address})`,
      group: 'Copies',
      of: { copyOf: address },
      from: address,
      index: index + 1,
      make: (to: string, own: string) => ({ do: 'copyPage' as const, from: address, to, title: own }),
    })),
  ]
}

/** What a page begins as, as long as nothing else is chosen. */
export const modelFor = (models: readonly PageModel[], begin: Beginning | undefined): PageModel | undefined =>
  models.find(({ name, of }) => (begin ? JSON.stringify(of) === JSON.stringify(begin) : name === EMPTY))
