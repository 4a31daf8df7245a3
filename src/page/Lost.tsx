import { useFrame } from '../parts/frame'

/** What is said at an address that does not exist, where the site has no words of its own for it. */
export function Lost({ home }: { home: string }) {
  const { words } = useFrame()
  return (
    <div className="container lost">
      <h1>{words.lostTitle}</h1>
      <p className="intro">{words.lostText}</p>
      <p>
        <a href={home}>{words.home}</a>
      </p>
    </div>
  )
}
