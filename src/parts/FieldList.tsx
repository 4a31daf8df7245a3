import { Anchor } from './Anchor'
import type { ShownField } from './itemField'
import { Picture } from './Picture'
import type { Slot } from './slot'

/** As wide as the stylesheet of every page makes a picture beside its label. */
const SLOTS: readonly Slot[] = [{ rem: 6 }]

/** Fields of an item with their values, each beside its label. */
export function FieldList({ fields, className }: { fields: readonly ShownField[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {fields.map((field, index) => (
        <div key={index}>
          <dt>{field.label}</dt>
          <dd>
            <Value {...field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ words, href, time, picture }: ShownField) {
  if (picture) return <Picture picture={picture} slots={SLOTS} className="field-picture" />
  if (href !== undefined) return <Anchor href={href}>{words}</Anchor>
  return time === undefined ? words : <time dateTime={time}>{words}</time>
}
