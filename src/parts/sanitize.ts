import type { Element, Root } from 'hast'
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { isFreeId } from './id'

/** Keeps ids of an article apart from all names that a page or a program on it could have. */
const ID_PREFIX = 'content-'

/** On which side the words of a cell stand. */
const ALIGN: [string, ...string[]] = ['align', 'left', 'center', 'right']

/** What an article may contain. Everything else is dropped, its text kept; scripts and styles are dropped whole. */
const ALLOWED: Schema = {
  ...defaultSchema,
  tagNames: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'code',
    'pre',
    'a',
    'blockquote',
    'hr',
    'br',
    'sup',
    'sub',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
    'img',
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt'],
    th: [['scope', 'row', 'col'], 'colSpan', 'rowSpan', ALIGN],
    td: ['colSpan', 'rowSpan', ALIGN],
    // Of what language it is, as Markdown says it.
    code: [['className', /^language-[\w+#.-]{1,30}$/]],
    ol: ['start'],
    '*': ['id', 'lang', 'dir'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  clobberPrefix: ID_PREFIX,
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'form', 'textarea', 'select', 'title'],
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze()
const exactParser = unified().use(rehypeParse, { fragment: true, verbose: true }).freeze()

/** Returns the tree of an HTML fragment as a browser would build it; throws a RangeError where it is nested too deep. */
export function parseHtml(html: string): Root {
  return parser.parse(html)
}

/** Returns what `parseHtml` does, in which each element also has the offsets of its attributes (`data.position`). */
export function parseHtmlWithPlaces(html: string): Root {
  return exactParser.parse(html)
}

/** What of a tree is shown: the only way from an author's HTML to a page, and what `check` compares it with. */
export function sanitized(tree: Root): Root {
  // A root stays a root.
  return sanitize(tree, ALLOWED) as Root
}

/** The id of an element of a sanitised tree as its author wrote it, where it is an anchor like those of sections. */
export function anchorOf({ properties: { id } }: Element): string | undefined {
  const own = typeof id === 'string' ? id.slice(ID_PREFIX.length) : ''
  return isFreeId(own) ? own : undefined
}

/** Whether an element that is not shown takes its text with it. */
export function isDroppedWhole(tagName: string): boolean {
  return ALLOWED.strip?.includes(tagName) ?? false
}

export function visitElements(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    visit(child)
    visitElements(child, visit)
  }
}

/** The words inside an element. */
export function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '')).join('')
}
