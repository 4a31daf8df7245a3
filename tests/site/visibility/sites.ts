import { hostFiles } from '../../../src/build/hostFiles'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import type { Site } from '../../../src/site/schema/site'
import { fileWith } from '../../lib/toy'

/** The day on which the sites of these tests are made. */
export const TODAY = '2026-06-15'
const blocks = await loadBlocks()
export const hero = (title: string) => ({ type: 'hero', title })
export const page = (path: string, more: object = {}) => ({ path, title: `Title of ${path}`, sections: [hero(`Words of ${path}`)], ...more })
export const item = (slug: string, more: object = {}) => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: `Excerpt of ${slug}`,
  date: '2026-01-01',
  content: `<p>Body of ${slug}</p>`,
  ...more,
})
export const article = { type: 'article', title: '{item.title}', content: '{item.content}' }
export const template = { path: '/news/$slug', each: 'news', title: '{item.title}', sections: [article] }
export const list = { type: 'articleList', collection: 'news' }

/** All that visitors, search engines and readers could learn of a site: everything but what only the dev server shows. */
export function published(site: Site): string {
  const { absent: _absent, over: _over, nextChange: _next, settings, ...own } = site
  const { facts: _facts, ...frame } = settings
  const bare = (all: Site['pages']) => all.map(({ absent: _left, ...shown }) => shown)
  return JSON.stringify([{ ...own, frame, pages: bare(own.pages), missing: bare(own.missing), notFound: bare([own.notFound]) }, hostFiles(site)])
}

/** The problems of a site, and its advice where that is asked for, a line each. */
export function told(parts: Record<string, unknown>, options: { advice?: boolean } = {}): string[] {
  const { problems, advice } = compile(new TextEncoder().encode(fileWith({ notFound: { title: 'Nothing', sections: [hero('Nothing')] }, ...parts })), 'pages.json', blocks, {
    at: TODAY,
    ...options,
  })
  return [...problems, ...advice].map(({ code, path, message, hint }) => `${code} ${path}: ${message} ${hint}`)
}
