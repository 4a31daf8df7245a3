import { anchorAttributes, LinkWords } from './Anchor'
import type { ShownField } from './itemField'

/** Fields of an item with their values, each beside its label. */
export function FieldList({ fields, className }: { fields: readonly ShownField[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {fields.map(({ label, words, href, time }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{href === undefined ? time === undefined ? words : <time dateTime={time}>{words}</time> : <FieldLink href={href}>{words}</FieldLink>}</dd>
        </div>
      ))}
    </dl>
  )
}

function FieldLink({ href, children }: { href: string; children: string }) {
  return (
    <a {...anchorAttributes(href)}>
      <LinkWords href={href}>{children}</LinkWords>
    </a>
  )
}
