import type { JsonPath } from '../../site/text/jsonPath'
import type { Operation, SectionLine } from '../types'
import { useDialogs } from './Dialogs'
import { hiding } from './hiding'
import type { SectionAction } from './sectionKeys'
import { useSections } from './sections'
import { useSelection } from './selection'
import { useAct } from './useAct'

export type SectionActions = {
  /** Whether something can be done, as moving up what is the first cannot. */
  can: (action: SectionAction, section: SectionLine) => boolean
  run: (action: SectionAction, section: SectionLine) => Promise<void>
  moveTo: (section: SectionLine, place: number) => Promise<void>
}

/** What is done with sections by buttons, menus, keys and dragging alike; what was moved or copied is selected, and stays in focus. */
export function useSectionActions(): SectionActions {
  const act = useAct()
  const dialogs = useDialogs()
  const { page, sections } = useSections()
  const { pick, pickNow, go } = useSelection()
  const last = sections.length - 1
  const placeOf = (index: number): JsonPath => [...page, 'sections', index]
  const goals = (index: number) => ({ up: index - 1, down: index + 1, top: 0, end: last })

  const make = async (operation: Operation) => {
    const answer = await act(operation)
    // Who has selected something else meanwhile keeps that.
    if (answer.is === 'done' && pickNow() === pick) go({ at: answer.place }, { replace: true, from: answer.hash })
  }
  const remove = async (section: SectionLine) => {
    const index = indexOf(section)
    const answer = await act({ do: 'remove', path: section.path }, undefined, true)
    const neighbour = index < last ? index + 1 : index - 1
    if (answer.is === 'done' && pickNow() === pick) go({ at: neighbour < 0 ? undefined : placeOf(neighbour) }, { replace: true })
  }
  const moveTo = async (section: SectionLine, place: number) => {
    if (place !== indexOf(section)) await make({ do: 'move', path: section.path, to: placeOf(place) })
  }
  const run: SectionActions['run'] = async (action, section) => {
    const index = indexOf(section)
    const { path } = section
    if (action === 'insert') return dialogs.insert(index + 1)
    if (action === 'copy') return make({ do: 'copy', path })
    if (action === 'remove') return remove(section)
    if (action !== 'toggle') return moveTo(section, goals(index)[action])
    await act(...hiding(section))
  }
  const can: SectionActions['can'] = (action, section) => {
    const index = indexOf(section)
    if (action === 'up' || action === 'top') return index > 0
    return action === 'down' || action === 'end' ? index < last : true
  }
  return { can, run, moveTo }
}

export const indexOf = ({ path }: SectionLine) => Number(path.at(-1))
