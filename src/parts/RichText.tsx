import type { ListItem, Nodes, Root } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import { Fragment, type ReactNode } from 'react'
import { Anchor } from './Anchor'
import { definitionsIn, parseMarkdown } from './markdown'
import { isVisible } from './text'

/** Text without any of these is plain paragraphs and needs no parser, which costs a quarter of rendering a page. */
const MARKUP = /[*_[\]`<\\]|&#?\w+;|^[ \t]*(?:[-+>#~=]|\d+[.)]\s)|^(?: {4}|\t)| {2}$/m

/**
 * Text with light Markdown, for pages rendered on the server. Raw HTML in it is shown as text, and so is the whole of a text
 * that would take too long to read: `check` refuses it.
 */
export function RichText({ children }: { children: string }) {
  const tree = MARKUP.test(children) ? parseMarkdown(children) : undefined
  if (tree) return <>{drawBlocks(tree.children, aroundOf(tree))}</>
  return (
    <>
      {children.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph.trim()}</p>
      ))}
    </>
  )
}

/** What a node cannot say of itself: where a link leads that is written with a name, and whether a link is around it. */
type Around = { hrefOf: (name: string) => string; isLink?: boolean }

function aroundOf(tree: Root): Around {
  const definitions = definitionsIn(tree)
  return { hrefOf: (name) => definitions.get(name)?.url ?? '' }
}

const drawAll = (nodes: readonly Nodes[], around: Around): ReactNode => nodes.map((node, index) => <Fragment key={index}>{draw(node, around)}</Fragment>)

/** A tag that stands between paragraphs is one, as it is shown as text. */
function drawBlocks(nodes: readonly Nodes[], around: Around): ReactNode {
  const blocks = nodes.map((node): Nodes => (node.type === 'html' ? { type: 'paragraph', children: [node] } : node))
  return drawAll(blocks, around)
}

function draw(node: Nodes, around: Around): ReactNode {
  switch (node.type) {
    case 'paragraph':
    // Under whose title a text stands is not known here, so it has no headings of its own.
    case 'heading':
      return <p>{drawAll(node.children, around)}</p>
    case 'blockquote':
      return <blockquote>{drawBlocks(node.children, around)}</blockquote>
    case 'strong':
      return <strong>{drawAll(node.children, around)}</strong>
    case 'emphasis':
      return <em>{drawAll(node.children, around)}</em>
    case 'link':
      return drawLink(node, node.url, around)
    case 'linkReference':
      return drawLink(node, around.hrefOf(node.identifier), around)
    case 'list':
      return node.ordered ? <ol start={node.start === 1 ? undefined : (node.start ?? undefined)}>{drawAll(node.children, around)}</ol> : <ul>{drawAll(node.children, around)}</ul>
    case 'listItem':
      return <li>{drawItem(node, around)}</li>
    case 'break':
      return <br />
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    // There are no pictures in a text; what one shows is said in its words.
    case 'image':
    case 'imageReference':
      return node.alt
    default:
      return 'value' in node ? node.value : null
  }
}

/** A link without words is read by its address. Of a link in a link, as "[<https://…>](/faq)" makes one, only the words are drawn. */
function drawLink(node: Extract<Nodes, { type: 'link' | 'linkReference' }>, href: string, around: Around): ReactNode {
  const words = isVisible(toPlain(node)) ? drawAll(node.children, { ...around, isLink: true }) : href
  return around.isLink ? words : <Anchor href={href}>{words}</Anchor>
}

/** A list item of one paragraph is drawn without the paragraph. */
function drawItem({ children }: ListItem, around: Around): ReactNode {
  const [only, ...more] = children
  return only?.type === 'paragraph' && more.length === 0 ? drawAll(only.children, around) : drawBlocks(children, around)
}
