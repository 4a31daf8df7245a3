import { z } from 'zod'
import type { Blocks } from '../../src/blocks/schemas'
import { html } from '../../src/parts/html'
import { icon } from '../../src/parts/icon'
import { link } from '../../src/parts/link'
import type { ResolveContext } from '../../src/parts/resolve'
import { richText } from '../../src/parts/richText'
import { withRole } from '../../src/parts/role'
import { text } from '../../src/parts/text'
import { compile } from '../../src/site/compile'
import type { Problem } from '../../src/site/diagnostics/diagnostic'

const note = z.strictObject({
  text: richText.describe('What the note says.'),
  title: text.optional().describe('Its heading.'),
  icon: icon.optional().describe('A sign before it.'),
  tone: z.enum(['plain', 'warning', 'success']).optional().describe('How it looks.'),
  columns: z.literal([2, 3, 4]).optional().describe('Columns.'),
  count: z.number().int().min(1).max(12).optional().describe('How often it is shown.'),
  gradient: withRole('gradient', z.string()).optional().describe('Its ground.'),
  links: z.array(link).min(1).max(3).optional().describe('Where to go on.'),
  body: html.optional().describe('More, as HTML.'),
})
const rule = z.strictObject({ label: text.optional().describe('Words on the line.') })
const list = z.strictObject({
  collection: withRole('collection', z.string()).describe('Name of a collection.'),
  pick: z.array(z.string()).optional().describe('Slugs.'),
})

/** Blocks that exist in tests only, so that adding a real block breaks no test. */
export const toyBlocks: Blocks = {
  note: { schema: note },
  rule: { schema: rule },
  list: {
    schema: list,
    resolve: ({ collection, pick }: z.infer<typeof list>, { itemsOf, unknownItem }: ResolveContext) => {
      const slugs = itemsOf(collection).map(({ slug }) => slug)
      pick?.forEach((slug, index) => slugs.includes(slug) || unknownItem(['pick', index], slug, slugs))
      return { slugs }
    },
  },
}

const colors = {
  ink: '#101010',
  muted: '#505050',
  paper: '#ffffff',
  tint: '#f0f0f0',
  dark: '#101010',
  onDark: '#ffffff',
  mutedOnDark: '#c0c0c0',
  line: '#d0d0d0',
  lineOnDark: '#404040',
  accent: '#707070',
  accentText: '#404040',
  accentOnDark: '#e0e0e0',
  error: '#900000',
}

/** The settings of a site, as few as are allowed. */
export const toySettings = {
  name: 'Toys',
  url: 'https://toys.example.com',
  lang: 'en',
  description: 'A site for tests.',
  logo: { viewBox: '0 0 32 32', path: 'M0 0H32V32Z' },
  contact: { email: 'hello@toys.example.com', phone: '555 0100', phoneLink: '+13055550100' },
  links: { shop: 'https://shop.example.com/' },
  facts: { age: '12', price: { low: '$5', high: '$50' } },
  theme: { colors },
  navigation: { label: 'Main', links: [{ label: 'Home', href: '/' }], panelTitle: 'Menu' },
  footer: { columns: [], copyright: '© Toys' },
}
export const toyNotFound = { title: 'Not found', sections: [{ type: 'rule' }] }

/** The text of a file with these parts. Pages come first, so that their lines do not move when the settings change. */
export function fileWith(parts: Record<string, unknown>): string {
  const { pages = [pageWith({ type: 'rule' })], ...others } = parts
  return JSON.stringify({ pages, notFound: toyNotFound, site: toySettings, ...others }, null, 2)
}

export function pageWith(...sections: unknown[]): { path: string; title: string; sections: unknown[] } {
  return { path: '/', title: 'Home', sections }
}

/** The text of a whole file that has one page, "/", with these sections. The first starts in line 7. */
export function siteWith(...sections: unknown[]): string {
  return fileWith({ pages: [pageWith(...sections)] })
}

/** A collection with items of these slugs, and the page that is made for each. */
export function shelf(...slugs: string[]): { collections: object; template: Record<string, unknown> } {
  const toys = slugs.map((slug) => ({ slug, title: `The ${slug}`, excerpt: 'A toy.' }))
  return { collections: { toys }, template: { path: '/toys/$slug', each: 'toys', as: 'toy', title: '{toy.title}', sections: [{ type: 'rule' }] } }
}

export function problemsOf(content: string | Uint8Array, blocks: Blocks = toyBlocks): Problem[] {
  return compile(typeof content === 'string' ? new TextEncoder().encode(content) : content, 'pages.json', blocks).problems
}

/** Problems as a person reads them; behind the place stands, in angle brackets, what is marked there. */
export function reported(content: string, blocks: Blocks = toyBlocks): string {
  const lines = content.split('\n')
  return problemsOf(content, blocks)
    .map(({ code, file, line, column, length, where, message, hint }) => {
      const marked = (lines[line - 1] ?? '').slice(column - 1, column - 1 + length)
      return `${code} ${file}:${line}:${column} <${marked}>  ${where}\n  ${message} ${hint}`
    })
    .join('\n')
}
