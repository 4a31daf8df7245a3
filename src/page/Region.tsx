import { useEffect, useMemo, useRef } from 'react'
import type { Region as RegionData } from './PageData'

/** What only a browser does with finished HTML. */
export type Browser = {
  /** Vouches that the HTML is the site's own, for browsers that ask (Trusted Types). */
  trust: (html: string) => string
  /** Called when the HTML has entered the page. */
  onShown: (element: HTMLElement) => void
}

/**
 * Renders finished HTML, which React neither compares nor hydrates: its children are left alone, and the HTML is only set again
 * when it has really changed. Islands inside are roots of their own.
 */
export function Region({ as: Tag, data, browser }: { as: 'header' | 'aside' | 'section' | 'footer'; data: RegionData; browser?: Browser | undefined }) {
  const element = useRef<HTMLElement>(null)
  const inner = useMemo(() => ({ __html: browser ? browser.trust(data.html) : data.html }), [data.html, browser])
  // New HTML means new islands, so it starts the effect again.
  useEffect(() => {
    if (element.current) browser?.onShown(element.current)
  }, [inner, browser])
  return <Tag ref={element} {...data.attributes} suppressHydrationWarning dangerouslySetInnerHTML={inner} />
}
