import { useEffect } from 'react'
import { useWord } from '../../parts/frame'

/** Marks the page's title while something is to be corrected, for those who hear it first. */
export function useTitleMark(isMarked: boolean): void {
  const mark = `${useWord()('error')}: `
  useEffect(() => {
    if (!isMarked) return
    document.title = mark + document.title
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [isMarked, mark])
}
