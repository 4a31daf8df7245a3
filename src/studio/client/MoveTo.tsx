import { Button, Group, Modal, Select } from '@mantine/core'
import { useState } from 'react'
import { getPart } from './api'
import type { SectionLine } from '../types'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/** Behind all sections that a page can have. */
const END = 1_000_000

/** Asks for the page to which a section is moved, and moves it to its end. */
export function MoveTo({ section, onClose }: { section: SectionLine | undefined; onClose: () => void }) {
  const { state, send } = useStudio()
  const { page, select } = useSelection()
  const [address, setAddress] = useState<string | null>(null)
  const goal = state.pages.find((line) => line.address === address)
  const move = async () => {
    if (!section || !goal) return
    const { value } = await getPart(section.path)
    onClose()
    const answer = await send({ do: 'move', path: section.path, to: [...goal.path, 'sections', END] }, value)
    if (answer.is === 'done') select(undefined)
  }
  const others = state.pages.filter(({ path }) => path.join() !== page.join())
  return (
    <Modal closeButtonProps={{ 'aria-label': 'Close' }} opened={section !== undefined} onClose={onClose} title={`Move “${section?.title ?? ''}” to another page`}>
      <Select
        label="Page"
        searchable
        data={others.map(({ address: value, title }) => ({ value, label: `${title} (${value})` }))}
        value={address}
        onChange={setAddress}
        data-autofocus
      />
      <Group mt="md">
        <Button disabled={!goal} onClick={() => void move()}>
          Move
        </Button>
      </Group>
    </Modal>
  )
}
