import { useEffect } from 'react'
import { getFollowed } from './api'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/** Keeps selected what is selected when somebody else has moved it. */
export function Following() {
  const { replaced } = useStudio()
  const { page, at, select } = useSelection()
  useEffect(() => {
    let isCurrent = true
    const follow = async () => {
      if (!replaced) return
      const [nextPage, next] = await Promise.all([getFollowed(page, replaced), at && getFollowed(at, replaced)])
      const isMoved = JSON.stringify([nextPage ?? page, next ?? at]) !== JSON.stringify([page, at])
      if (isCurrent && isMoved) select(next ?? at, nextPage ?? page)
    }
    void follow().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [replaced])
  return null
}
