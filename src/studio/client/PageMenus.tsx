import { Menu } from '@mantine/core'
import { isObject } from '../../site/text/jsonPath'
import type { PageLine, PartLine } from '../types'
import { getPart } from './api'
import { useDialogs } from './Dialogs'
import { freeSlug } from './addresses'
import { DotsMenu } from './DotsMenu'
import { useDrawnFrom } from './drawnFrom'
import { hiding } from './hiding'
import { useSelection } from './selection'
import { useAct } from './useAct'
import { useStudio } from './useStudio'

/** What can be done with a whole page. */
export function PageMenu({ line }: { line: PageLine }) {
  const act = useAct()
  const { select } = useSelection()
  const { addPage, removePage } = useDialogs()
  const isHome = line.address === '/'
  return (
    <DotsMenu name={`the page ${line.title}`}>
      <Menu.Item onClick={() => select(line.path, line.path)}>Title, address, days …</Menu.Item>
      <Menu.Item onClick={() => addPage({ copyOf: line.address })}>Copy the page …</Menu.Item>
      <Menu.Item disabled={isHome} onClick={() => void act(...hiding(line))}>
        {line.isHidden ? 'Show the page' : 'Hide the page'}
      </Menu.Item>
      <Menu.Item disabled={isHome} onClick={() => removePage(line.address)}>
        Remove the page …
      </Menu.Item>
    </DotsMenu>
  )
}

/** What can be done with an item of a collection. */
export function ItemMenu({ line }: { line: PartLine }) {
  const { state } = useStudio()
  const act = useAct()
  const { page, select } = useSelection()
  const drawn = useDrawnFrom()
  const list = line.path.slice(0, -1)
  const index = Number(line.path.at(-1))
  const count = state.others.filter(({ group, path }) => group === line.group && path[0] === 'collections').length
  const move = (to: number) => () => void act({ do: 'move', path: line.path, to: [...list, to] })
  const copy = async () => {
    const [own, all] = await Promise.all([getPart(line.path, drawn), getPart(list, drawn)])
    if (!isObject(own.value)) return
    const copied = { ...own.value, slug: freeSlug(String(own.value.slug), all.value) }
    const answer = await act({ do: 'insert', path: [...list, index + 1], value: copied }, all.value)
    if (answer.is === 'done') select(answer.place, page, undefined, answer.hash)
  }
  const remove = async () => {
    const answer = await act({ do: 'remove', path: line.path }, undefined, true)
    if (answer.is === 'done') select(undefined)
  }
  return (
    <DotsMenu name={`the entry ${line.title}`}>
      <Menu.Item onClick={() => void copy()}>Copy the entry</Menu.Item>
      <Menu.Item onClick={() => void act(...hiding(line))}>{line.isHidden ? 'Show the entry' : 'Hide the entry'}</Menu.Item>
      <Menu.Item disabled={index === 0} onClick={move(index - 1)}>
        Move the entry up
      </Menu.Item>
      <Menu.Item disabled={index === count - 1} onClick={move(index + 1)}>
        Move the entry down
      </Menu.Item>
      <Menu.Item onClick={() => void remove()}>Remove the entry</Menu.Item>
    </DotsMenu>
  )
}
