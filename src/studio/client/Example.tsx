import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { loadInTurn } from './loadInTurn'

/** Examples are drawn as wide as this and then shown smaller, in pixels. */
const WIDTH = 1280
const SHOWN = 296
/** What is higher is cut. */
const HIGHEST = 220

/** A picture of an example: its page in the gallery made small, loaded when it comes into view, a few at a time. */
export function Example({ address }: { address: string }) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' })
  const [isWanted, setWanted] = useState(false)
  const [turn, setTurn] = useState<() => void>()
  const [height, setHeight] = useState(0)
  if (entry?.isIntersecting && !isWanted) setWanted(true)
  useEffect(() => (isWanted ? loadInTurn((done) => setTurn(() => done)) : undefined), [isWanted])
  const scale = SHOWN / WIDTH
  return (
    <span ref={ref} className="example-picture" style={{ width: SHOWN, height: height > 0 ? Math.min(HIGHEST, Math.ceil(height * scale)) : 160 }}>
      {turn && (
        <iframe
          src={address}
          title="An example"
          aria-hidden
          tabIndex={-1}
          inert
          style={{ width: WIDTH, height: height || HIGHEST / scale, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            setHeight(contentDocument?.body.scrollHeight ?? 0)
            turn()
          }}
        />
      )}
    </span>
  )
}
