import { useEffect, useState } from 'react'
import { useStudio } from './useStudio'

/** What the server answers, asked for anew whenever the file has changed; the last answer stays until the next is there. */
export function useFresh<Found>(ask: () => Promise<Found>, key: string): Found | undefined {
  const { turn } = useStudio()
  const [found, setFound] = useState<{ key: string; value: Found | undefined }>()
  useEffect(() => {
    let isCurrent = true
    const take = (value: Found | undefined) => isCurrent && setFound({ key, value })
    ask().then(take, () => take(undefined))
    return () => {
      isCurrent = false
    }
  }, [turn, key])
  return found?.key === key ? found.value : undefined
}
