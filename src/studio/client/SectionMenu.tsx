import { ActionIcon, Menu } from '@mantine/core'
import { getPart } from './api'
import type { Operation, SectionLine } from '../types'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

type Props = { section: SectionLine; count: number; onInsert: (place: number) => void; onMoveAway: () => void }

/** What can be done with a section, without dragging; to another page, too. */
export function SectionMenu({ section: { path, title, type, isHidden }, count, onInsert, onMoveAway }: Props) {
  const { send } = useStudio()
  const { page, select } = useSelection()
  const index = Number(path.at(-1))
  const place = (at: number) => [...page, 'sections', at]
  // Only the field itself is meant: the rest of the section may be another one by now.
  const hide = () => void (isHidden ? send({ do: 'remove', path: [...path, 'hidden'] }, true) : send({ do: 'set', path: [...path, 'hidden'], value: true }))
  const act = (operation: Operation, then?: number) => async () => {
    const { value } = await getPart(path)
    const answer = await send(operation, value)
    if (answer.is === 'done' && then !== undefined) select(place(then))
  }
  const moves = [
    ['Move up', index - 1],
    ['Move down', index + 1],
    ['Move to the top', 0],
    ['Move to the end', count - 1],
  ] as const
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-start" portalProps={{ target: '#menus' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`What to do with ${title || type}`}>
          ⋯
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map(([words, to]) => (
          <Menu.Item key={words} disabled={to === index || to < 0 || to >= count} onClick={act({ do: 'move', path, to: place(to) }, to)}>
            {words}
          </Menu.Item>
        ))}
        <Menu.Item onClick={act({ do: 'copy', path }, index + 1)}>Copy</Menu.Item>
        <Menu.Item onClick={hide}>{isHidden ? 'Show' : 'Hide'}</Menu.Item>
        <Menu.Item onClick={() => onInsert(index)}>Add a section above</Menu.Item>
        <Menu.Item onClick={() => onInsert(index + 1)}>Add a section below</Menu.Item>
        <Menu.Item onClick={act({ do: 'remove', path })}>Remove</Menu.Item>
        <Menu.Item onClick={onMoveAway}>Move to another page …</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
