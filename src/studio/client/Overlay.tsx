import { type ReactNode, useEffect, useState } from 'react'
import { useDialogs } from './Dialogs'
import { DrawnFrom } from './drawnFrom'
import { elementOf, type FramePart, partAt, sectionOf, stateOf } from './frameParts'
import { InsertLine } from './InsertLine'
import { pageAt } from './pageAt'
import { nameOf, useSections } from './sections'
import { useSelection } from './selection'
import { FollowLink, type Link, SectionTools } from './SectionTools'
import { useBeat } from './useBeat'
import { useFrameEvents } from './useFrameEvents'
import { indexOf } from './useSectionActions'
import { useStudio } from './useStudio'
import './overlay.css'

/** Half of the height of what adds a section at a border, in pixels. */
const HALF = 12

type Place = { scale: number; left: number }

/** Marks what is pointed at and what is selected, above the page and outside of it, with what can be done there. */
export function Overlay(place: { inner: Document } & Place) {
  const { hash } = useSections()
  return (
    <DrawnFrom value={hash}>
      <Marks {...place} />
    </DrawnFrom>
  )
}

function Marks({ inner, scale, left }: { inner: Document } & Place) {
  const { state } = useStudio()
  const { at, select } = useSelection()
  const { sections } = useSections()
  const [hovered, setHovered] = useState<FramePart>()
  const [link, setLink] = useState<string>()
  useBeat(inner)
  const question = useFrameEvents(inner, {
    onHover: setHovered,
    onLink: (href, isFollowed) => (isFollowed && href ? follow(href) : setLink(href)),
  })
  const goalOf = (href: string) => (new URL(href).origin === location.origin ? pageAt(new URL(href).pathname, state) : undefined)
  const follow = (href: string) => {
    const goal = goalOf(href)
    if (goal) select(undefined, goal.page, goal.show)
    else open(href, '_blank', 'noopener')
  }
  const chosen = at && partAt(at, sections)
  useScrollTo(inner, chosen)
  const isSame = hovered && chosen && hovered.source === chosen.source && hovered.nth === chosen.nth
  const place = { inner, scale, left }
  return (
    <div className="overlay" onPointerLeave={() => setHovered(undefined)} onWheel={({ deltaY }) => inner.defaultView?.scrollBy(0, deltaY / scale)}>
      {hovered && !isSame && <Mark part={hovered} {...place} />}
      {question}
      {chosen && <Mark part={chosen} {...place} isChosen link={link === undefined ? undefined : { title: goalOf(link)?.title ?? link, onFollow: () => follow(link) }} />}
    </div>
  )
}

type MarkProps = { inner: Document; part: FramePart; isChosen?: boolean; link?: Link | undefined } & Place

/** The outline of a part, with its name, its tools, and a place above and below for another section. */
function Mark({ inner, part, scale, left, isChosen = false, link }: MarkProps): ReactNode {
  const { hash, page, sections, blocks } = useSections()
  const { latestAlike } = useStudio()
  const { insert } = useDialogs()
  const box = elementOf(inner, part)?.getBoundingClientRect()
  if (!box) return null
  // While the page shows another state of the file than the list, nobody knows which section this is.
  const isAlike = latestAlike(stateOf(inner), [page]) === latestAlike(hash, [page])
  const section = isAlike ? sectionOf(part, sections) : undefined
  const name = section ? nameOf(section, blocks) : ''
  const [top, height] = [box.top * scale, box.height * scale]
  const style = { left: left + box.left * scale, top, width: box.width * scale, height }
  // What is higher than the screen has its tools where they can be seen.
  const inView = Math.min(Math.max(0, -top), Math.max(0, height - 40))
  return (
    <div className="mark" data-chosen={isChosen || undefined} style={style}>
      {!section && link && (
        <div className="tools" role="toolbar" aria-label="Tools of what is selected" style={{ top: inView }}>
          <FollowLink link={link} />
        </div>
      )}
      {section && (
        <>
          <SectionTools section={section} name={name} top={inView} link={link} />
          <div className="mark-insert" data-above style={{ top: top >= 0 && top < HALF ? -top : -HALF }}>
            <InsertLine name={`Put a section before ${name}`} onClick={() => insert(indexOf(section))} />
          </div>
          <div className="mark-insert">
            <InsertLine name={`Put a section behind ${name}`} onClick={() => insert(indexOf(section) + 1)} />
          </div>
        </>
      )}
    </div>
  )
}

/** Scrolls the page to what is selected as soon as it is there: what was just added is drawn a moment later. */
function useScrollTo(inner: Document, part: FramePart | undefined): void {
  const element = part && elementOf(inner, part)
  const isThere = element !== undefined
  useEffect(() => void element?.scrollIntoView({ block: 'nearest' }), [inner, part?.source, part?.nth, isThere])
}
