import { Group, SegmentedControl, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import type { PageLine, State } from '../types'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { Overlay } from './Overlay'
import { pageAt } from './pageAt'
import { useSelection } from './selection'
import { useStudio } from './useStudio'
import './frame.css'

const WIDTHS = [
  { value: '390', name: 'Phone', icon: 'phone' },
  { value: '834', name: 'Tablet', icon: 'tablet' },
  { value: '1440', name: 'Desk', icon: 'desktop' },
] as const

/** Why there is nothing to see. */
function nothingFor(line: PageLine | undefined, { pages }: Pick<State, 'pages'>): string {
  if (line?.each !== undefined) return `This page is made for each entry of “${line.each}”, and there is none yet.`
  return pages.length === 0 ? 'The site has no page yet.' : 'There is no such page any more.'
}

type Columns = { isLeft: boolean; isRight: boolean; onLeft: () => void; onRight: () => void }

/** The real page in a frame of its true width, shown smaller where there is no room for it; what is pointed at is marked above it. */
export function Frame({ columns }: { columns: Columns }) {
  const { state } = useStudio()
  const { page, show, width, look, select } = useSelection()
  const [inner, setInner] = useState<Document>()
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref: sheet, width: room, height } = useElementSize()
  const scale = room > 0 ? Math.min(1, room / width) : 1
  const left = Math.max(0, (room - width * scale) / 2)
  const line = state.pages.find(({ path }) => path.join() === page.join())
  const href = show ?? line?.href
  useEffect(() => setInner(undefined), [href])
  const loaded = () => {
    const document = frame.current?.contentDocument ?? undefined
    setInner(document)
    // Where the page has gone elsewhere by itself, the lists follow.
    const goal = document && document.location.pathname !== href ? pageAt(document.location.pathname, state) : undefined
    if (goal) select(undefined, goal.page, goal.show)
  }
  const words = WIDTHS.map(({ value, name, icon }) => ({
    value,
    label: (
      <span className="width-name">
        <Icon name={icon} /> {name}
      </span>
    ),
  }))
  return (
    <section aria-label="The page" className="stage">
      <Group className="stage-head" justify="space-between" wrap="nowrap">
        <IconButton icon="columnsLeft" name="Pages and sections" isPressed={columns.isLeft} onClick={columns.onLeft} />
        <Group gap="sm" wrap="nowrap">
          <SegmentedControl size="xs" aria-label="Width of the page" data={words} value={String(width)} onChange={(next) => look({ width: Number(next) })} />
          <Text size="xs" c="dimmed" className="scale">
            {width} px{scale < 1 && `, shown at ${Math.round(scale * 100)} %`}
          </Text>
        </Group>
        <IconButton icon="columnsRight" name="Fields" isPressed={columns.isRight} onClick={columns.onRight} />
      </Group>
      <div className="sheet" ref={sheet} data-loading={!inner || undefined}>
        <p role="status">{href === undefined ? nothingFor(line, state) : !inner && 'Loading the page …'}</p>
        {href !== undefined && (
          <iframe
            // Another element for each page: another address in the same one would be a step to go back.
            key={href}
            ref={frame}
            title={`The page ${line?.title ?? ''}`}
            src={href}
            style={{ width: `${width}px`, height: `${height / scale}px`, transform: `scale(${scale})`, left: `${left}px` }}
            onLoad={loaded}
          />
        )}
        {inner && <Overlay inner={inner} scale={scale} left={left} />}
      </div>
    </section>
  )
}
