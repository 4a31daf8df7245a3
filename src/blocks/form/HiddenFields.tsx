import type { Delivery } from './delivery'
import type { FormField } from './schema'
import { isOpen } from './validation'

/** What is sent along and not seen, and the field that only programs fill in. */
export function HiddenFields({ fields, deliver }: { fields: readonly FormField[]; deliver: Delivery | undefined }) {
  const own = fields.flatMap((field) => (isOpen(field) ? [] : [[field.name, field.value] as const]))
  return (
    <>
      {[...Object.entries(deliver?.hidden ?? {}), ...own].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {deliver?.honeypot && (
        <label hidden>
          {deliver.honeypot}
          <input name={deliver.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      )}
    </>
  )
}
