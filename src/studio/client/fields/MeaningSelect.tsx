import { Select, type SelectProps, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'clearable' | 'renderOption'> & {
  values: readonly string[]
  /** The value that is chosen; empty where none is. */
  now: string
  meaningOf: (value: string) => ReactNode
  isRequired: boolean
  onChosen: (value: string | undefined) => void
  /** What stands before each value, such as its colours. */
  before?: (value: string) => ReactNode
}

/** A list of values, each with what it means; where nothing has to be chosen, it can be emptied. */
export function MeaningSelect({ values, now, meaningOf, isRequired, onChosen, before, ...props }: Props) {
  return (
    <Select
      {...props}
      data={values}
      value={now === '' ? null : now}
      clearable={!isRequired}
      allowDeselect={false}
      onChange={(next) => onChosen(next ?? undefined)}
      leftSection={before && now !== '' ? before(now) : undefined}
      renderOption={({ option: { value } }) => (
        <div className="choice">
          {before?.(value)}
          <ValueWithMeaning value={value} meaning={meaningOf(value)} />
        </div>
      )}
    />
  )
}

/** A value that can be chosen, and what it means below it, in so many lines at most. */
export function ValueWithMeaning({ value, meaning, lines }: { value: string; meaning: ReactNode; lines?: number }) {
  return (
    <div>
      <Text size="sm">{value}</Text>
      <Text size="xs" c="dimmed" {...(lines && { lineClamp: lines })}>
        {meaning}
      </Text>
    </div>
  )
}
