import { useEffect, useState } from 'react'
import type { Offers } from '../types'
import { getOffers } from './offersApi'
import { useStudio } from './useStudio'

/** What was asked last is good enough for so many milliseconds: who types changes the file several times a second. */
const FRESH = 3000

/** What the file offers, and the state for which it was asked: it may be that of a later one. */
type Offered = Offers & { hash: string }

let last: { hash: string; at: number; offers: Promise<Offered> } | undefined

function offersFor(hash: string): Promise<Offered> {
  if (!last || (last.hash !== hash && Date.now() - last.at > FRESH)) {
    const offers = getOffers().then((found) => ({ ...found, hash }))
    last = { hash, at: Date.now(), offers }
    // Of a file whose shape is wrong nothing is offered, and it is asked again.
    offers.catch(() => (last = undefined))
  }
  return last.offers
}

/** What the file offers to its fields; undefined until it is there, and as long as nobody wants it. */
export function useOffers(isWanted: boolean): Offered | undefined {
  const { state } = useStudio()
  const [offers, setOffers] = useState<Offered>()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    offersFor(state.hash).then(
      (found) => isCurrent && setOffers(found),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, state.hash])
  return offers
}
