import { Autocomplete, type ComboboxItemGroup, type OptionsFilter, Text } from '@mantine/core'
import { useMemo } from 'react'
import { groupedBy } from '../../../parts/groupedBy'
import { useOffers } from '../useOffers'
import type { FieldProps } from './anyField'
import { groupOf, leadsTo } from './leadsTo'
import { ValueWithMeaning } from './MeaningSelect'
import { useField } from './useField'

/** Most addresses that are offered at once in a group. */
const MOST = 30

/** Where a link leads: pages and their parts, other sites, mail, phone and files are offered; below stands what the address means. */
export function AddressField(props: FieldProps) {
  const { text, common, take, choose, commit } = useField(props)
  const offers = useOffers(true)
  const hrefs = offers?.kinds.href ?? []
  const data = useMemo(() => [...groupedBy(hrefs, ([value]) => groupOf(value))].map(([group, found]) => ({ group, items: found.map(([value]) => value) })), [hrefs])
  const meanings = useMemo(() => new Map(hrefs), [hrefs])
  const words = leadsTo(text, { hrefs, tokens: offers?.tokens ?? [] })
  const filter: OptionsFilter = ({ options, search }) => {
    const wanted = search.toLowerCase()
    // Who opens the field sees all there is, not only what stands in it.
    const isMeant = (value: string) => search === text || `${value} ${meanings.get(value) ?? ''}`.toLowerCase().includes(wanted)
    return (options as ComboboxItemGroup<{ value: string; label: string }>[])
      .map((group) => ({ ...group, items: group.items.filter(({ value }) => isMeant(value)).slice(0, MOST) }))
      .filter(({ items }) => items.length > 0) as ReturnType<OptionsFilter>
  }
  return (
    <div>
      <Autocomplete
        {...common}
        value={text}
        data={data}
        filter={filter}
        maxDropdownHeight={320}
        comboboxProps={{ width: 320, position: 'bottom-start' }}
        onChange={take}
        onOptionSubmit={choose}
        onBlur={commit}
        renderOption={({ option: { value } }) => <ValueWithMeaning value={value} meaning={meanings.get(value)} lines={1} />}
      />
      {words && (
        <Text size="xs" c="dimmed">
          {words}
        </Text>
      )}
    </div>
  )
}
