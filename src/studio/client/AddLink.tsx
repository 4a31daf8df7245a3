import { Button, Group, Select } from '@mantine/core'
import { useState } from 'react'
import { wantField } from './fields/wantedField'
import { Icon } from './Icon'
import type { MenuList } from './menuEntries'
import { useAct } from './useAct'
import { useStudio } from './useStudio'

/** So many pages are offered at once; of more, those that are looked for. */
const MOST = 60
const GROUP = 'New group'

/** Puts a page at the end of a list, or an entry that unfolds to others. */
export function AddLink({ list }: { list: MenuList }) {
  const { state } = useStudio()
  const act = useAct()
  const [chosen, setChosen] = useState<string | null>(null)
  const add = async (address: string | null) => {
    const page = state.pages.find(({ href }) => href === address)
    setChosen(null)
    if (page) await act({ do: 'insert', path: [...list.path, list.entries.length], value: { label: page.title, href: address } })
  }
  const addGroup = async () => {
    const [first] = state.pages
    const path = [...list.path, list.entries.length]
    const answer = await act({ do: 'insert', path, value: { label: GROUP, links: [{ label: first?.title ?? GROUP, href: first?.href ?? '/' }] } })
    if (answer.is !== 'done') return
    wantField([...(answer.place ?? path), 'label'])
  }
  return (
    <Group mt={4} wrap="nowrap">
      <Select
        size="xs"
        className="grows"
        aria-label={`Add a page to ${list.title}`}
        placeholder="Add a page …"
        searchable
        limit={MOST}
        data={state.pages.flatMap(({ href, title, address }) => (href && address !== '404' ? [{ value: href, label: `${title} (${href})` }] : []))}
        value={chosen}
        onChange={(address) => void add(address)}
      />
      {list.canUnfold && (
        <Button variant="default" leftSection={<Icon name="plus" size={14} />} onClick={() => void addGroup()}>
          Add a group
        </Button>
      )}
    </Group>
  )
}
