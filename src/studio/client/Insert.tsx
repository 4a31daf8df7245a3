import { Modal, NavLink, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { BlockLine, ExampleLine } from '../types'
import { Example } from './Example'
import { BlockIcon, Icon } from './Icon'
import { type BlockGroup, groupsOf } from './groupsOf'
import { useSections } from './sections'
import { useSelection } from './selection'
import { useAct } from './useAct'
import './insert.css'

type Props = { path: JsonPath | undefined; onClose: () => void; onInserted: () => void }

/** Every kind of section, group by group, with pictures of its examples; the one that is chosen is put in its place. */
export function Insert({ path, onClose, onInserted }: Props) {
  const act = useAct()
  const { page, select } = useSelection()
  const { blocks } = useSections()
  const [wanted, setWanted] = useState('')
  const groups = groupsOf(blocks, wanted)
  const insert = async ({ section }: ExampleLine) => {
    if (!path) return
    onClose()
    const answer = await act({ do: 'insert', path, value: section })
    if (answer.is !== 'done') return
    onInserted()
    select(answer.place, page, undefined, answer.hash)
  }
  return (
    <Modal opened={path !== undefined} onClose={onClose} title="Add a section" size="76rem" returnFocus={false} classNames={{ body: 'picker' }}>
      <nav aria-label="Kinds of section" className="picker-kinds">
        <TextInput
          label="Find a kind of section"
          leftSection={<Icon name="search" />}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          data-autofocus
          mb="xs"
        />
        {groups.map((group) => (
          <Kinds key={group.title} group={group} />
        ))}
      </nav>
      <div className="picker-list" tabIndex={0} role="region" aria-label="Examples">
        {groups.map(({ title, blocks: kinds }) => (
          <section key={title} aria-label={title}>
            <Text component="h3" className="group-name">
              {title}
            </Text>
            {kinds.map((block) => (
              <Kind key={block.type} block={block} onChosen={(example) => void insert(example)} />
            ))}
          </section>
        ))}
        {groups.length === 0 && <Text c="dimmed">No kind of section is called or described so.</Text>}
      </div>
    </Modal>
  )
}

/** The names of a group's kinds, each of which leads to its examples. */
function Kinds({ group: { title, blocks } }: { group: BlockGroup }) {
  return (
    <div role="group" aria-label={title}>
      <Text className="group-name" aria-hidden>
        {title}
      </Text>
      {blocks.map(({ type, title: name, icon }) => (
        <NavLink
          key={type}
          href={`#kind-${type}`}
          label={name}
          leftSection={<BlockIcon nodes={icon} />}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(`kind-${type}`)?.scrollIntoView({ block: 'start' })
          }}
        />
      ))}
    </div>
  )
}

function Kind({ block: { type, title, description, examples }, onChosen }: { block: BlockLine; onChosen: (example: ExampleLine) => void }) {
  return (
    <section id={`kind-${type}`} className="kind" aria-label={title}>
      <Text component="h4" fw={600}>
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {description}
      </Text>
      <div className="examples">
        {examples.map((example) => (
          <UnstyledButton key={example.name} className="example" aria-label={`${title}, ${example.name}`} onClick={() => onChosen(example)}>
            <Example address={example.picture} />
            <span className="example-name">{example.name}</span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  )
}
