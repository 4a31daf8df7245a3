import { DragDropContext, type DropResult } from '@hello-pangea/dnd'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Form } from '../types'
import { AddColumn } from './AddColumn'
import { MenuListView } from './MenuListView'
import { menuLists, withInner } from './menuEntries'
import { useAct } from './useAct'

/** The links of bar or foot in their order, which is changed by dragging, by keys or by a menu; across lists, too. */
export function MenuLists({ path, value, form }: { path: JsonPath; value: unknown; form: Form }) {
  const act = useAct()
  const lists = menuLists(value, path, form)
  const all = lists.flatMap(withInner)
  const drop = ({ source, destination }: DropResult) => {
    const entry = all.find((list) => list.path.join() === source.droppableId)?.entries[source.index]
    const goal = all.find((list) => list.path.join() === destination?.droppableId)
    if (!entry || !goal || !destination || (source.droppableId === destination.droppableId && source.index === destination.index)) return
    void act({ do: 'move', path: entry.path, to: [...goal.path, destination.index] }, entry.value)
  }
  return (
    <DragDropContext onDragEnd={drop}>
      {lists.map((list) => (
        <MenuListView key={list.path.join()} list={list} />
      ))}
      {form.is === 'object' && form.fields.some(({ name }) => name === 'columns') && <AddColumn path={path} value={value} />}
    </DragDropContext>
  )
}
