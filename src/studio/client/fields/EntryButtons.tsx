import { Menu } from '@mantine/core'
import type { JsonPath } from '../../../site/text/jsonPath'
import { DotsMenu } from '../DotsMenu'
import { useStudio } from '../useStudio'

type Props = {
  path: JsonPath
  name: string
  count: number
  /** The list has to keep so many entries. */
  least: number
  value: unknown
  onMove: (to: number) => void
  /** Adds an entry below this one; undefined where the list can have no more. */
  onAdd: (() => void) | undefined
}

/** What can be done with an entry of a list, without dragging. */
export function EntryButtons({ path, name, count, least, value, onMove, onAdd }: Props) {
  const { send } = useStudio()
  const index = Number(path.at(-1))
  const moves = [
    ['Move up', index - 1],
    ['Move down', index + 1],
    ['Move to the top', 0],
    ['Move to the end', count - 1],
  ] as const
  return (
    <DotsMenu name={name}>
      {moves.map(([words, to]) => (
        <Menu.Item key={words} disabled={to === index || to < 0 || to >= count} onClick={() => onMove(to)}>
          {words}
        </Menu.Item>
      ))}
      <Menu.Item disabled={!onAdd} onClick={onAdd}>
        Add one below
      </Menu.Item>
      <Menu.Item disabled={!onAdd} onClick={() => void send({ do: 'copy', path }, value)}>
        Copy
      </Menu.Item>
      <Menu.Item disabled={count <= least} onClick={() => void send({ do: 'remove', path }, value)}>
        Remove
      </Menu.Item>
    </DotsMenu>
  )
}
