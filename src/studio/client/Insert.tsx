import { Modal, TextInput, UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { BlockLine } from '../types'
import { getBlocks } from './api'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/** Every kind of section with its picture; the one that is chosen is put in its place. */
export function Insert({ page, place, onClose }: { page: JsonPath; place: number | undefined; onClose: () => void }) {
  const { send } = useStudio()
  const { select } = useSelection()
  const [blocks, setBlocks] = useState<BlockLine[]>([])
  const [wanted, setWanted] = useState('')
  const isOpen = place !== undefined
  useEffect(() => {
    if (isOpen) getBlocks().then(setBlocks, () => {})
  }, [isOpen])
  const insert = async ({ example }: BlockLine) => {
    const path = [...page, 'sections', place ?? 0]
    onClose()
    const answer = await send({ do: 'insert', path, value: example })
    if (answer.is === 'done') select(path)
  }
  const found = blocks.filter(({ title, description, type }) => `${title} ${description} ${type}`.toLowerCase().includes(wanted.toLowerCase()))
  return (
    <Modal closeButtonProps={{ 'aria-label': 'Close' }} opened={isOpen} onClose={onClose} title="Add a section" size="70rem">
      <TextInput label="Find a kind of section" value={wanted} onChange={({ currentTarget }) => setWanted(currentTarget.value)} data-autofocus mb="md" />
      <div className="blocks">
        {found.map((block) => (
          <UnstyledButton key={block.type} className="block" onClick={() => void insert(block)}>
            <span className="picture">{block.picture && <iframe src={block.picture} title={`${block.title}, an example`} aria-hidden tabIndex={-1} inert loading="lazy" />}</span>
            <strong>{block.title}</strong>
            <span>{block.description}</span>
          </UnstyledButton>
        ))}
      </div>
    </Modal>
  )
}
