import type { Page, Site } from '../site/schema/site'
import { absoluteUrl } from '../page/absoluteUrl'
import { foundPages } from '../page/alternates'

/** The site in a page of Markdown, for programs that read. */
export function llms(site: Site): string {
  const { name, description } = site.settings
  // The second page of a list and what is picked of it say nothing that is not said elsewhere.
  const own = foundPages(site).filter(({ continues }) => continues === undefined)
  const linesOf = (pages: readonly Page[]) =>
    pages.map(({ title, path, description: about }) => `- [${plainMarkdown(title)}](${absoluteUrl(site, path)})${about ? `: ${plainMarkdown(about)}` : ''}`).join('\n')
  const lists = site.languages ? site.languages.map(({ lang, label }) => `## ${plainMarkdown(label)}\n\n${linesOf(own.filter((page) => page.lang === lang))}`) : [linesOf(own)]
  return `# ${plainMarkdown(name)}\n\n> ${plainMarkdown(description)}\n\n${lists.join('\n\n')}\n`
}

/** Characters that mean something inside a line; of "&" only the one that would begin a name. */
const INLINE = /[\\`*_~[\]<>]|&(?=#?\w+;)/g
/** What makes a list, a heading or a line of the line that it begins, or of the one above; and what may end a heading. */
const AT_EDGE = /^[-+#=]|(?<=^\d{1,9})[.)]|#(?=#*$)/g

/** A text as one line of Markdown that reads as it was written: nothing in it is a mark. */
export function plainMarkdown(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line.replaceAll(INLINE, '\\$&').replaceAll(AT_EDGE, '\\$&')
}
