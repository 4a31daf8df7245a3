import { Anchor } from './Anchor'
import type { ShownField } from './itemField'

/** Fields of an item with their values, each beside its label. */
export function FieldList({ fields, className }: { fields: readonly ShownField[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {fields.map(({ label, words, href, time }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{href === undefined ? time === undefined ? words : <time dateTime={time}>{words}</time> : <Anchor href={href}>{words}</Anchor>}</dd>
        </div>
      ))}
    </dl>
  )
}
