import { useEffect, useMemo, useRef } from 'react'
import type { Region as RegionData } from './PageData'

/** Called when finished HTML has entered the page; what it returns is called before the HTML leaves. */
export type OnShown = (element: HTMLElement) => (() => void) | undefined

/**
 * Shows finished HTML and keeps React's hands off it: its children are never compared, and the HTML is only set again
 * when it has really changed. Islands inside are roots of their own.
 */
export function Region({ as: Tag, data, onShown }: { as: 'header' | 'section' | 'footer'; data: RegionData; onShown?: OnShown | undefined }) {
  const element = useRef<HTMLElement>(null)
  const inner = useMemo(() => ({ __html: data.html }), [data.html])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML means new islands, so it starts the effect again.
  useEffect(() => (element.current && onShown ? onShown(element.current) : undefined), [inner, onShown])
  return <Tag ref={element} {...data.attributes} suppressHydrationWarning dangerouslySetInnerHTML={inner} />
}
