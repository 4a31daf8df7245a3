import type { JsonPath } from '../../site/text/jsonPath'
import { wantField } from './fields/wantedField'
import { pageAround, partAround } from './partAround'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/** Leads to the field of a place, whichever part it lies in. Looked at only, it keeps the focus where it is, and what is seen on a narrow screen. */
export function useVisit(): (path: JsonPath, isLook?: boolean) => void {
  const { state } = useStudio()
  const { page, view, show, select, go } = useSelection()
  return (path, isLook = false) => {
    const at = partAround(path, state)
    if (!at) return
    const goal = pageAround(path) ?? page
    if (isLook) go({ page: goal, at, show: goal.join() === page.join() ? show : undefined, view })
    else select(at, goal)
    wantField(path, !isLook)
  }
}
