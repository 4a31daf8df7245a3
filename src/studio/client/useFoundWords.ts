import { useEffect, useState } from 'react'
import type { WordLine } from '../types'
import { findWords } from './api'
import { useStudio } from './useStudio'

/** So long after the last letter the server is asked, in milliseconds. */
const PAUSE = 200
const NONE: readonly WordLine[] = []

/** Where words are read in the file as it is now: nowhere until the server has answered. */
export function useFoundWords(wanted: string): readonly WordLine[] {
  const { state } = useStudio()
  const [found, setFound] = useState<{ words: string; lines: readonly WordLine[] }>()
  const words = wanted.trim()
  useEffect(() => {
    if (words === '') return
    let isWanted = true
    const asked = setTimeout(async () => {
      // While the server is away nothing is found.
      const lines = await findWords(words).catch(() => NONE)
      if (isWanted) setFound({ words, lines })
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(asked)
    }
  }, [words, state.hash])
  return found?.words === words ? found.lines : NONE
}
