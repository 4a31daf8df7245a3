import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode } from 'react'
import { Anchor } from './Anchor'

/** Text without any of these is plain paragraphs and needs no parser, which costs a quarter of rendering a page. */
const MARKUP = /[*_[\]`<\\]|&#?\w+;|^\s*(?:[-+>#~=]|\d+[.)]\s)|^(?: {4}|\t)/m

/** Text with light Markdown, for pages rendered on the server. Raw HTML in it is shown as text. */
export function RichText({ children }: { children: string }) {
  if (MARKUP.test(children)) return <>{fromMarkdown(children).children.map(draw)}</>
  return (
    <>
      {children.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph.trim()}</p>
      ))}
    </>
  )
}

function draw(node: RootContent | PhrasingContent, index: number): ReactNode {
  const inside = 'children' in node ? (node.children as RootContent[]).map(draw) : null
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'blockquote':
      return <p key={index}>{inside}</p>
    case 'strong':
      return <strong key={index}>{inside}</strong>
    case 'emphasis':
      return <em key={index}>{inside}</em>
    case 'link':
      return (
        <Anchor key={index} href={node.url}>
          {inside}
        </Anchor>
      )
    case 'list':
      return node.ordered ? <ol key={index}>{inside}</ol> : <ul key={index}>{inside}</ul>
    case 'listItem':
      return <li key={index}>{tight(node)}</li>
    case 'break':
      return <br key={index} />
    // There are no pictures in a text; what one shows is said in its words.
    case 'image':
    case 'imageReference':
      return <Fragment key={index}>{node.alt}</Fragment>
    default:
      return <Fragment key={index}>{'value' in node ? node.value : inside}</Fragment>
  }
}

/** A list item of one paragraph is drawn without the paragraph. */
function tight(node: Extract<Nodes, { type: 'listItem' }>): ReactNode {
  const [only, ...more] = node.children
  return only?.type === 'paragraph' && more.length === 0 ? only.children.map(draw) : node.children.map(draw)
}
