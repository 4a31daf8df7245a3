import { Draggable, type DraggableProvidedDragHandleProps } from '@hello-pangea/dnd'
import { Badge } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { SectionLine } from '../types'
import { daysOf } from './daysOf'
import { useDialogs } from './Dialogs'
import { wantField } from './fields/wantedField'
import { focusNeighbour } from './focusNeighbour'
import { BlockIcon, Icon } from './Icon'
import { InsertLine } from './InsertLine'
import { ProblemBadge } from './ProblemBadge'
import { actionOf } from './sectionKeys'
import { SectionMenu } from './SectionMenu'
import { sourceOf, useSections } from './sections'
import { useSelection } from './selection'
import { useSectionActions } from './useSectionActions'

type Props = { section: SectionLine; id: string; index: number; name: string }

/** A section in the list: what it is, its state, a handle to drag it by, and a menu of all that can be done. */
export function OutlineLine({ section, id, index, name }: Props) {
  const { at, select } = useSelection()
  const { insert } = useDialogs()
  const actions = useSectionActions()
  const isActive = [section.path, sourceOf(section)].some((path) => path.join() === at?.join())
  const open = () => {
    select(section.path)
    wantField(sourceOf(section))
  }
  const keys = (event: KeyboardEvent) => {
    const action = event.key === 'Enter' ? 'open' : actionOf(event)
    if (!action) return focusNeighbour(event, '.outline .line')
    event.preventDefault()
    if (action === 'open') open()
    else if (actions.can(action, section)) void actions.run(action, section)
  }
  return (
    <Draggable draggableId={id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li ref={innerRef} {...draggableProps} className="section" data-dragging={isDragging || undefined}>
          <InsertLine name={`Add a section above ${name}`} onClick={() => insert(index)} />
          <div className="section-line" data-active={isActive || undefined} data-absent={section.isHidden || undefined}>
            <Handle name={name} handle={dragHandleProps} />
            <button type="button" className="line" data-active={isActive || undefined} aria-current={isActive || undefined} onClick={() => select(section.path)} onKeyDown={keys}>
              <TypeIcon type={section.type} />
              <span className="line-words">
                <span>{name}</span> <span className="line-note">{section.isShared ? `${section.type}, shared` : section.type}</span>
              </span>
            </button>
            <States section={section} name={name} />
            <SectionMenu section={section} actions={actions} />
          </div>
        </li>
      )}
    </Draggable>
  )
}

function Handle({ name, handle }: { name: string; handle: DraggableProvidedDragHandleProps | null }) {
  return (
    <span {...handle} role="button" tabIndex={0} className="grip" aria-label={`Drag ${name}`}>
      <Icon name="grip" size={14} />
    </span>
  )
}

function TypeIcon({ type }: { type: string }) {
  const { blocks } = useSections()
  return <BlockIcon nodes={blocks.find((block) => block.type === type)?.icon ?? []} />
}

/** What holds of a section besides what it says: mistakes in it, and when it is not shown. */
function States({ section, name }: { section: SectionLine; name: string }) {
  const { problems, isHidden } = section
  const days = daysOf(section)
  return (
    <span className="states">
      <ProblemBadge path={section.path} name={name} count={problems} />
      {isHidden && (
        <Badge color="gray" variant="light" size="sm">
          hidden
        </Badge>
      )}
      {days && (
        <Badge color="gray" variant="light" size="sm" title={section.reason}>
          {days}
        </Badge>
      )}
    </span>
  )
}
