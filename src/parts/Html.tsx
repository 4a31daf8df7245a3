import type { Element } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Anchor } from './Anchor'
import { CodeBlock } from './CodeBlock'
import { isReference } from './mediaFile'
import { Picture } from './Picture'
import { elementsIn, isPlainGrid, nameHeadings, refined } from './refinedHtml'
import { textOf, visitElements } from './sanitize'
import type { Slot } from './slot'
import { mayOverflow, scrollable, sheetsOf } from './tableWidth'
import { classOfHtmlList } from './terms'

const components: Partial<Components> = {
  a: ({ node: _node, ...props }) => <Anchor {...props} />,
  figure: ({ node: _node, ...props }) => <figure className="figure" {...props} />,
  ul: ({ node, ...props }) => <ul className={node && classOfHtmlList(node)} {...props} />,
  pre: ({ node, children }) => <CodeBlock text={node ? textOf(node) : ''}>{children}</CodeBlock>,
  table: ({ node, ...props }) => {
    const isPlain = node !== undefined && isPlainGrid(node)
    const words = isPlain ? wordsOf(node) : []
    return (
      <div className={isPlain ? `scroll-x ${isOneRow(words) ? 'sheets figures' : sheetsOf(words)}` : 'scroll-x'} {...scrollable(captionOf(node), !isPlain || mayOverflow(words))}>
        <table {...props} />
      </div>
    )
  },
}

/** A table of a single row below its headings is a few figures, each with its name. */
const isOneRow = (words: readonly (readonly string[])[]) => words.length === 2

/** The words of every cell, by rows. */
function wordsOf(table: Element): string[][] {
  return elementsIn(table, 'tr').map((row) => elementsIn(row, 'td', 'th').map(textOf))
}

/** What a table is called where it has no caption: the headings of its columns. */
function captionOf(table: Element | undefined): string {
  const words: string[] = []
  if (table) visitElements(table, (element) => void ((element.tagName === 'caption' || element.properties.scope === 'col') && words.push(textOf(element))))
  return words.join(', ')
}

/**
 * The body of an article: parsed, cut to what is allowed, drawn as React elements. Author's HTML is never set as HTML.
 * Its pictures are drawn only where it is said how wide they stand.
 *
 * @param named how the ids of second-level headings begin that have none of their own; unless given, they stay without
 */
export function Html({ children, slots, named }: { children: string; slots?: readonly Slot[]; named?: string | undefined }) {
  const body = refined(children)
  if (named !== undefined) nameHeadings(body, named)
  const img = ({ src, alt = '' }: { src?: string; alt?: string }) => slots && src && isReference(src) && <Picture picture={{ src, alt }} slots={slots} />
  return toJsxRuntime(body, { Fragment, jsx, jsxs, components: { ...components, img }, passNode: true })
}
