import { Group, Input, TextInput } from '@mantine/core'
import { useOffers } from '../useOffers'
import type { FieldProps } from './anyField'
import { dayAndTime, writtenMoment } from './days'
import { useField } from './useField'

/** A day, and where that may be said a time, on the clocks of the site. */
export function DayField({ hasTime, ...props }: FieldProps & { hasTime: boolean }) {
  const { text, common, take, commit } = useField(props)
  const zone = useOffers(hasTime && text !== '')?.timeZone
  const { label, description, withAsterisk, error, ...rest } = common
  const parts = dayAndTime(text)
  // A token, or a time with a zone of its own, stays as it is written.
  if (!parts || (parts.time !== '' && !hasTime)) return <TextInput {...common} value={text} onChange={({ currentTarget }) => take(currentTarget.value)} onBlur={commit} />
  const set = (next: Partial<typeof parts>) => take(writtenMoment({ ...parts, ...next }))
  return (
    <Input.Wrapper label={label} description={description} withAsterisk={withAsterisk} error={error} labelElement="div" role="group" aria-label={label}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          {...rest}
          className="grows"
          type="date"
          aria-label={`${label}, day`}
          value={parts.day}
          onChange={({ currentTarget }) => set({ day: currentTarget.value })}
          onBlur={commit}
        />
        {hasTime && (
          <TextInput
            type="time"
            aria-label={`${label}, time`}
            disabled={parts.day === ''}
            value={parts.time}
            onChange={({ currentTarget }) => set({ time: currentTarget.value })}
            onBlur={commit}
          />
        )}
      </Group>
      {zone && parts.time !== '' && <Input.Description>On the clocks of {zone}.</Input.Description>}
    </Input.Wrapper>
  )
}
