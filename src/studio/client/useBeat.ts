import { useEffect, useState } from 'react'

/** Counts up whenever something in a page has moved, changed its size, come or gone: at most once for each picture of the screen. */
export function useBeat(inner: Document | undefined): number {
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    const view = inner?.defaultView
    if (!inner || !view) return
    let asked = 0
    const ask = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => setBeat((count) => count + 1))
    }
    const changes = new MutationObserver(ask)
    changes.observe(inner.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(ask)
    sizes.observe(inner.body)
    const events = ['scroll', 'resize', 'toggle', 'transitionend'] as const
    for (const event of events) view.addEventListener(event, ask, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(asked)
      changes.disconnect()
      sizes.disconnect()
      for (const event of events) view.removeEventListener(event, ask, { capture: true })
    }
  }, [inner])
  return beat
}
