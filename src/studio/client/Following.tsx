import { useEffect } from 'react'
import { getFollowed } from './api'
import { followWanted } from './fields/wantedField'
import { useSelection } from './selection'
import { useProgress, useStudio } from './useStudio'

/** Keeps selected what is selected, wherever it has moved since the list was drawn from which it was chosen. */
export function Following() {
  const { state, latestAlike } = useStudio()
  const { saving } = useProgress()
  const { page, at, drawn, go } = useSelection()
  useEffect(() => {
    if (drawn === undefined) return go({ at }, { replace: true, from: state.hash, isSame: true })
    const seen = latestAlike(drawn, at ? [page, at] : [page])
    // What is being changed just now is not where it will be.
    if (saving === 'saving' || seen === state.hash) return
    let isCurrent = true
    const follow = async () => {
      const [goal, next] = await Promise.all([getFollowed(page, seen), at && getFollowed(at, seen)])
      if (!isCurrent || goal.hash === drawn) return
      if (at && next?.path) followWanted(at, next.path)
      const isOther = goal.path && goal.path.join() !== page.join()
      go({ at: next?.path ?? at, ...(isOther && { page: goal.path ?? page }) }, { replace: true, from: goal.hash, isSame: true })
    }
    void follow().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [state.hash, saving, drawn])
  return null
}
