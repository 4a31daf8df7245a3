import { type ReactNode, useEffect, useRef } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import { elementAt, type FramePart, partAt, partOf, sectionOf, stateOf } from './frameParts'
import { useInPlace } from './inPlace/useInPlace'
import { actionOf } from './sectionKeys'
import { useSections } from './sections'
import { useKeys } from './useKeys'
import { useSelection } from './selection'
import { useSectionActions } from './useSectionActions'
import { useTravel } from './useTravel'

type Heard = {
  onHover: (part: FramePart | undefined) => void
  /** A link that was clicked, and whether it is to be followed at once. */
  onLink: (href: string | undefined, isFollowed: boolean) => void
}

/** What lies in no section, and where it is written. */
const FRAME_PARTS: [selector: string, at: JsonPath][] = [
  ['header', ['site', 'navigation']],
  ['footer', ['site', 'footer']],
]
/** What does something by itself when it is clicked. */
const AWAKE = 'button, [role=tab], input, select, textarea, label'

/**
 * Hears what happens in the page: pointing and clicking select, words are written where they stand, links are not followed but told, keys
 * work on the section that is selected. Returns what asks, where a change of words could count in several places.
 */
export function useFrameEvents(inner: Document | undefined, { onHover, onLink }: Heard): ReactNode {
  const { undo, redo } = useTravel()
  const { write, question } = useInPlace()
  const { at, go } = useSelection()
  const { sections } = useSections()
  const actions = useSectionActions()
  const keys = useKeys()

  const click = (event: MouseEvent) => {
    const element = elementAt(event.target)
    // With Alt the line in the editor is meant.
    if (!inner || !element || event.altKey || element.closest('[contenteditable]')) return
    const link = element.closest<HTMLAnchorElement>('a[href]')
    const isFollowed = event.ctrlKey || event.metaKey
    const part = element.closest<HTMLElement>('[data-source]')
    if (link || (part && !element.closest(AWAKE))) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    onLink(link?.href, isFollowed)
    if (link && isFollowed) return
    const source = part ? (JSON.parse(part.dataset.source ?? '[]') as JsonPath) : FRAME_PARTS.find(([selector]) => element.closest(selector))?.[1]
    if (!source) return
    // The page may show another state of the file than the lists do.
    const from = stateOf(inner)
    go({ at: source }, { from })
    if (part && !element.closest(AWAKE)) void write(part, element, source, from)
  }
  const keydown = (event: KeyboardEvent) => {
    keys(event)
    if (event.defaultPrevented) return
    if (elementAt(event.target)?.closest('[contenteditable], input, textarea, select')) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      return void (event.shiftKey ? redo() : undo())
    }
    const part = at && partAt(at, sections)
    const section = part && sectionOf(part, sections)
    const action = actionOf(event)
    if (!section || !action) return
    event.preventDefault()
    if (actions.can(action, section)) void actions.run(action, section)
  }
  const hover = (event: Event) => inner && onHover(partOf(inner, elementAt(event.target)))

  // Heard by the functions of the last drawing, without being put on the page anew for each.
  const latest = useRef({ click, keydown, hover })
  latest.current = { click, keydown, hover }
  useEffect(() => {
    if (!inner) return
    const onClick = (event: MouseEvent) => latest.current.click(event)
    const onKey = (event: KeyboardEvent) => latest.current.keydown(event)
    const onOver = (event: Event) => latest.current.hover(event)
    inner.addEventListener('click', onClick, { capture: true })
    inner.addEventListener('keydown', onKey)
    inner.addEventListener('pointerover', onOver)
    return () => {
      inner.removeEventListener('click', onClick, { capture: true })
      inner.removeEventListener('keydown', onKey)
      inner.removeEventListener('pointerover', onOver)
    }
  }, [inner])
  return question
}
