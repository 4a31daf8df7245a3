import type { JsonPath } from '../../site/text/jsonPath'
import type { Operation, SectionLine } from '../types'
import { getPart } from './api'
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
  const { sections } = useSections()
  const { page, go } = useSelection()
  const last = sections.length - 1
  const placeOf = (index: number): JsonPath => [...page, 'sections', index]
  const goals = (index: number) => ({ up: index - 1, down: index + 1, top: 0, end: last })

  const make = async (section: SectionLine, operation: Operation, then?: number, isRegretted = false) => {
    const part = await getPart(section.path).catch(() => undefined)
    const answer = await act(operation, part?.value, isRegretted)
    if (answer.is === 'done') go({ at: then === undefined ? undefined : placeOf(then) }, true)
  }
  const moveTo = async (section: SectionLine, place: number) => {
    if (place !== indexOf(section)) await make(section, { do: 'move', path: section.path, to: placeOf(place) }, place)
  }
  const run: SectionActions['run'] = async (action, section) => {
    const index = indexOf(section)
    const { path } = section
    if (action === 'insert') return dialogs.insert(index + 1)
    if (action === 'copy') return make(section, { do: 'copy', path }, index + 1)
    if (action === 'remove') return make(section, { do: 'remove', path }, last > 0 ? Math.min(index, last - 1) : undefined, true)
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
