import { ActionIcon, Menu } from '@mantine/core'
import type { JsonPath } from '../../../site/text/jsonPath'
import { useStudio } from '../useStudio'

type Props = { path: JsonPath; name: string; count: number; value: unknown }

/** What can be done with an entry of a list, without dragging. */
export function EntryButtons({ path, name, count, value }: Props) {
  const { send } = useStudio()
  const index = Number(path.at(-1))
  const to = (place: number) => () => void send({ do: 'move', path, to: [...path.slice(0, -1), place] }, value)
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" portalProps={{ target: '#menus' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`What to do with ${name}`}>
          ⋯
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={index === 0} onClick={to(index - 1)}>
          Move up
        </Menu.Item>
        <Menu.Item disabled={index === count - 1} onClick={to(index + 1)}>
          Move down
        </Menu.Item>
        <Menu.Item onClick={() => void send({ do: 'copy', path }, value)}>Copy</Menu.Item>
        <Menu.Item onClick={() => void send({ do: 'remove', path }, value)}>Remove</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
