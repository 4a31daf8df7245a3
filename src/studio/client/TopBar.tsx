import { Badge, Button, Drawer, Group, List, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

const SAVED = { saved: 'Saved', saving: 'Saving …', offline: 'The dev server does not answer. What you write is kept.' }

/** Undo and redo, whether all is saved, and what is wrong with the site. */
export function TopBar() {
  const { state, saving, said, undo, redo } = useStudio()
  const [isOpen, setOpen] = useState(false)
  useUndoKeys()
  const count = state.problems.length
  return (
    <Group component="section" aria-label="The file" gap="sm" className="bar">
      <Title order={1} size="h4">
        {state.file}
      </Title>
      <Button variant="default" size="compact-sm" disabled={!state.canUndo} title={state.canUndo} onClick={() => void undo()}>
        Undo
      </Button>
      <Button variant="default" size="compact-sm" disabled={!state.canRedo} title={state.canRedo} onClick={() => void redo()}>
        Redo
      </Button>
      <Text size="sm" role="status" className="said">
        {saving === 'saved' ? said || SAVED.saved : SAVED[saving]}
      </Text>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        Problems{' '}
        <Badge color={count > 0 ? 'red' : 'green'} ml="xs">
          {count}
        </Badge>
      </Button>
      <Problems isOpen={isOpen} onClose={() => setOpen(false)} />
    </Group>
  )
}

/** All that is wrong with the site; a click leads to the place. */
function Problems({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { state } = useStudio()
  const { page, select } = useSelection()
  return (
    <Drawer closeButtonProps={{ 'aria-label': 'Close' }} opened={isOpen} onClose={onClose} position="right" title="Problems">
      {state.problems.length === 0 && <Text>There is none.</Text>}
      <List listStyleType="none" spacing="md">
        {state.problems.map((problem) => (
          <List.Item key={problem.where + problem.message}>
            <Button variant="subtle" size="compact-sm" onClick={() => problem.path && select(partOf(problem.path), pageOf(problem.path) ?? page)}>
              {problem.where}
            </Button>
            <Text size="sm">
              {problem.message} {problem.hint}
            </Text>
          </List.Item>
        ))}
      </List>
    </Drawer>
  )
}

/** Undo and redo by keys, wherever nothing is being written. */
function useUndoKeys(): void {
  const { undo, redo } = useStudio()
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isWriting(event.target)) return
      event.preventDefault()
      void (event.shiftKey ? redo() : undo())
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [undo, redo])
}

/** Fields undo what is typed into them themselves. */
const isWriting = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, textarea')
type Path = readonly (string | number)[]
/** The section, page or setting that a place lies in. */
const partOf = (path: Path) => (path.indexOf('sections') >= 0 ? path.slice(0, path.indexOf('sections') + 2) : path.slice(0, 2))
const pageOf = (path: Path) => (path[0] === 'pages' ? path.slice(0, 2) : undefined)
