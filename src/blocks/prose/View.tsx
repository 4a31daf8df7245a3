import { useContext, useId } from 'react'
import { Contents } from '../../parts/Contents'
import { Heading } from '../../parts/Heading'
import { PlaceContext } from '../../parts/place'
import { RichText } from '../../parts/RichText'
import { BESIDE_SLOTS, TEXT_SLOTS } from '../../parts/slot'
import type { Prose } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

export default function ProseView({ text, parts = [], numbered = false, contents = false, note, ...heading }: Prose) {
  const Title = heading.title ? 'h3' : 'h2'
  const hasContents = contents && parts.length > 1
  const { width } = useContext(PlaceContext)
  // In a narrow section the title stands above the text.
  const slots = hasContents || (width !== 'narrow' && Object.values(heading).some(Boolean)) ? BESIDE_SLOTS : TEXT_SLOTS
  // No author's id begins like one of React, so it stands once whatever else is on the page.
  const own = useId()
  const linked = parts.map((part, index) => ({ ...part, id: part.id ?? `${own}${index + 1}` }))
  return (
    <div className={`beside ${classes.prose}`} data-contents={hasContents || undefined} data-numbered={numbered || undefined}>
      {hasContents && <Contents parts={linked} numbered={numbered} />}
      {!hasContents && <Heading {...heading} />}
      <div className="running">
        {note && (
          <p className="note">
            <Inline>{note}</Inline>
          </p>
        )}
        {hasContents && <Heading {...heading} />}
        {text && <RichText slots={slots}>{text}</RichText>}
        {linked.map(({ id, title, brief, text: body }, index) => (
          <section key={id} className={classes.part} id={contents || parts[index]?.id ? id : undefined}>
            <Title>
              {numbered && <span className={classes.number}>{index + 1}. </span>}
              {title}
            </Title>
            {brief && (
              <p className={classes.brief}>
                <Inline>{brief}</Inline>
              </p>
            )}
            <RichText slots={slots}>{body}</RichText>
          </section>
        ))}
      </div>
    </div>
  )
}
