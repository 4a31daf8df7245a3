import { createContext, useContext } from 'react'

/** Text without any of these has no marks in it. */
const MARKS = /[*_`[\]<\\]|&#?\w+;/

/** Turns a text into HTML; the server knows how. */
export const InlineContext = createContext<(text: string) => string>((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))

/**
 * A line or paragraph in which words can be bold, emphasized, code or a link. Only the server reads the marks: in the browser an island
 * finds the HTML there and leaves it as it is.
 */
export function Inline({ children }: { children: string }) {
  const htmlOf = useContext(InlineContext)
  if (!MARKS.test(children)) return children
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, from a parsed text.
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: htmlOf(children) }} />
}
