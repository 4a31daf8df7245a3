import { Select } from '@mantine/core'
import type { FieldProps } from './anyField'
import { useField } from './useField'

const zones = Intl.supportedValuesOf('timeZone')

/** The clocks that a site goes by, such as "Europe/Lisbon". */
export function ZoneField(props: FieldProps) {
  const { text, common, choose } = useField(props)
  const data = text === '' || zones.includes(text) ? zones : [text, ...zones]
  return (
    <Select
      {...common}
      searchable
      data={data}
      limit={50}
      value={text === '' ? null : text}
      clearable={!props.field.isRequired}
      allowDeselect={false}
      placeholder="UTC"
      onChange={(next) => choose(next ?? undefined)}
    />
  )
}
