import { Button, Group, Modal, Select } from '@mantine/core'
import { useState } from 'react'
import type { SectionLine } from '../types'
import { nameOf, useSections } from './sections'
import { useSelection } from './selection'
import { useAct } from './useAct'
import { useStudio } from './useStudio'

/** So many pages are offered at once; of more, those that are looked for. */
const MOST = 60

/** Asks for the page to which a section is moved, and moves it to its end. */
export function MoveTo({ section, onClose }: { section: SectionLine | undefined; onClose: () => void }) {
  const { state } = useStudio()
  const act = useAct()
  const { blocks } = useSections()
  const { page, select } = useSelection()
  const [address, setAddress] = useState<string | null>(null)
  const goal = state.pages.find((line) => line.address === address)
  const move = async () => {
    if (!section || !goal) return
    onClose()
    // At once: who selects something else until the answer is there keeps that.
    select(undefined)
    await act({ do: 'moveToPage', path: section.path, page: goal.address }, undefined, true)
  }
  const others = state.pages.filter(({ path }) => path.join() !== page.join())
  return (
    <Modal opened={section !== undefined} onClose={onClose} title={`Move “${section ? nameOf(section, blocks) : ''}” to another page`}>
      <Select
        label="Page"
        searchable
        limit={MOST}
        data={others.map(({ address: value, title }) => ({ value, label: `${title} (${value})` }))}
        value={address}
        onChange={setAddress}
        data-autofocus
      />
      <Group mt="md" justify="end">
        <Button disabled={!goal} onClick={() => void move()}>
          Move
        </Button>
      </Group>
    </Modal>
  )
}
