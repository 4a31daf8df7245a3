import { useEffect, useRef, useState } from 'react'
import { useStudio } from './useStudio'

/**
 * What the server answers, asked for anew whenever the file has changed; the last answer stays until the next is there.
 *
 * @param pause for so many milliseconds nothing else may have changed before it is asked anew: for what takes long
 */
export function useFresh<Found>(ask: () => Promise<Found>, key: string, pause = 0): Found | undefined {
  const { turn } = useStudio()
  const [found, setFound] = useState<{ key: string; value: Found | undefined }>()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    let isCurrent = true
    const take = (value: Found | undefined) => isCurrent && setFound({ key, value })
    const start = () => ask().then(take, () => take(undefined))
    const timer = pause > 0 && asked.current === key ? setTimeout(start, pause) : void start()
    asked.current = key
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [turn, key])
  return found?.key === key ? found.value : undefined
}
