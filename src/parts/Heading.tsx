import { Inline } from './Inline'

/** The opening lines of a section. A hero has the page's only <h1>, so every section starts at <h2>. */
export function Heading({ eyebrow, title, intro }: { eyebrow?: string | undefined; title?: string | undefined; intro?: string | undefined }) {
  if (!eyebrow && !title && !intro) return null
  return (
    <div className="heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {title && <h2>{title}</h2>}
      {intro && (
        <p className="intro">
          <Inline>{intro}</Inline>
        </p>
      )}
    </div>
  )
}
