import type { Definition, Image, ImageReference, ListItem, Nodes, Paragraph, Root } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import { Fragment, type ReactNode } from 'react'
import { Anchor } from './Anchor'
import { CodeBlock } from './CodeBlock'
import { Figure } from './Figure'
import { definitionsIn, parseMarkdown } from './markdown'
import { MarkdownTable } from './MarkdownTable'
import { isReference } from './mediaFile'
import { Picture } from './Picture'
import type { Picture as PictureData } from './picture'
import type { Slot } from './slot'
import { classOfList } from './terms'
import { isVisible } from './text'

/** How languages of code are called. */
const LANGUAGE = /^[\w+#.-]{1,30}$/

/** Text without any of these is plain paragraphs and needs no parser, which costs a quarter of rendering a page. */
const MARKUP = /[*_[\]`<\\]|&#?\w+;|^[ \t]*(?:[-+>#~=|:]|\d+[.)]\s)|^(?: {4}|\t)| {2}$/m

/**
 * Text with light Markdown, for pages rendered on the server. Raw HTML in it is shown as text, and so is the whole of a text
 * that would take too long to read: `check` refuses it. Its pictures are drawn only where it is said how wide they stand.
 */
export function RichText({ children, slots }: { children: string; slots?: readonly Slot[] }) {
  const tree = MARKUP.test(children) ? parseMarkdown(children) : undefined
  if (tree) return <>{drawBlocks(tree.children, aroundOf(tree, slots))}</>
  return (
    <>
      {children.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph.trim()}</p>
      ))}
    </>
  )
}

/**
 * A line or paragraph with light Markdown. What is more than words, such as a list, stands in it as it is written: `check` tells of it.
 */
export function InlineText({ children }: { children: string }) {
  const tree = parseMarkdown(children)
  if (!tree) return children
  const around = aroundOf(tree, undefined)
  const source = ({ position }: Nodes) => children.slice(position?.start.offset, position?.end.offset)
  return tree.children.map((node, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {node.type === 'paragraph' ? drawAll(node.children, around) : node.type === 'definition' ? null : source(node)}
    </Fragment>
  ))
}

/** What a node cannot say of itself: where a link leads, or a picture lies, that is written with a name, how wide pictures stand, and whether a link is around it. */
type Around = { definitions: ReadonlyMap<string, Definition>; slots: readonly Slot[] | undefined; isLink?: boolean }

const aroundOf = (tree: Root, slots: Around['slots']): Around => ({ definitions: definitionsIn(tree), slots })

const drawAll = (nodes: readonly Nodes[], around: Around): ReactNode => nodes.map((node, index) => <Fragment key={index}>{draw(node, around)}</Fragment>)

/** A tag that stands between paragraphs is one, as it is shown as text. */
function drawBlocks(nodes: readonly Nodes[], around: Around): ReactNode {
  const blocks = nodes.map((node): Nodes => (node.type === 'html' ? { type: 'paragraph', children: [node] } : node))
  return drawAll(blocks, around)
}

function draw(node: Nodes, around: Around): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return drawParagraph(node, around)
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
      return drawLink(node, around.definitions.get(node.identifier)?.url ?? '', around)
    case 'list':
      return node.ordered ? (
        <ol start={node.start === 1 ? undefined : (node.start ?? undefined)}>{drawAll(node.children, around)}</ol>
      ) : (
        <ul className={classOfList(node)}>{drawAll(node.children, around)}</ul>
      )
    case 'listItem':
      return <li>{drawItem(node, around)}</li>
    case 'break':
      return <br />
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <CodeBlock text={node.value}>
          <code className={node.lang && LANGUAGE.test(node.lang) ? `language-${node.lang}` : undefined}>{node.value}</code>
        </CodeBlock>
      )
    case 'table':
      return <MarkdownTable table={node} drawCell={(cell) => drawAll(cell.children, around)} />
    case 'image':
    case 'imageReference':
      return drawPicture(node, around)
    default:
      return 'value' in node ? node.value : null
  }
}

/** A picture that stands alone is no paragraph, and its title is the line under it. */
function drawParagraph({ children }: Paragraph, around: Around): ReactNode {
  const [only, ...more] = children
  const picture = only && more.length === 0 && (only.type === 'image' || only.type === 'imageReference') ? pictureOf(only, around) : undefined
  return picture && around.slots ? <Figure picture={picture} slots={around.slots} /> : <p>{drawAll(children, around)}</p>
}

/** Where no pictures are shown, what one shows is said in its words. */
function drawPicture(node: Image | ImageReference, around: Around): ReactNode {
  const picture = pictureOf(node, around)
  return picture && around.slots ? <Picture picture={picture} slots={around.slots} /> : node.alt
}

function pictureOf(node: Image | ImageReference, { definitions }: Around): PictureData | undefined {
  const holder = node.type === 'image' ? node : definitions.get(node.identifier)
  return holder && isReference(holder.url) ? { src: holder.url, alt: node.alt ?? '', caption: holder.title ?? undefined } : undefined
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
