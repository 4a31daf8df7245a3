import { useFrame } from './frame'

/** A list of the headings of a text, each leading to it. It can be unfolded where it would push the text down, which the stylesheet knows. */
export function Contents({ parts, numbered = false }: { parts: readonly { id: string; title: string }[]; numbered?: boolean }) {
  const { words } = useFrame()
  return (
    <nav className="contents" aria-label={words.contents}>
      <details>
        <summary>{words.contents}</summary>
        <ol data-numbered={numbered || undefined}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
