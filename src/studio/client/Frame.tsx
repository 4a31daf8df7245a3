import { SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import { isObject } from '../../site/text/jsonPath'
import { getPart } from './api'
import { writeInPlace } from './inPlace'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

const WIDTHS = [
  { value: '390', label: 'Phone' },
  { value: '834', label: 'Tablet' },
  { value: '1440', label: 'Desk' },
]

/** The real page in a frame: pointing shows a section's outline, a click selects it, and plain words are written where they stand. */
export function Frame() {
  const { state } = useStudio()
  const { page } = useSelection()
  const [width, setWidth] = useState('1440')
  const [loads, setLoads] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref: sheet, width: room, height } = useElementSize()
  // A page that is wider than its place is shown smaller, not cut off.
  const scale = room > 0 ? Math.min(1, room / Number(width)) : 1
  const line = state.pages.find(({ path }) => path.join() === page.join())

  useClicks(frame, loads)
  useOutline(frame, loads)

  return (
    <section aria-label="The page" className="stage">
      <SegmentedControl aria-label="Width of the page" data={WIDTHS} value={width} onChange={setWidth} />
      <div className="sheet" ref={sheet}>
        {line?.href && (
          <iframe
            ref={frame}
            title={`The page ${line.title}`}
            src={line.href}
            style={{ width: `${width}px`, height: `${height / scale}px`, transform: `scale(${scale})`, left: `${(room - Number(width) * scale) / 2}px` }}
            onLoad={() => setLoads((count) => count + 1)}
          />
        )}
      </div>
    </section>
  )
}

type FrameRef = RefObject<HTMLIFrameElement | null>

/** Selects what is clicked in the page, and lets plain words be written where they stand. */
function useClicks(frame: FrameRef, loads: number): void {
  const { send } = useStudio()
  const { select } = useSelection()
  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    const click = async (event: MouseEvent) => {
      const element = event.target instanceof (inner.defaultView as Window & typeof globalThis).Element ? event.target : null
      const part = element?.closest<HTMLElement>('[data-source]')
      // With Alt the line in the editor is meant.
      if (!element || !part || event.altKey || element.closest('[contenteditable]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const source = JSON.parse(part.dataset.source ?? '[]') as JsonPath
      select(source)
      const { value } = await getPart(source)
      if (isObject(value)) writeInPlace(element as HTMLElement, source, value, (path, words, was) => void send({ do: 'set', path, value: words }, was))
    }
    inner.addEventListener('click', click, { capture: true })
    return () => inner.removeEventListener('click', click, { capture: true })
  }, [loads, send])
}

/** Shows where the part lies whose fields are open. */
function useOutline(frame: FrameRef, loads: number): void {
  const { at } = useSelection()
  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    const selector = at && `[data-source=${JSON.stringify(JSON.stringify(at))}]`
    outline(inner, selector)
    if (selector) inner.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
  }, [at?.join(), loads])
}

/** Draws a line around a part of the page, by a stylesheet of its own: the page's elements stay as they are. */
function outline(inner: Document, selector: string | undefined): void {
  const { CSSStyleSheet } = inner.defaultView as Window & typeof globalThis
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${selector ? `${selector}, ` : ''}[data-source]:hover { outline: 3px solid #228be6; outline-offset: -3px; }`)
  inner.adoptedStyleSheets = [...inner.adoptedStyleSheets.filter((known) => known !== sheets.get(inner)), sheet]
  sheets.set(inner, sheet)
}
const sheets = new WeakMap<Document, CSSStyleSheet>()
