import { Draggable, Droppable } from '@hello-pangea/dnd'
import { Menu, Text } from '@mantine/core'
import type { JsonPath } from '../../site/text/jsonPath'
import { AddLink } from './AddLink'
import { DotsMenu } from './DotsMenu'
import { Icon } from './Icon'
import type { MenuEntry, MenuList } from './menuEntries'
import { useSelection } from './selection'
import { useAct } from './useAct'
import './menuLists.css'

/** A list of links with those that unfold in it. */
export function MenuListView({ list }: { list: MenuList }) {
  const id = list.path.join()
  return (
    <section className="menu-list" aria-label={list.isInner ? `In ${list.title}` : list.title} data-inner={list.isInner || undefined}>
      {!list.isInner && (
        <Text component="h3" size="sm" fw={600}>
          {list.title}
        </Text>
      )}
      <Droppable droppableId={id} type={list.isInner ? 'inner' : 'outer'}>
        {({ innerRef, droppableProps, placeholder }) => (
          <ul ref={innerRef} {...droppableProps}>
            {list.entries.map((entry, index) => (
              <Entry key={entry.path.join()} entry={entry} index={index} list={list} />
            ))}
            {placeholder}
          </ul>
        )}
      </Droppable>
      <AddLink list={list} />
    </section>
  )
}

function Entry({ entry, index, list }: { entry: MenuEntry; index: number; list: MenuList }) {
  const { select } = useSelection()
  const act = useAct()
  const moveTo = (to: JsonPath) => () => void act({ do: 'move', path: entry.path, to }, entry.value)
  const move = (to: number) => moveTo([...list.path, to])
  const count = list.entries.length
  const groups = entry.list ? [] : list.entries.flatMap((other) => other.list ?? [])
  return (
    <Draggable draggableId={entry.path.join()} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <li ref={innerRef} {...draggableProps}>
          <div className="section-line">
            <span {...dragHandleProps} role="button" tabIndex={0} className="grip" aria-label={`Drag ${entry.label}`}>
              <Icon name="grip" size={14} />
            </span>
            <button type="button" className="line" onClick={() => select(entry.path)}>
              <span className="line-words">
                <span>{entry.label}</span> <span className="line-note">{entry.list ? 'unfolds' : entry.href}</span>
              </span>
            </button>
            <DotsMenu name={`the link ${entry.label}`}>
              <Menu.Item disabled={index === 0} onClick={move(index - 1)}>
                Move the link up
              </Menu.Item>
              <Menu.Item disabled={index === count - 1} onClick={move(index + 1)}>
                Move the link down
              </Menu.Item>
              {groups.map((group) => (
                <Menu.Item key={group.path.join()} onClick={moveTo([...group.path, group.entries.length])}>
                  Move the link into {group.title}
                </Menu.Item>
              ))}
              {list.isInner && <Menu.Item onClick={moveTo(behind(list))}>Move the link out of {list.title}</Menu.Item>}
              <Menu.Item onClick={() => void act({ do: 'copy', path: entry.path }, entry.value)}>Copy the link</Menu.Item>
              <Menu.Item onClick={() => void act({ do: 'remove', path: entry.path }, entry.value, true)}>Remove the link</Menu.Item>
            </DotsMenu>
          </div>
          {entry.list && <MenuListView list={entry.list} />}
        </li>
      )}
    </Draggable>
  )
}

/** The place behind the entry that unfolds to a list: that is at […, 2, "links"], this at […, 3]. */
const behind = ({ path }: MenuList): JsonPath => [...path.slice(0, -2), Number(path.at(-2)) + 1]
