import { DragDropContext, Droppable, type DropResult } from '@hello-pangea/dnd'
import { Button, Group, Text } from '@mantine/core'
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SectionLine } from '../types'
import { useDialogs } from './Dialogs'
import { DrawnFrom } from './drawnFrom'
import { wantField } from './fields/wantedField'
import { focusNeighbour } from './focusNeighbour'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { InsertLine } from './InsertLine'
import { OutlineLine } from './OutlineLine'
import { droppedAt, identities, reordered } from './order'
import { nameOf, useSections } from './sections'
import { useSelection } from './selection'
import { useSectionActions } from './useSectionActions'
import { useStudio } from './useStudio'
import './outline.css'

/** The sections of the page, from top to bottom, with all that can be done with them. */
export function Outline() {
  const { hash } = useSections()
  return (
    <DrawnFrom value={hash}>
      <Lines />
    </DrawnFrom>
  )
}

function Lines() {
  const { page, at, select } = useSelection()
  const { insert, showKeys } = useDialogs()
  const { blocks } = useSections()
  const { sections, drop } = useDropped()
  const list = useFocusAfterMoves(at?.join(), useIsAlike())
  const ids = identities(sections)
  const isPage = at?.join() === page.join()
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return focusNeighbour(event, '.outline .line')
    event.preventDefault()
    select(page)
    wantField(page)
  }
  return (
    <section aria-label="Sections of the page" className="outline">
      <Group className="column-head" justify="space-between" wrap="nowrap">
        <Text component="h2" size="sm" fw={600}>
          Sections
        </Text>
        <IconButton icon="keyboard" name="Keys" onClick={showKeys} />
      </Group>
      <div className="column-body">
        <button type="button" className="line" data-active={isPage || undefined} aria-current={isPage || undefined} onClick={() => select(page)} onKeyDown={keys}>
          <Icon name="settings" />
          <span className="line-words">
            <span>This page</span> <span className="line-note">title, days</span>
          </span>
        </button>
        <DragDropContext onDragEnd={drop} dragHandleUsageInstructions={HOW}>
          <Droppable droppableId="sections">
            {({ innerRef, droppableProps, placeholder }) => (
              <ol
                ref={(element) => {
                  innerRef(element)
                  list.current = element
                }}
                {...droppableProps}
              >
                {sections.map((section, index) => (
                  <Fragment key={ids[index]}>
                    <OutlineLine section={section} id={ids[index] ?? ''} index={index} name={nameOf(section, blocks)} />
                  </Fragment>
                ))}
                {placeholder}
              </ol>
            )}
          </Droppable>
        </DragDropContext>
        <InsertLine name="Add a section at the end" onClick={() => insert(sections.length)} />
        <Button fullWidth variant="default" leftSection={<Icon name="plus" />} onClick={() => insert(sections.length)}>
          Add a section
        </Button>
      </div>
    </section>
  )
}

const HOW = 'Press Space to lift the section, the arrow keys to move it, Space to put it down, and Escape to leave it where it was.'

/** The sections in the order in which they were dropped, until the file has them so. */
function useDropped() {
  const { sections } = useSections()
  const { moveTo } = useSectionActions()
  const [dropped, setDropped] = useState<{ from: readonly SectionLine[]; to: readonly SectionLine[] }>()
  const drop = ({ source, destination }: DropResult) => {
    const section = sections[source.index]
    const to = droppedAt(source.index, destination)
    if (!section || to === undefined) return
    setDropped({ from: sections, to: reordered(sections, source.index, to) })
    void moveTo(section, to).finally(() => setDropped(undefined))
  }
  return { sections: dropped?.from === sections ? dropped.to : sections, drop }
}

/** Whether the list shows the sections in the order in which they were when the selected one was found. */
function useIsAlike(): boolean {
  const { page, drawn } = useSelection()
  const { hash } = useSections()
  const { latestAlike } = useStudio()
  return drawn === undefined || latestAlike(drawn, [page]) === latestAlike(hash, [page])
}

/**
 * The selected section gets the focus back, wherever it has moved to, if the focus was on a section before: as soon as the list is drawn
 * anew, because until then another one stands in its place.
 */
function useFocusAfterMoves(at: string | undefined, isAlike: boolean) {
  const list = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  const isWanted = useRef(false)
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof HTMLElement && target.closest('.outline ol') !== null
    }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])
  useEffect(() => {
    isWanted.current = hadFocus.current
  }, [at])
  useEffect(() => {
    if (!isAlike || !isWanted.current) return
    isWanted.current = false
    list.current?.querySelector<HTMLElement>('.line[data-active]')?.focus()
  }, [at, isAlike])
  return list
}
