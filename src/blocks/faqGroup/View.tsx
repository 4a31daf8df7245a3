import { useId } from 'react'
import { Heading } from '../../parts/Heading'
import { RichText } from '../../parts/RichText'
import type { FaqGroup } from './schema'

export default function FaqGroupView({ items, exclusive = false, ...heading }: FaqGroup) {
  const group = useId()
  const Question = heading.title ? 'h3' : 'h2'
  return (
    <div className="beside">
      <Heading {...heading} />
      {items.length > 0 && (
        <div className="folds">
          {items.map(({ question, answer, open }, index) => (
            <details key={index} name={exclusive ? group : undefined} open={open}>
              <summary>
                <Question>{question}</Question>
              </summary>
              <div className="fold-body">
                <RichText>{answer}</RichText>
              </div>
            </details>
          ))}
        </div>
      )}
    </div>
  )
}
