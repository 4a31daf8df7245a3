import type { JsonPath } from '../../site/text/jsonPath'
import { useDrawnFrom } from './drawnFrom'
import { wantField } from './fields/wantedField'
import { pageAround, partAround } from './partAround'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/**
 * Leads to the field of a place, whichever part it lies in. Looked at only, it keeps the focus where it is, and what is seen on a narrow
 * screen. `from` is the state of the file whose place that is: what it was drawn from, unless given.
 */
export function useVisit(): (path: JsonPath, isLook?: boolean, from?: string) => void {
  const { state } = useStudio()
  const { page, view, show, select, go } = useSelection()
  const drawn = useDrawnFrom()
  return (path, isLook = false, from = drawn) => {
    const at = partAround(path, state)
    if (!at) return
    const goal = pageAround(path) ?? page
    if (isLook) go({ page: goal, at, show: goal.join() === page.join() ? show : undefined, view }, { from })
    else select(at, goal, undefined, from)
    wantField(path, !isLook)
  }
}
